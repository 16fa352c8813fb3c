/** The terms of a clock in words: when it rests, and who plays on when time has run out. */
import { named } from "../games/catalogue.svelte";
import { dayOf, list, moment, say } from "../words/words.svelte";
import { clockWords, isDaily, type Clock, type Rest } from "./clocks";
import type { TableView } from "./types";

/** While what a clock can stand still. */
export const RESTS = ["vacation", "weekends", "nights"] as const;
const USUAL = "companion"; // who plays on where nobody is named

/** Say when the clocks of a table rest; empty: never. */
export function restWords(clock: Clock | null): string {
  const when = RESTS.filter((each) => clock?.[each]).map((each) => say(`web-clock-${each}`));
  return when.length > 0 ? say("web-clock-rests", { when: list(when) }) : "";
}

/** Say until when somebody's clock rests: a vacation ends with its last day, a night at some hour. */
export function restedWords({ end, is_vacation }: Rest): string {
  if (is_vacation) return say("web-rest-vacation", { when: dayOf(new Date(end - 1)) });
  return say("web-rest-now", { when: moment(new Date(end)) });
}

/** Say who plays on when somebody's time has run out; empty: nobody. */
export function lateWords(clock: Clock | null): string {
  if (!clock || !isDaily(clock)) return "";
  return say("web-clock-days-about", { bot: named("bot", clock.bot || USUAL) });
}

/** Say that a match is rated, and what that means for whoever runs out of time; empty: it is not. */
export function ratedWords({ is_rated, clock }: Pick<TableView, "is_rated" | "clock">): string {
  if (!is_rated) return "";
  return say(clock ? "web-rated-clock" : "web-rated");
}

/** Say whether two clocks give the same time under the same terms. */
export function isSameClock(one: Clock | null, other: Clock | null): boolean {
  return wordsOf(one) === wordsOf(other) && (one?.increment ?? 0) === (other?.increment ?? 0);
}

function wordsOf(clock: Clock | null): string {
  return [clockWords(clock), restWords(clock), lateWords(clock)].join();
}
