/** Makes the page installable, and the rules readable without a network. */
import { read } from "../learn";
import { games } from "./games/catalogue.svelte";
import { language } from "./words/words.svelte";

export async function beReady(): Promise<void> {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const pages = games.list.flatMap(({ id }) => [`rules/${id}`, `rulings/${id}`]);
  await Promise.all([...pages, "about"].map((page) => read(page, language())));
}
