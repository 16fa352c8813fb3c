/** How much time is left: in words, and as a part of what there was. */
import type { HomeTable } from "../../lib/waiting.svelte";
import { say } from "../../lib/words/words.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SOON = 6 * HOUR;

export interface Left {
  words: string;
  part: number; // of the time for a turn
  isSoon: boolean;
}

/** Rests do not count: a turn by correspondence is as long as its clock says. */
export function leftOf(own: Pick<HomeTable, "since" | "table">, until: number, now: number): Left {
  const left = Math.max(0, until - now);
  const turn = 1000 * (own.table.clock?.per_turn ?? 0);
  const whole = turn || until - Math.min(own.since, now);
  const part = Math.min(1, left / Math.max(1, whole));
  return { words: wordsOf(left), part, isSoon: left < SOON };
}

function wordsOf(left: number): string {
  if (left === 0) return say("web-home-over");
  if (left >= 2 * DAY) return say("web-home-days", { count: Math.floor(left / DAY) });
  if (left >= HOUR) return say("web-home-hours", { count: Math.floor(left / HOUR) });
  return say("web-home-minutes", { count: Math.ceil(left / MINUTE) });
}
