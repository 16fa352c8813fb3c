/** Chances to win, for people to read. Nothing is certain before the end, so nothing is shown so. */
import type { Analysing, Analysis, Judged } from "../../lib/table/analysis.svelte";
import { say } from "../../lib/words/words.svelte";
import type { Moment } from "./plot";

const LEAST = 5; // percent: below it, and above what it leaves, an estimate is too rough for numbers
const MOST = 100 - LEAST;
const FAINT = 0.04; // how such a chance is drawn

/** Return the chances of all seats at each moment that was analysed; the last one is the result. */
export function chancesOf(analysis: Analysis | null, mode: Analysing["mode"]): Moment[] {
  const points = analysis?.points ?? [];
  return points.map((point, at) => ({
    ply: point.ply,
    values:
      at === points.length - 1
        ? point[mode]
        : point[mode].map((chance) => Math.min(Math.max(chance, FAINT), 1 - FAINT)),
  }));
}

/** Say whether some seat did not know everything; otherwise both modes are the same. */
export function hidSomething({ points }: Analysis): boolean {
  return points.some(({ known, open }) => known.some((chance, seat) => chance !== open[seat]));
}

/** Return a chance in whole percent, as far as an estimate goes. */
export function percent(chance: number): number {
  return Math.min(Math.max(Math.round(chance * 100), LEAST), MOST);
}

/** Put a chance into words: 37%, or under 5%. */
export function inPercent(chance: number): string {
  const value = Math.round(chance * 100);
  if (value < LEAST) return say("chance-low");
  return value > MOST ? say("chance-high") : say("web-percent", { value });
}

export interface Change {
  from: number;
  to: number;
  key: "analysis-numbers" | "analysis-good" | "analysis-rise"; // what is compared
}

/** Return how a decision changed the chance: a good one raised it, any other one may have cost some. */
export function changeOf(judged: Judged, analysis: Analysis | null): Change {
  const { played, best, seat, ply, otherwise } = judged;
  if (!isPraised(judged, analysis))
    return { from: best.chance, to: played.chance, key: "analysis-numbers" };
  const points = analysis?.points ?? [];
  const at = points.findIndex((point) => point.ply === ply);
  const [before = 0, after = 0] = [points[at]?.known[seat], points[at + 1]?.known[seat]];
  const other = otherwise ?? 1;
  return played.chance - other >= after - before
    ? { from: other, to: played.chance, key: "analysis-good" }
    : { from: before, to: after, key: "analysis-rise" };
}

/** Say whether a decision is one of the best. */
export function isPraised(judged: Judged, analysis: Analysis | null): boolean {
  return !!analysis?.best.some((at) => analysis.verdicts[at] === judged);
}

/** Put a change into two numbers: 61% → 55%. */
export function inNumbers({ from, to }: Change): string {
  return say("analysis-change", { best: inPercent(from), played: inPercent(to) });
}

/** Put a change into a sentence, for whoever decided or for others. */
export function inWords({ from, to, key }: Change, isMine: boolean): string {
  const values = { best: inPercent(from), played: inPercent(to) };
  return say(isMine ? `${key}-you` : key, values);
}

/** Return which decision is shown first: my best one if I have won, or else my costliest. */
export function firstOf(
  told: readonly Judged[],
  analysis: Analysis | null,
  me: number | null,
  hasWon: boolean,
): number {
  const gains = told.map((each) => {
    const { from, to } = changeOf(each, analysis);
    return each.seat === me ? (hasWon ? to - from : from - to) : -1;
  });
  return Math.max(0, gains.indexOf(Math.max(...gains)));
}
