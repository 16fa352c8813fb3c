/** Where marks and names fit on the land without covering symbols, pieces or walls. */
import type { Box } from "../types";
import { at, markPlace, mean, sideBetween } from "./geometry";
import type { Shown } from "./changes";
import type { Chart, Province, Spot } from "./types";

const VAST = 40; // spaces: land this large is not named as a province
const FULL = 0.82; // the scale of a shield with room around it
const SMALL = 0.6; // and in a single triangle
const BARE = 0.46; // and without a number, on land that is worth nothing
const MOST = 1.6; // the largest scale of a shield
const NUMBER = 20; // units of the sheet: the size of the number on a shield
const LEGIBLE = 11.2; // pixels of the screen
const SHIFTS: readonly Spot[] = [4, 8, 12, 16].reduce<Spot[]>(
  (spots, far) => [...spots, [0, -far], [0, far], [-far, 0], [far, 0]],
  [[0, 0]],
); // the nearest first
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

/** Return the same shields, with numbers that can be read at this many pixels per unit. */
export function legible(chart: Chart, shown: Shown, zoom: number): Mark[] {
  const least = Math.min(MOST, LEGIBLE / (NUMBER * Math.max(0.01, zoom)));
  const guards = shown.guards.flat().map((space) => guardBox(chart, space));
  return marksOf(chart, shown)
    .map((mark) => ({ ...mark, scale: isBare(mark.part) ? BARE : Math.max(mark.scale, least) }))
    .map((mark) => ({ ...mark, at: aside(mark, guards) }));
}

/** Land without open ground is worth nothing: its shield is small, and has no number. */
export function isBare({ value }: Province): boolean {
  return value === 0;
}

/** Return where a shield covers least of the guards beside it. */
function aside({ at: [x, y], scale }: Mark, guards: readonly Box[]): Spot {
  const spots = SHIFTS.map(([a, b]): Spot => [x + a, y + b]);
  const cost = (spot: Spot, index: number): number =>
    index + guards.reduce((sum, box) => sum + shared(shieldBox(spot, scale), box), 0);
  const costs = spots.map(cost);
  return spots[costs.indexOf(Math.min(...costs))] ?? [x, y];
}

/** Return the area that two boxes share. */
function shared([x, y, wide, high]: Box, [a, b, w, h]: Box): number {
  const across = Math.min(x + wide, a + w) - Math.max(x, a);
  const down = Math.min(y + high, b + h) - Math.max(y, b);
  return Math.max(0, across) * Math.max(0, down);
}

function shieldBox([x, y]: Spot, scale: number): Box {
  return [x - 20 * scale, y - 25 * scale, 40 * scale, 52 * scale];
}

function guardBox(chart: Chart, space: string): Box {
  const [x, y] = chart.spaces[space]?.at ?? [0, 0];
  return [x - 16, y - 39, 38, 62];
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

/** Return the space of a guard that Alexander stands right before; empty: there is none. */
export function guardBehind(chart: Chart, shown: Shown): string {
  const isHidden = (space: string): boolean =>
    isBefore(at(chart, shown.alexander), chart.spaces[space]?.at ?? [0, 0]);
  return shown.guards.flat().find(isHidden) ?? "";
}

/** Say whether the figure of Alexander stands before a shield. */
export function hidesShield(chart: Chart, shown: Shown): boolean {
  const place = at(chart, shown.alexander);
  return marksOf(chart, shown).some((mark) => isBefore(place, mark.at));
}

function isBefore([x, y]: Spot, [a, b]: Spot): boolean {
  return Math.abs(a - x) < 30 && b > y - 84 && b < y + 14;
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
  if (taken.has(spaces[0] ?? "")) return [x - 24, y + 12]; // beside the feet of its guard
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
    b - 28 * scale,
    40 * scale,
    58 * scale,
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
    [x, y + 30 * scale + size],
    [x, y - 28 * scale - size * 0.3],
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
