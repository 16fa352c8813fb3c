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

const LETTER = 6.5; // pixels
const GAP = 8; // between the words of two marks
const SHORT = 12; // letters that stay in one line
const STEPS = [1, 2, 5, 10, 20, 50]; // from one marked turn to the next
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
  let free = y(0) - (names.length - 1) * APART; // none below the axis
  for (const seat of order) {
    heights[seat] = Math.min(heights[seat] ?? 0, free);
    free += APART;
  }
  free = 0;
  for (const seat of order) {
    heights[seat] = Math.max(heights[seat] ?? 0, free);
    free = (heights[seat] ?? 0) + APART;
  }
  return heights;
}

export interface Axis {
  part: (ply: number) => number; // of the axis, from 0 to 1
  ply: (part: number) => number;
}

/** Return a time axis with the same room between any two marks, however much happened there. */
export function evenly(ticks: readonly Tick[], last: number): Axis {
  const plies = [0, ...ticks.map(({ ply }) => ply), last];
  const knots = [...new Set(plies)].sort((one, other) => one - other);
  const spans = Math.max(1, knots.length - 1);
  return {
    part: (ply) => {
      const at = knots.findLastIndex((knot) => knot <= ply);
      const [from = 0, to = from] = [knots[at], knots[at + 1]];
      return (at + (to > from ? (ply - from) / (to - from) : 0)) / spans;
    },
    ply: (part) => {
      const whole = Math.min(Math.max(part, 0), 1) * spans;
      const at = Math.min(Math.floor(whole), spans - 1);
      const [from = 0, to = from] = [knots[at], knots[at + 1]];
      return Math.round(from + (to - from) * (whole - at));
    },
  };
}

export interface Mark {
  ply: number;
  lines: string[]; // of its words
}

/** Return the marks of a time axis, with as many words as fit without touching each other. */
export function marked(ticks: readonly Tick[], x: Frame["x"]): Mark[] {
  if (ticks.some(({ isSpan }) => isSpan)) {
    const whole = ticks.map(({ ply, label }) => ({ ply, lines: halves(label) }));
    const brief = ticks.map(({ ply }, at) => ({ ply, lines: [String(at + 1)] }));
    return fits(whole, x) ? whole : brief;
  }
  const all = ticks.map(({ ply, label }) => ({ ply, lines: [label] }));
  const some = STEPS.map((step) => all.filter((_, at) => (at + 1) % step === 0));
  return some.find((marks) => fits(marks, x)) ?? [];
}

function fits(marks: readonly Mark[], x: Frame["x"]): boolean {
  return marks.every(({ ply, lines }, at) => {
    const next = marks[at + 1];
    const wide = Math.max(...lines.map((line) => line.length)) * LETTER + GAP;
    return !next || x(ply) + wide <= x(next.ply);
  });
}

/** Break a long name at the space nearest to its middle. */
function halves(label: string): string[] {
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  if (label.length <= SHORT || spaces.length === 0) return [label];
  const off = (at: number): number => Math.abs(at - label.length / 2);
  const at = spaces.reduce((best, each) => (off(each) < off(best) ? each : best));
  return [label.slice(0, at), label.slice(at + 1)];
}

/** Return as much of a name as there is room for. */
export function short(name: string): string {
  return name.length > ROOM ? `${name.slice(0, ROOM - 1)}…` : name;
}
