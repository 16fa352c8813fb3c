/** Chances to win, for people to read. */
import type { Analysing, Analysis } from "../../lib/table/analysis.svelte";
import type { Moment } from "./plot";

/** Return the chances of all seats at each moment that was analysed. */
export function chancesOf(analysis: Analysis | null, mode: Analysing["mode"]): Moment[] {
  return (analysis?.points ?? []).map((point) => ({ ply: point.ply, values: point[mode] }));
}

/** Say whether some seat did not know everything; otherwise both modes are the same. */
export function hidSomething({ points }: Analysis): boolean {
  return points.some(({ known, open }) => known.some((chance, seat) => chance !== open[seat]));
}

/** Return a chance in whole percent. */
export function percent(chance: number): number {
  return Math.round(chance * 100);
}
