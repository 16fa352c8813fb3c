/** Which page is at which path. */
import { untrack, type Component } from "svelte";
import { settings } from "../lib/settings.svelte";
import { speakOf, type Topic } from "../lib/words/words.svelte";
import TablePage from "./TablePage.svelte";

export interface PageProps {
  parts: string[]; // of the path, after the page's own name
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a page may take no properties at all
type Load = () => Promise<{ default: Component<any> }>;

// A running table is in the first bundle; everything else follows when it is needed.
const pages: Record<string, Load> = {
  "": () => withWords("front", () => import("./Front.svelte")),
  account: () => withWords("account", () => withWords("news", () => import("./Account.svelte"))),
  "account/sign-in": () => withWords("account", () => import("./account/SignInPage.svelte")),
  "account/data": () =>
    withWords("account", () => withWords("data", () => import("./YourData.svelte"))),
  about: () => import("./Reading.svelte"),
  admin: () => withWords("operators", () => import("./Admin.svelte")),
  editor: () => withWords("boards", () => import("./Editor.svelte")),
  games: () => withWords("people", () => import("./Games.svelte")),
  home: () => withWords("home", () => import("./Home.svelte")),
  learn: () => import("./Learn.svelte"),
  lobby: () => import("./Lobby.svelte"),
  people: () => withWords("people", () => import("./People.svelte")),
  ratings: () => withWords("ratings", () => import("./Ratings.svelte")),
  rules: () => import("./Reading.svelte"),
  rulings: () => import("./Reading.svelte"),
  settings: () => withWords("settings", () => import("./Settings.svelte")),
  table: () => Promise.resolve({ default: TablePage }),
  "settings/notices": () => withWords("news", () => import("./settings/Notices.svelte")),
  "settings/rests": () =>
    withWords("rests", () => withWords("news", () => import("./settings/Rests.svelte"))),
  tournaments: () => withWords("cups", () => import("./Tournaments.svelte")),
  tutorial: () => withWords("lessons", () => withWords("front", () => import("./Tutorial.svelte"))),
};

async function withWords<Page>(topic: Topic, load: () => Promise<Page>): Promise<Page> {
  const [language, isPseudo] = untrack(() => [settings.language, settings.isPseudo]);
  const [page] = await Promise.all([load(), speakOf(topic, language, isPseudo)]);
  return page;
}

export function findPage(parts: string[]): { key: string; parts: string[]; load: Load } {
  const [name = "", ...rest] = parts;
  const load = pages[parts.slice(0, 2).join("/")] ?? pages[name] ?? (() => import("./Lost.svelte"));
  return { key: parts.slice(0, 2).join("/"), parts: rest, load };
}
