/** Chances to win as a band: one area for each seat, stacked, over the plies of a match. */
import type { Frame, Moment } from "./plot";

/** Return the area of each seat, the first at the top, as the `d` of a path. */
export function areas(
  moments: readonly Moment[],
  seats: number,
  last: number,
  frame: Frame,
): string[] {
  const shown = closed(moments, last);
  return Array.from({ length: seats }, (_, seat) => {
    const upper = shown.map(({ ply, values }) => spot(frame, ply, before(values, seat)));
    const lower = shown.map(({ ply, values }) => spot(frame, ply, before(values, seat + 1)));
    return `M${upper.join("L")}L${lower.reverse().join("L")}Z`;
  });
}

/** Return the middle of a seat's area at the beginning, where its emblem stands. */
export function middles(moments: readonly Moment[], seats: number): number[] {
  const values = moments[0]?.values ?? [];
  return Array.from(
    { length: seats },
    (_, seat) => (before(values, seat) + before(values, seat + 1)) / 2,
  );
}

function closed(moments: readonly Moment[], last: number): Moment[] {
  const [first, end] = [moments[0], moments.at(-1)];
  if (!first || !end) return [];
  return [{ ...first, ply: 0 }, ...moments, { ...end, ply: last }];
}

function spot({ x, y }: Frame, ply: number, value: number): string {
  return `${x(ply).toFixed(1)} ${y(value).toFixed(1)}`;
}

/** Return the sum of the chances of all seats before one; all of them add up to 1. */
function before(values: readonly number[], seat: number): number {
  const whole = values.reduce((sum, value) => sum + value, 0) || 1;
  return values.slice(0, seat).reduce((sum, value) => sum + value, 0) / whole;
}
