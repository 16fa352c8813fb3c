/** Makes the page installable: requests what can be read offline, so that the worker stores it. */
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
  await fetch("/"); // last: once it is stored, so is everything it needs
}

/** Wait until the worker sees the requests of this page. */
export async function watched(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
  });
}

/** The files of this page: a first visit loads them before there is a worker. */
function loaded(): string[] {
  const addresses = performance.getEntriesByType("resource").map(({ name }) => name);
  const ours = addresses.filter((name) => name.startsWith(`${location.origin}/a`));
  return [...new Set(ours.filter((name) => /\/(assets|art)\//.test(name)))];
}
