/** How much time is left: in words, and as a part of what there was. */
import { lasting, SOON } from "../../lib/table/clocks";
import type { HomeTable } from "../../lib/waiting.svelte";
import { say } from "../../lib/words/words.svelte";

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
  return left === 0 ? say("web-home-over") : say("web-home-left", { time: lasting(left) });
}
