/** Shapes on the sheet: spaces, pieces of land, their outlines, and where a mark fits in them. */
import type { Box } from "../types";
import type { Chart, Spot } from "./types";

export type Pair = [string, string];

/** Return the name of the side between two points, as the chart spells it. */
export function sideBetween(chart: Chart, a: string, b: string): string {
  return `${a}-${b}` in chart.sides ? `${a}-${b}` : `${b}-${a}`;
}

/** Return the sides that a path follows, in its order. */
export function sidesOf(chart: Chart, path: readonly string[]): string[] {
  return path.slice(1).map((point, index) => sideBetween(chart, path[index] ?? "", point));
}

export function at(chart: Chart, point: string): Spot {
  return chart.points[point] ?? [0, 0];
}

/** Return where the sheet shows the name of a point; at the start, it is above the ring. */
export function namePlace(chart: Chart, point: string): Spot {
  const [x, y] = at(chart, point);
  return [x, y - (point === chart.start ? 13 : 4.5)];
}

/** Return an open line through points, as the `d` of a path. */
export function line(chart: Chart, points: readonly string[]): string {
  return points.map((point, n) => `${n ? "L" : "M"}${at(chart, point).join(" ")}`).join("");
}

/** Return a triangle, shrunk towards its centre. */
export function triangle(chart: Chart, space: string, part = 1): string {
  const found = chart.spaces[space];
  if (!found) return "";
  const [x, y] = found.at;
  const spots = found.corners.map((corner) => {
    const [a, b] = at(chart, corner);
    return `${round(x + (a - x) * part)} ${round(y + (b - y) * part)}`;
  });
  return `M${spots.join("L")}Z`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function sidesOfSpace(chart: Chart, space: string): Pair[] {
  const [a, b, c] = chart.spaces[space]?.corners ?? ["", "", ""];
  return [
    [a, b],
    [b, c],
    [c, a],
  ];
}

const KNOWN = new WeakMap<Chart, Map<string, string[]>>();

/** Return for each side the spaces on either side of it. */
function besides(chart: Chart): Map<string, string[]> {
  const known = KNOWN.get(chart);
  if (known) return known;
  const found = new Map<string, string[]>();
  for (const space of Object.keys(chart.spaces)) {
    for (const [a, b] of sidesOfSpace(chart, space)) {
      const side = sideBetween(chart, a, b);
      found.set(side, [...(found.get(side) ?? []), space]);
    }
  }
  KNOWN.set(chart, found);
  return found;
}

/** Return the land around a space, up to the walls. */
export function landAround(chart: Chart, walls: ReadonlySet<string>, space: string): string[] {
  const reached = new Set([space]);
  for (const each of reached) {
    for (const [a, b] of sidesOfSpace(chart, each)) {
      const side = sideBetween(chart, a, b);
      if (walls.has(side)) continue;
      for (const next of besides(chart).get(side) ?? []) reached.add(next);
    }
  }
  return [...reached];
}

/** Return the outline of a piece of land as closed lines, in the `d` of a path. */
export function outline(chart: Chart, spaces: readonly string[]): string {
  const rims = rimOf(chart, spaces);
  const following = new Map<string, string[]>();
  for (const [a, b] of rims) following.set(a, [...(following.get(a) ?? []), b]);
  let drawn = "";
  for (const [start] of rims) {
    const loop = [start];
    let next = following.get(start)?.pop();
    if (next === undefined) continue;
    while (next !== undefined && next !== start) {
      loop.push(next);
      next = following.get(next)?.pop();
    }
    drawn += `${line(chart, loop)}Z`;
  }
  return drawn;
}

/** Return the sides on the rim of a piece of land, all in the same direction. */
function rimOf(chart: Chart, spaces: readonly string[]): Pair[] {
  const inside = new Set(spaces);
  return spaces.flatMap((space) =>
    wayRound(chart, space).filter(([a, b]) => {
      const both = besides(chart).get(sideBetween(chart, a, b)) ?? [];
      return both.filter((each) => inside.has(each)).length < 2; // coast has one
    }),
  );
}

/** Return the sides of a space clockwise on the sheet. */
function wayRound(chart: Chart, space: string): Pair[] {
  const sides = sidesOfSpace(chart, space);
  const [a, b, c] = (chart.spaces[space]?.corners ?? []).map((corner) => at(chart, corner));
  if (!a || !b || !c) return [];
  const turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  return turn > 0 ? sides : sides.map(([from, to]) => [to, from]);
}

/** Return the best place for a mark on a piece of land: on open ground, near its centre. */
export function markPlace(
  chart: Chart,
  spaces: readonly string[],
  taken: ReadonlySet<string>,
): Spot {
  const [x, y] = markMiddle(chart, spaces, taken);
  return spaces.every((space) => taken.has(space)) ? [x - 25, y - 17] : [x, y]; // beside a guard
}

function markMiddle(chart: Chart, spaces: readonly string[], taken: ReadonlySet<string>): Spot {
  const open = spaces.filter((space) => !chart.spaces[space]?.symbol && !taken.has(space));
  const free = open.length > 0 ? open : spaces.filter((space) => !taken.has(space));
  const places = (free.length > 0 ? free : spaces).map((space) => chart.spaces[space]?.at);
  const middle = mean(spaces.map((space) => chart.spaces[space]?.at ?? [0, 0]));
  const near = places
    .filter((spot) => spot !== undefined)
    .sort((one, other) => gap(one, middle) - gap(other, middle));
  return near[0] ?? middle;
}

/** Return the box around a piece of land. */
export function boxOf(chart: Chart, spaces: readonly string[]): Box {
  const corners = spaces.flatMap((space) => chart.spaces[space]?.corners ?? []);
  const spots = corners.map((corner) => at(chart, corner));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

export function mean(spots: readonly Spot[]): Spot {
  const count = Math.max(1, spots.length);
  const sum = spots.reduce<Spot>(([x, y], [a, b]) => [x + a, y + b], [0, 0]);
  return [sum[0] / count, sum[1] / count];
}

function gap([x, y]: Spot, [a, b]: Spot): number {
  return Math.hypot(x - a, y - b);
}
