/** Where the plates of a region lie in a window, how large they are, and what the window shows. */
import type { Size as Window } from "../../../board/camera";
import type { Box } from "../../types";
import { union } from "../geometry";
import { START, type Chart, type Point } from "../types";
import { campSize, plateHeight, plateWidth, SIZES, type Size } from "./sizes";
import { between, spread, type Body } from "./spread";

export interface Layout {
  size: Size;
  scale: number; // pixels of the screen per unit of the sheet
  camera: Box; // what the window shows, in units of the sheet
  plates: Record<string, Box>; // in pixels of the window
  anchors: Record<string, Point>; // what each plate belongs to, on the sheet
}

export interface Asked {
  region: number;
  seats: number;
  window: Window;
  isFigure?: boolean; // no panels lie around it
  isLesson?: boolean; // its title lies below the players on a phone
}

export type Map = Pick<Chart, "regions" | "provinces" | "links" | "inside">;

const PHONE = 720; // pixels
const NEAREST = 1.9; // pixels of the screen per unit of the sheet, in a usual window
const USUAL = 1440;
const LOOSE = 8; // pixels between plates that no road joins
const PARTS = [1, 0.72, 0.45, 0.2, 0.1];
const NEARER = [1.5, 1.25, 1];
const LEANS = [0, 30, -30];
const SMALLER = 0.3;
const NEAR = 0.3; // the region fills the window, and its plates move towards the middle
const TABLE = 0.03; // of the window: how much of the table beside the map may show
const TABLE_ON_PHONE = 0.2;
const LOW = 760; // pixels: panels are lower in such a window
const FAR = 1; // of a plate: how far from its seat it may lie

interface Ground {
  room: Box;
  taken: Box[];
}

/** Plates may lie beside the panels at the lower edge, or all above them. */
function grounds({ window, isFigure = false, isLesson = false }: Asked): Ground[] {
  if (isFigure) return [bare(window)];
  const { room, taken } = ground(window, isLesson);
  if (window[0] <= PHONE) return [{ room, taken }];
  const [left, top, width] = room;
  const tools = taken.filter((box) => box[1] < top);
  const lowest = Math.min(...taken.filter((box) => box[1] >= top).map((box) => box[1]));
  return [
    { room, taken },
    { room: [left, top, width, lowest - top - 4], taken: tools },
  ];
}

/** A small board has only its legend, in a corner. */
export function bare([width, height]: Window): Ground {
  return { room: [8, 8, width - 16, height - 16], taken: [[width - 134, 0, 134, 92]] };
}

/**
 * The part of the window where plates may lie, and panels at its rim that leave room beside them.
 * There is room for the largest panel all the time, so that plates stay where they are in a region.
 */
export function ground([width, height]: Window, isLesson = false): Ground {
  if (width <= PHONE) {
    const [top, bottom] = [isLesson ? 122 : 96, height < LOW ? 208 : 256];
    const room: Box = [4, top, width - 8, Math.max(1, height - top - bottom)];
    const tools = height < LOW ? 196 : 252; // five with a chat
    return { room, taken: [[width - 58, height - bottom - tools, 58, tools]] };
  }
  const top = height < 800 ? 116 : 128;
  const [wide, high] = height < LOW ? [620, 164] : [776, 186]; // where cubes are split
  return {
    room: [20, top, width - 40, height - top - 28],
    taken: [
      [0, height - high, width < USUAL ? wide : (width + wide) / 2, high],
      [width - 364, height - 90, 364, 90],
      [width - 400, 0, 400, 150], // the tools, with a chat, in German, and a price over a plate
    ],
  };
}

const known = new WeakMap<Map, globalThis.Map<string, Layout>>();

/** Return the layout with the largest plates that leave room for roads and for each other. */
export function layoutOf(chart: Map, asked: Asked): Layout | null {
  if (asked.window[0] === 0 || !chart.regions[asked.region - 1]) return null;
  const key = JSON.stringify(asked);
  const found = known.get(chart) ?? new globalThis.Map<string, Layout>();
  known.set(chart, found);
  const layout = found.get(key) ?? best(chart, asked);
  found.set(key, layout);
  return layout;
}

function best(chart: Map, asked: Asked): Layout {
  const isPhone = asked.window[0] <= PHONE;
  const sizes = SIZES.filter(({ name }) => !isPhone || name === "S" || name === "XS");
  let [roomiest, most] = [null as Layout | null, -Infinity];
  for (const each of tries(sizes, isPhone ? [1] : NEARER)) {
    for (const where of grounds(asked)) {
      const layout = tried(chart, asked, where, each);
      if (isGood(layout, chart, each.size.apart * each.part)) return layout;
      const gap = closest(layout);
      if (gap > most) [roomiest, most] = [layout, gap];
    }
  }
  return roomiest as Layout;
}

interface Try {
  cost: number;
  nearer: number; // times the scale at which all plates lie at their seats
  size: Size;
  part: number; // of the room that roads would like
  lean: number; // pixels in favour of pushing plates up and down
}

/** A smaller plate costs about as much as narrower roads. */
function tries(sizes: readonly Size[], near: readonly number[]): Try[] {
  const all = sizes.flatMap((size, at) =>
    PARTS.flatMap((part) =>
      LEANS.filter((lean) => lean >= 0 || part < 0.3).flatMap((lean) =>
        near.map((nearer) => ({
          size,
          part,
          lean,
          nearer,
          cost: at * SMALLER + 1 - part + Math.abs(lean) / 1000 - nearer * NEAR,
        })),
      ),
    ),
  );
  return all.sort((one, other) => one.cost - other.cost);
}

