/** What happened before the events of a view: the server sends it in pages. */
import { api } from "../api/client";
import type { GameEvent } from "./types";

/** Return all events before a ply that this observer may know; null if they are not available. */
export async function earlier(
  match: string,
  since: number,
  asked: { seat?: number; link?: string },
): Promise<GameEvent[] | null> {
  const pages: GameEvent[][] = [];
  for (let before = since; before > 0;) {
    const params = { path: { match }, query: { ...asked, before } };
    const { data } = await api.GET("/api/tables/{match}/events", { params });
    if (!data) return null;
    pages.unshift(data.events);
    before = data.since;
  }
  return pages.flat();
}
