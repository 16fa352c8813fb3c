/** Stores a finished match that was opened, ply by ply, for offline use. */
import { api } from "../api/client";
import { loadBoard } from "../board/boards";
import { watched } from "../offline";
import type { Replay } from "./replay.svelte";

const FEW = 4; // requests at the same time
const PAUSE = 500; // milliseconds: well within the server's limits

/** Request all of a match again, so that the worker stores it. Return a function to stop this. */
export function keepMatch(replay: Replay): () => void {
  let isOn = "serviceWorker" in navigator && isSecureContext;
  const goesOn = (): boolean => isOn;
  if (isOn) void keep(replay, goesOn).catch(() => {}); // the next visit continues
  return () => (isOn = false);
}

async function keep(replay: Replay, goesOn: () => boolean): Promise<void> {
  await watched();
  if (!goesOn()) return;
  const params = { path: { match: replay.id }, query: replay.link ? { link: replay.link } : {} };
  await api.GET("/api/tables/{match}", { params }); // first: shows the worker that it is over
  await Promise.all([loadBoard(replay.id, replay.link), replay.tellStory()]);
  const missing = await notKept(replay);
  while (missing.length > 0 && goesOn()) {
    const found = await Promise.all(missing.splice(0, FEW).map((ply) => replay.fetch(ply, null)));
    if (found.includes(null)) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

async function notKept({ id, link, last }: Replay): Promise<number[]> {
  const query = link ? `?${new URLSearchParams({ link })}` : "";
  const plies = Array.from({ length: last + 1 }, (_, ply) => ply);
  const kept = await Promise.all(
    plies.map((ply) =>
      caches.match(`/api/tables/${id}/plies/${ply}${query}`, { ignoreVary: true }),
    ),
  );
  return plies.filter((ply) => !kept[ply]);
}
