/** The lines of a plot over the plies of a match: a value for each seat. */
import type { Tick } from "../../lib/games/types";
import type { Story } from "../../lib/table/replay.svelte";

export interface Moment {
  ply: number;
  values: readonly number[]; // of each seat
}

export interface Frame {
  x: (ply: number) => number;
  y: (value: number) => number;
}

const LETTER = 7; // pixels
const GAP = 6; // on either side of the words of a mark
const APART = 16; // pixels between two names
const ROOM = 11; // letters that fit beside the end of a line

/** Return the scores of a story in the form that a plot draws. */
export function scored(story: Story): Moment[] {
  return story.scores.map(({ ply, scores }) => ({ ply, values: scores }));
}

/** Return a number that no value exceeds, and whose quarters are round. */
export function top(moments: readonly Moment[]): number {
  const most = Math.max(4, ...moments.flatMap((moment) => moment.values));
  const round = [4, 20, 40].findLast((step) => step <= most / 2) ?? 4;
  return Math.ceil(most / round) * round;
}

/** Return the path of a seat: level until the value changes. */
export function stairs(
  moments: readonly Moment[],
  seat: number,
  last: number,
  frame: Frame,
): string {
  const path = moments.map(({ ply, values }, index) => {
    const [x, y] = [frame.x(ply).toFixed(1), frame.y(values[seat] ?? 0).toFixed(1)];
    return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
  });
  return `${path.join("")}H${frame.x(last).toFixed(1)}`;
}

/** Return the path of a seat: straight from one moment to the next. */
export function slopes(moments: readonly Moment[], seat: number, frame: Frame): string {
  const spots = moments.map(
    ({ ply, values }) => `${frame.x(ply).toFixed(1)} ${frame.y(values[seat] ?? 0).toFixed(1)}`,
  );
  return `M${spots.join("L")}`;
}

/** Return the value of a seat at a ply: that of the last moment up to then. */
export function valueAt(moments: readonly Moment[], seat: number, ply: number): number | null {
  return moments.findLast((moment) => moment.ply <= ply)?.values[seat] ?? null;
}

/** Return the height of each name beside the end of its line, without overlaps. */
export function ends(
  moments: readonly Moment[],
  names: readonly string[],
  y: Frame["y"],
): number[] {
  const values = moments.at(-1)?.values ?? [];
  const heights = names.map((_, seat) => y(values[seat] ?? 0));
  const order = names.map((_, seat) => seat).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  let free = 0;
  for (const seat of order) {
    heights[seat] = Math.max(heights[seat] ?? 0, free);
    free = (heights[seat] ?? 0) + APART;
  }
  return heights;
}

/** Return those marks of a time axis whose words do not touch each other. */
export function apart(ticks: readonly Tick[], x: Frame["x"]): Tick[] {
  const found: Tick[] = [];
  let free = -Infinity;
  for (const tick of ticks) {
    const half = (tick.label.length * LETTER) / 2 + GAP;
    if (x(tick.ply) - half < free) continue;
    found.push(tick);
    free = x(tick.ply) + half;
  }
  return found;
}

/** Return as much of a name as there is room for. */
export function short(name: string): string {
  return name.length > ROOM ? `${name.slice(0, ROOM - 1)}…` : name;
}
