/** Chances to win as a band: one area for each seat, stacked, over the plies of a match. */
import type { Tick } from "../../lib/games/types";
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

/**
 * Return where a ply stands on the axis. A mark that ends a turn is meant for all of it: the turn's
 * number and its decisions stand in its middle.
 */
export function placed(ticks: readonly Tick[], x: Frame["x"]): Frame["x"] {
  if (ticks.length === 0 || ticks[0]?.isSpan) return x;
  return (ply) => {
    const next = ticks.findIndex((tick) => tick.ply > ply);
    const at = next < 0 ? ticks.length - 1 : next;
    return (x(ticks[at - 1]?.ply ?? 0) + x(ticks[at]?.ply ?? 0)) / 2;
  };
}

/** Move pins apart that would lie upon another, and keep them on the band. */
export function apart(spots: readonly number[], wide: number, step: number): number[] {
  const moved: number[] = [];
  for (const spot of spots)
    moved.push(Math.max(spot, (moved.at(-1) ?? -Infinity) + step, step / 2));
  let most = wide - step / 2;
  for (let at = moved.length - 1; at >= 0; at--) {
    moved[at] = Math.min(moved[at] ?? 0, most);
    most = (moved[at] ?? 0) - step;
  }
  return moved;
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
