/** Which plies I played by hand: not what was revealed for everybody, nor what a bot did for me. */
import type { TableView } from "./types";

export interface Happened {
  kind?: string;
  ply?: number;
  seat?: number;
}
export type News = Pick<TableView["news"][number], "kind" | "ply" | "seat">;

// Everybody's sealed choices: mine may have been prepared, or may have been the only one possible.
const SEALED: ReadonlySet<string> = new Set(["Revealed", "Redistributed"]);

export function isSealed(told: readonly Happened[]): boolean {
  return told.some(({ kind = "" }) => SEALED.has(kind));
}

/** Return whether a bot decided for a seat at a ply. */
export function wasAway(news: readonly News[], seat: number | null, ply: number): boolean {
  const own = news.filter((each) => each.seat === seat && each.ply < ply);
  const last = own.filter(({ kind }) => kind === "replaced" || kind === "returned").at(-1);
  return last?.kind === "replaced";
}
