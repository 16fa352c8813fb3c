/** Chances to win, for people to read. */
import type { Analysing, Analysis } from "../../lib/table/analysis.svelte";
import { say } from "../../lib/words/words.svelte";
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

/** Return how far off a chance may be, in whole percent; no estimate is exact. */
export function within(error: number): number {
  return Math.max(1, Math.ceil(error * 100));
}

/** Say by how many points a seat would be ahead or behind. */
export function lead(margin: number): string {
  const points = Math.round(Math.abs(margin));
  if (points === 0) return say("web-lead-none");
  return say(margin > 0 ? "web-lead-ahead" : "web-lead-behind", { points });
}

/** Return how far off the difference of two estimates may be. */
export function apart(one: { error: number }, other: { error: number }): number {
  return Math.hypot(one.error, other.error);
}
