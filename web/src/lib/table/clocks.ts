/** Clocks in words: how long a table gives its players, and how much time is left. */
import { language, say } from "../words/words.svelte";
import type { TableView } from "./types";

export type Clock = NonNullable<TableView["clock"]>;
export type Rest = TableView["seats"][number]["rests"][number];

const MINUTE = 60_000; // milliseconds
const HOUR = 60 * MINUTE;
export const SOON = 6 * HOUR; // from here on it is urgent

/** By correspondence: days for each move. */
export function isDaily(clock: Clock | null): boolean {
  return (clock?.per_turn ?? 0) > 0;
}

const HARDLY = 5 * MINUTE; // so little below a full hour is not worth saying

/** Return a time as a whole number of the unit in which people would say it. */
export function measured(ms: number): { value: number; unit: "day" | "hour" | "minute" } {
  const hours = Math.floor((ms + HARDLY) / HOUR);
  if (hours >= 48 || hours === 24) return { value: Math.floor(hours / 24), unit: "day" };
  if (hours > 0) return { value: hours, unit: "hour" };
  return { value: Math.max(0, Math.ceil(ms / MINUTE)), unit: "minute" };
}

/** Return a time in words: “2 days”, “4 hours”; in short words where there is little room. */
export function lasting(ms: number, unitDisplay: "long" | "short" = "long"): string {
  const { value, unit } = measured(ms);
  const style = { style: "unit", unit, unitDisplay } as const;
  return new Intl.NumberFormat(language(), style).format(value);
}

/** Return the rest that somebody has now, if any, and their vacations that are ahead. */
export function restsAt(
  rests: readonly Rest[],
  at: number,
): { now: Rest | undefined; ahead: Rest[] } {
  const now = rests.find(({ start, end }) => start <= at && at < end);
  return { now, ahead: rests.filter((each) => each.is_vacation && each.start > at) };
}

/** Return a clock in words. */
export function clockWords(clock: Clock | null): string {
  if (!clock) return say("web-clock-none");
  const time = lasting((clock.per_turn ?? 0) * 1000);
  if (!isDaily(clock)) return say("web-minutes", { minutes: Math.round(clock.main / 60) });
  if (clock.main === 0) return say("web-clock-per-turn", { time });
  return say("web-clock-bank", { bank: lasting(clock.main * 1000), time });
}
