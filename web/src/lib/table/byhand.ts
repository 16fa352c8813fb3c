/** Which plies I played by hand: not what was revealed for everybody, nor what a bot did for me. */
import type { TableView } from "./types";

export interface Happened {
  kind?: string;
  ply?: number;
  seat?: number;
}
export type News = Pick<TableView["news"][number], "kind" | "ply" | "seat">;

/**
 * Return whether a ply opened the sealed choices of everybody: it begins with the same kind of event
 * for several seats. Mine may have been prepared, or may have been the only one possible.
 */
export function isSealed(told: readonly Happened[]): boolean {
  const [first] = told;
  if (!first?.kind || first.seat === undefined) return false;
  return told.some(({ kind, seat }) => kind === first.kind && seat !== first.seat);
}

/** Return whether a bot decided for a seat at a ply. */
export function wasAway(news: readonly News[], seat: number | null, ply: number): boolean {
  const own = news.filter((each) => each.seat === seat && each.ply < ply);
  const last = own.filter(({ kind }) => kind === "replaced" || kind === "returned").at(-1);
  return last?.kind === "replaced";
}
