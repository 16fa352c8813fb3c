/** Which plies I played by hand: not what was revealed for everybody, nor what a bot did for me. */
import type { TableView } from "./types";

export interface Happened {
  kind?: string;
  ply?: number;
  seat?: number;
}
export type News = Pick<TableView["news"][number], "kind" | "ply" | "seat">;

/**
 * Return whether a ply opened sealed choices, whose kinds are given: mine may have been prepared, or
 * may have been the only one possible.
 */
export function isSealed(told: readonly Happened[], sealed: ReadonlySet<string>): boolean {
  return sealed.has(told[0]?.kind ?? "");
}

/** Return the kinds of sealed choices in a match: with those, a ply began for several seats. */
export function sealedKinds(plies: Iterable<[number, readonly Happened[]]>): Set<string> {
  const found = new Set<string>();
  for (const [ply, told] of plies) {
    const [first] = told;
    if (ply === 0 || !first?.kind || first.seat === undefined) continue; // 0: what was dealt
    if (told.some(({ kind, seat }) => kind === first.kind && seat !== first.seat))
      found.add(first.kind);
  }
  return found;
}

/** Return whether a bot decided for a seat at a ply. */
export function wasAway(news: readonly News[], seat: number | null, ply: number): boolean {
  const own = news.filter((each) => each.seat === seat && each.ply < ply);
  const last = own.filter(({ kind }) => kind === "replaced" || kind === "returned").at(-1);
  return last?.kind === "replaced";
}
