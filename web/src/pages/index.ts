/** Which page is at which path. */
import type { Component } from "svelte";
import Front from "./Front.svelte";
import TablePage from "./TablePage.svelte";

export interface PageProps {
  parts: string[]; // of the path, after the page's own name
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a page may take no properties at all
type Load = () => Promise<{ default: Component<any> }>;

// Most visits begin at the front page or at a table: these are in the first bundle.
const pages: Record<string, Load> = {
  "": () => Promise.resolve({ default: Front }),
  about: () => import("./Reading.svelte"),
  editor: () => import("./Editor.svelte"),
  learn: () => import("./Learn.svelte"),
  lobby: () => import("./Lobby.svelte"),
  new: () => import("./NewTable.svelte"),
  rules: () => import("./Reading.svelte"),
  rulings: () => import("./Reading.svelte"),
  settings: () => import("./Settings.svelte"),
  table: () => Promise.resolve({ default: TablePage }),
  tutorial: () => import("./Tutorial.svelte"),
};

export function findPage(parts: string[]): { key: string; parts: string[]; load: Load } {
  const [name = "", ...rest] = parts;
  const load = pages[name] ?? (() => import("./Lost.svelte"));
  return { key: parts.slice(0, 2).join("/"), parts: rest, load };
}