/** Return how far apart the two closest plates are. */
function closest({ plates }: Layout): number {
  const boxes = Object.values(plates);
  const gaps = boxes.flatMap((box, at) => boxes.slice(at + 1).map((other) => between(box, other)));
  return Math.min(...gaps);
}

/** A road needs its heads, no plate touches another, and each lies at its seat. */
function isGood({ plates, anchors, camera, scale }: Layout, chart: Map, apart: number): boolean {
  const ids = Object.keys(plates);
  return ids.every((one, at) => {
    const box = plates[one] as Box;
    const [x, y] = anchors[one] as Point;
    const [dx, dy] = [
      (x - camera[0]) * scale - box[0] - box[2] / 2,
      (y - camera[1]) * scale - box[1] - box[3] / 2,
    ];
    if (one !== START && (Math.abs(dx) > box[2] * FAR || Math.abs(dy) > box[3] * FAR)) return false;
    return ids.slice(at + 1).every((other) => {
      const least = isJoined(chart, one, other) ? apart - 2 : Math.min(LOOSE, apart) - 2;
      return between(box, plates[other] as Box) >= least;
    });
  });
}

function isJoined({ links, regions }: Map, one: string, other: string): boolean {
  if (one === START || other === START)
    return regions.some(({ first }) => first === one || first === other);
  return links.some(({ a, b }) => (a === one && b === other) || (a === other && b === one));
}

function tried(
  chart: Map,
  asked: Asked,
  { room, taken }: Ground,
  { size, part, lean, nearer }: Try,
): Layout {
  const anchors = anchorsOf(chart, asked);
  const sizes = new globalThis.Map(
    Object.keys(anchors).map((id) => [id, plateSize(chart, asked, size, id)] as const),
  );
  const own = Object.entries(anchors).filter(([id]) => id !== START);
  const spots = own.map(([id, at]) => ({ at, size: sizes.get(id) ?? ([0, 0] as Point) }));
  const most = NEAREST * Math.max(1, Math.min(1.4, asked.window[0] / USUAL));
  const scale = Math.min(most, nearer * nearest(spots, [room[2], room[3]], most));
  const home = union(
    spots.map(({ at: [x, y], size: [wide, high] }): Box => [
      x * scale - wide / 2,
      y * scale - high / 2,
      wide,
      high,
    ]),
  );
  const [left, , wide] = chart.inside;
  const shift: Point = [
    onSheet(room[0] + (room[2] - home[2]) / 2 - home[0], left, wide, scale, asked.window[0]),
    room[1] + (room[3] - home[3]) / 2 - home[1],
  ];
  const bodies = Object.entries(anchors).map(([id, [x, y]]): Body => {
    const [width, height] = sizes.get(id) ?? [0, 0];
    return { id, home: [x * scale + shift[0], y * scale + shift[1]], width, height };
  });
  const apart = (one: string, other: string): number =>
    isJoined(chart, one, other) ? size.apart * part : Math.min(LOOSE, size.apart * part);
  const at = spread(bodies, { room, taken, apart, lean });
  return {
    size,
    scale,
    camera: [
      -shift[0] / scale,
      -shift[1] / scale,
      asked.window[0] / scale,
      asked.window[1] / scale,
    ],
    plates: Object.fromEntries(
      bodies.map(({ id, width, height }, index) => {
        const [x, y] = at[index] as Point;
        return [id, [x - width / 2, y - height / 2, width, height] as Box];
      }),
    ),
    anchors,
  };
}

/** Keep the sheet in the window: at most so much of the table beyond its edge shows. */
function onSheet(
  shift: number,
  start: number,
  length: number,
  scale: number,
  window: number,
): number {
  const table = (window > PHONE ? TABLE : TABLE_ON_PHONE) * window;
  const [most, least] = [table - start * scale, window - table - (start + length) * scale];
  return least > most ? shift : Math.max(least, Math.min(shift, most));
}

function plateSize(chart: Map, asked: Asked, size: Size, id: string): Point {
  const province = chart.provinces[id];
  if (!province) return campSize(size, asked.seats);
  return [plateWidth(province, size, asked.seats), plateHeight(province, size)];
}

/** Return what each plate belongs to: seats of provinces, and the camp, near the first of them. */
function anchorsOf(chart: Map, { region: number }: Asked): Record<string, Point> {
  const region = chart.regions[number - 1];
  const found: Record<string, Point> = {};
  for (const id of region?.provinces ?? []) found[id] = chart.provinces[id]?.at ?? [0, 0];
  const first = found[region?.first ?? ""];
  if (!region || !first) return found;
  const [dx, dy] = [region.symbol[0] - first[0], region.symbol[1] - first[1]];
  const far = Math.hypot(dx, dy);
  const near = Math.min(1, 150 / far); // the symbol may lie far away
  return { ...found, [START]: [first[0] + dx * near, first[1] + dy * near] };
}

/** Return the largest scale at which plates around their seats fit into a room. */
function nearest(spots: readonly { at: Point; size: Point }[], room: Point, limit: number): number {
  let [low, high] = [0.1, limit];
  for (let round = 0; round < 24; round++) {
    const scale = (low + high) / 2;
    const wide = [0, 1].every((axis) => {
      const ends = spots.map(({ at, size }) => [
        (at[axis] ?? 0) * scale - (size[axis] ?? 0) / 2,
        (at[axis] ?? 0) * scale + (size[axis] ?? 0) / 2,
      ]);
      const least = Math.min(...ends.map(([start]) => start ?? 0));
      const most = Math.max(...ends.map(([, end]) => end ?? 0));
      return most - least <= (room[axis] ?? 0);
    });
    if (wide) low = scale;
    else high = scale;
  }
  return low;
}
