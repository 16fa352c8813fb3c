/** Remembers how much of a match was seen in this browser, to show later what happened since. */
import { api } from "../api/client";
import { seenUntil } from "./recap";
import type { TableView } from "./types";

const MOST = 60; // plies: after a longer absence only the last ones are shown

export function noteSeen(id: string, ply: number): void {
  localStorage.setItem(`seen-${id}`, String(ply));
}

/** Return the table as it was when I last saw it, if the match has moved on since. */
export async function missed(id: string, view: TableView): Promise<TableView | null> {
  const seen = seenUntil(localStorage.getItem(`seen-${id}`), view);
  const ply = view.match?.ply ?? 0;
  if (seen === null || view.status !== "running" || seen >= ply || !view.match) return null;
  return viewAt(id, view, Math.max(seen, ply - MOST));
}

/** Return the table as it was at a ply, as far as this observer may know. */
export async function viewAt(
  id: string,
  view: TableView,
  ply: number,
  asked: { seat?: number; link?: string } = {},
): Promise<TableView | null> {
  const params = { path: { match: id, ply }, query: asked };
  const { data } = await api.GET("/api/tables/{match}/plies/{ply}", { params });
  if (!data || !view.match) return null;
  const { waiting, prompt } = data;
  const match = { ...view.match, ply, view: data.view, waiting, prompt, legal: [] };
  return { ...view, match };
}
