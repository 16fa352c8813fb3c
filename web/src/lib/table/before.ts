/** The table before a rematch: what the same people said there can be read on. */
import { api } from "../api/client";
import type { Words } from "./types";

/** Note of which table another one is the rematch. */
export function noteBefore(id: string, before: string): void {
  localStorage.setItem(`before-${id}`, before);
}

/** Return what the same people said at the table before a rematch. */
export async function saidBefore(id: string): Promise<Words[]> {
  const match = localStorage.getItem(`before-${id}`);
  if (!match) return [];
  const { data } = await api.GET("/api/tables/{match}", { params: { path: { match } } });
  return (data?.view.said ?? []).filter(({ by }) => typeof by === "number");
}
