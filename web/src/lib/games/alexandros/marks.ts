/** Where marks and names fit on the land without covering symbols, pieces or walls. */
import type { Box } from "../types";
import { at, markPlace, mean, sideBetween } from "./geometry";
import type { Shown } from "./changes";
import type { Chart, Province, Spot } from "./types";

const VAST = 40; // spaces: land this large is not named as a province
const FULL = 0.82; // the scale of a shield with room around it
const SMALL = 0.6; // and in a single triangle
const TILE = 19; // units of the sheet around the middle of a symbol

export interface Mark {
  part: Province;
  at: Spot;
  scale: number;
}

/** Return the shields of the provinces: where each goes, and how large. */
export function marksOf(chart: Chart, shown: Shown): Mark[] {
  if (shown.provinces.length < 2) return [];
  const taken = new Set(shown.guards.flat());
  const closed = shown.provinces.filter((part) => !part.is_open);
  const behind = at(chart, shown.alexander);
  return closed.map((part) => markOf(chart, part, taken, behind));
}

/** Return the shield of a province, rather not behind the figure of Alexander. */
export function markOf(
  chart: Chart,
  part: Province,
  taken: ReadonlySet<string>,
  figure: Spot | null = null,
): Mark {
  const open = part.spaces.filter((space) => !chart.spaces[space]?.symbol && !taken.has(space));
  if (open.length === 0) return { part, at: tightPlace(chart, part, taken), scale: SMALL };
  const middle = mean(part.spaces.map((space) => chart.spaces[space]?.at ?? [0, 0]));
  const inside = new Set(open);
  const ranked = open
    .map((space) => ({
      space,
      room: isBehind(chart, space, figure) ? -1 : roomAround(chart, space, inside),
      far: gap(chart, space, middle),
    }))
    .sort((one, other) => other.room - one.room || one.far - other.far);
  const best = ranked[0];
  const spot = (best && chart.spaces[best.space]?.at) ?? middle;
  return { part, at: spot, scale: best && best.room > 1 ? FULL : SMALL };
}

function isBehind(chart: Chart, space: string, figure: Spot | null): boolean {
  const [x, y] = chart.spaces[space]?.at ?? [0, 0];
  return (
    figure !== null && Math.abs(x - figure[0]) < 44 && y > figure[1] - 92 && y < figure[1] + 24
  );
}

/** Return how many neighbours of an open space are open too: two are as good as three. */
function roomAround(chart: Chart, space: string, inside: ReadonlySet<string>): number {
  const [a = "", b = "", c = ""] = chart.spaces[space]?.corners ?? [];
  const sides = new Set([
    sideBetween(chart, a, b),
    sideBetween(chart, b, c),
    sideBetween(chart, c, a),
  ]);
  const beside = [...inside].filter((other) => other !== space && touches(chart, other, sides));
  return Math.min(2, beside.length);
}

function touches(chart: Chart, space: string, sides: ReadonlySet<string>): boolean {
  const [a = "", b = "", c = ""] = chart.spaces[space]?.corners ?? [];
  return [sideBetween(chart, a, b), sideBetween(chart, b, c), sideBetween(chart, c, a)].some(
    (side) => sides.has(side),
  );
}

function gap(chart: Chart, space: string, [x, y]: Spot): number {
  const [a, b] = chart.spaces[space]?.at ?? [0, 0];
  return Math.round(Math.hypot(x - a, y - b));
}

/** Land without open ground: between two of its spaces, or in the sharp end of its only one. */
function tightPlace(chart: Chart, { spaces }: Province, taken: ReadonlySet<string>): Spot {
  const [first, second] = spaces.map((space) => chart.spaces[space]?.at);
  if (first && second && near(first, second)) return mean([first, second]);
  const [x, y] = first ?? markPlace(chart, spaces, taken);
  const corners = (chart.spaces[spaces[0] ?? ""]?.corners ?? []).map((corner) => at(chart, corner));
  const tip = corners.find(([a]) => Math.abs(a - x) < 2) ?? [x, y];
  return [x + (tip[0] - x) * 0.62, y + (tip[1] - y) * 0.62];
}

function near([x, y]: Spot, [a, b]: Spot): boolean {
  return Math.hypot(x - a, y - b) < 60;
}

