/** Where a bubble goes: beside what it is about, in the free window, over no other target. */
import type { Box } from "../../types";
import type { Spot } from "../types";

export type Size = readonly [width: number, height: number];
export type Side = "right" | "left" | "below" | "above";

export interface Placed {
  at: [x: number, y: number];
  side: Side;
}

/** What a bubble keeps off, as places in the window, and where it may lie. */
export interface Wish {
  targets?: readonly Readonly<Spot>[];
  own?: readonly Readonly<Spot>[] | undefined; // of its subject; without them, all of its box counts
  sides?: readonly Side[] | undefined; // without them: anywhere, rather beside its subject
}

const SIDES: readonly Side[] = ["right", "left", "below", "above"];
const GAP = 16; // pixels between the bubble and its subject
const STEP = 24; // pixels between places that are tried
const ANY = 2; // targets: so bad it is to cover something of the subject
const WHOLE = 4; // and so bad to cover all of it
const ASIDE = 0.2; // and so bad to lie elsewhere than right beside it
const FAR = 500; // pixels: so far away is as bad as one target covered

/** Return the best place: it covers as few targets as possible, and as little of its subject. */
export function placed(subject: Box, size: Size, room: Box, wish: Wish = {}): Placed {
  const { targets = [], own, sides = SIDES } = wish;
  const beside = sides.map((side) => ({ side, at: within(spot(subject, size, side), size, room) }));
  const elsewhere = wish.sides ? [] : anywhere(subject, size, room);
  const cost = ({ at: [x, y] }: Placed): number => {
    const box: Box = [x, y, size[0], size[1]];
    const covered = targets.filter(([a, b]) => overlap(box, [a - 22, b - 22, 44, 44]) > 0).length;
    const hidden = own ? share(box, own) : overlap(box, subject) / area(subject);
    return covered + (hidden > 0 ? ANY : 0) + WHOLE * hidden;
  };
  const far = (each: Placed): number => ASIDE + gap([...each.at, ...size], subject) / FAR;
  const all = [
    ...beside.map((each) => ({ each, price: cost(each) })),
    ...elsewhere.map((each) => ({ each, price: cost(each) + far(each) })),
  ];
  return all.reduce((best, next) => (next.price < best.price ? next : best)).each;
}

/** Return places all over the room. */
function anywhere(subject: Box, size: Size, [left, top, wide, high]: Box): Placed[] {
  const along = (from: number, length: number): number[] =>
    Array.from({ length: Math.floor(Math.max(0, length) / STEP) + 1 }, (_, n) => from + n * STEP);
  return along(left, wide - size[0]).flatMap((x) =>
    along(top, high - size[1]).map((y): Placed => ({
      at: [x, y],
      side: sideOf(subject, [x, y, ...size]),
    })),
  );
}

/** Return on which side of its subject a box lies. */
function sideOf([x, y, wide, high]: Box, [a, b, width, height]: Box): Side {
  const gaps = [a - x - wide, x - a - width, b - y - high, y - b - height];
  return SIDES[gaps.indexOf(Math.max(...gaps))] ?? "right";
}

function spot([x, y, wide, high]: Box, [width, height]: Size, side: Side): [number, number] {
  const [across, down] = [x + (wide - width) / 2, y + (high - height) / 2];
  if (side === "right") return [x + wide + GAP, down];
  if (side === "left") return [x - GAP - width, down];
  return side === "below" ? [across, y + high + GAP] : [across, y - GAP - height];
}

function within([x, y]: [number, number], [width, height]: Size, room: Box): [number, number] {
  const [left, top, wide, high] = room;
  return [
    Math.max(left, Math.min(x, left + wide - width)),
    Math.max(top, Math.min(y, top + high - height)),
  ];
}

/** Return how many of some places a box covers, as a share. */
function share([x, y, wide, high]: Box, places: readonly Readonly<Spot>[]): number {
  const inside = places.filter(([a, b]) => a > x && a < x + wide && b > y && b < y + high);
  return inside.length / Math.max(1, places.length);
}

function area([, , wide, high]: Box): number {
  return Math.max(1, wide * high);
}

function gap([x, y, wide, high]: Box, [a, b, width, height]: Box): number {
  const across = Math.max(0, a - x - wide, x - a - width);
  return Math.hypot(across, Math.max(0, b - y - high, y - b - height));
}

function overlap([x, y, wide, high]: Box, [a, b, width, height]: Box): number {
  const across = Math.min(x + wide, a + width) - Math.max(x, a);
  const down = Math.min(y + high, b + height) - Math.max(y, b);
  return across > 0 && down > 0 ? across * down : 0;
}
