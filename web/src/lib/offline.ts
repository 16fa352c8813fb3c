/** Makes the page installable; what can be read without a network passes by the worker once. */
import { read } from "../learn";
import { findPage } from "../pages";
import { api } from "./api/client";
import { games } from "./games/catalogue.svelte";
import { language } from "./words/words.svelte";

const READ = ["", "learn", "rules"]; // the pages that open without a network

export async function beReady(): Promise<void> {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  await navigator.serviceWorker.register("/sw.js");
  await watched();
  const pages = games.list.flatMap(({ id }) => [`rules/${id}`, `rulings/${id}`]);
  await Promise.all([
    ...[...pages, "about"].map((page) => read(page, language())),
    ...READ.map((name) => findPage([name]).load()),
  ]);
  await Promise.all([api.GET("/api/games"), ...loaded().map((address) => fetch(address))]);
  await fetch("/"); // last: who has it has all that it needs
}

/** Wait until the worker sees what this page asks for. */
export async function watched(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
  });
}

/** What this page is made of: a first visit loads it before there is a worker. */
function loaded(): string[] {
  const addresses = performance.getEntriesByType("resource").map(({ name }) => name);
  const ours = addresses.filter((name) => name.startsWith(`${location.origin}/a`));
  return [...new Set(ours.filter((name) => /\/(assets|art)\//.test(name)))];
}