export interface Label {
  key: string;
  words: string;
  at: Spot;
}

/** Everything on the board that no name may touch. */
export function obstacles(chart: Chart, shown: Shown, marks: readonly Mark[]): Box[] {
  const tiles = Object.values(chart.spaces)
    .filter(({ symbol }) => symbol)
    .map(({ at: [x, y] }): Box => [x - TILE, y - TILE, 2 * TILE, 2 * TILE]);
  const guards = shown.guards.flat().map((space): Box => {
    const [x, y] = chart.spaces[space]?.at ?? [0, 0];
    return [x - 20, y - 44, 42, 62];
  });
  const [x, y] = at(chart, shown.alexander);
  const shields = marks.map(({ at: [a, b], scale }): Box => [
    a - 20 * scale,
    b - 24 * scale,
    40 * scale,
    50 * scale,
  ]);
  return [...tiles, ...guards, [x - 22, y - 74, 46, 82], ...shields];
}

/** Return the middles of the walls, and of their halves: a name may not lie on any of them. */
export function wallSpots(chart: Chart, shown: Shown): Spot[] {
  return [...shown.black, ...shown.red].flatMap((side) => {
    const [a = "", b = ""] = chart.sides[side] ?? [];
    const [[x, y], [u, v]] = [at(chart, a), at(chart, b)];
    return [0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9].map((t): Spot => [
      x + (u - x) * t,
      y + (v - y) * t,
    ]);
  });
}

/** Return the box of a name around the middle of its base line. */
export function wordsBox([x, y]: Spot, words: string, size: number): Box {
  const wide = words.length * size * 0.5;
  return [x - wide / 2, y - size * 0.8, wide, size];
}

export function isClear(box: Box, boxes: readonly Box[], spots: readonly Spot[], rim = 4): boolean {
  const [x, y, wide, high] = box;
  return (
    boxes.every(([a, b, w, h]) => x >= a + w || a >= x + wide || y >= b + h || b >= y + high) &&
    spots.every(([a, b]) => a < x - rim || a > x + wide + rim || b < y - rim || b > y + high + rim)
  );
}

/** Return the names of provinces that have room near their shields. */
export function landLabels(
  chart: Chart,
  shown: Shown,
  marks: readonly Mark[],
  size: number,
  name: (part: Province) => string,
): Label[] {
  const boxes = obstacles(chart, shown, marks);
  const walls = wallSpots(chart, shown);
  const found: Label[] = [];
  for (const { part, at: spot, scale } of marks) {
    if (part.spaces.length >= VAST) continue;
    const words = name(part);
    for (const place of around(spot, scale, words, size)) {
      const box = wordsBox(place, words, size);
      if (!isClear(box, boxes, walls)) continue;
      found.push({ key: part.province, words, at: place });
      boxes.push(box);
      break;
    }
  }
  return found;
}

/** Below the shield, above it, to its right, to its left. */
function around([x, y]: Spot, scale: number, words: string, size: number): Spot[] {
  const aside = 22 * scale + words.length * size * 0.25 + 3;
  return [
    [x, y + 27 * scale + size],
    [x, y - 27 * scale - size * 0.2],
    [x + aside, y + size * 0.3],
    [x - aside, y + size * 0.3],
  ];
}

/** Return the names of open spaces that nothing covers. */
export function spaceLabels(
  chart: Chart,
  shown: Shown,
  marks: readonly Mark[],
  labels: readonly Label[],
  size: number,
): Label[] {
  const boxes = [
    ...obstacles(chart, shown, marks),
    ...labels.map(({ at: spot, words }) => wordsBox(spot, words, size * 2)),
  ];
  const walls = wallSpots(chart, shown);
  return Object.entries(chart.spaces).flatMap(
    ([
      key,
      {
        at: [x, y],
        place,
        side,
        symbol,
        corners,
      },
    ]) => {
      if (symbol || side || !place || place === key) return [];
      const isUp = corners.some((corner) => at(chart, corner)[1] < y - 40);
      const spot: Spot = [x, y + (isUp ? 8 : -2.5)];
      return isClear(wordsBox(spot, place, size), boxes, walls, 2)
        ? [{ key, words: place, at: spot }]
        : [];
    },
  );
}
