/** Finds a place for the bubble of a lesson: beside what it is about, over nothing to be pressed. */
import type { Size } from "../board/camera";
import type { Box } from "../games/types";

export type Side = "right" | "left" | "below" | "above";

export interface Placed {
  x: number;
  y: number;
  side: Side | null; // null: it does not point at anything
  tip: number; // pixels along its edge, to where it points
}

const GAP = 26; // pixels between the bubble and its place
const TURN = 30; // the least between its tip and a corner of it
const MUST = 1000; // how much worse it is to cover what must stay free than what should
const ASIDE = 16000; // square pixels of what should stay free, that it may cover to be beside its place
const STILL = 6000; // and to stay on the side where it was

/**
 * Return where a bubble goes within a room: to the right of its place, or to the left, below it or
 * above; the first of these that covers none of the boxes that must stay free, and little of those
 * that should. It rather stays on the side where it was before.
 */
export function placed(
  place: Box | null,
  keep: readonly Box[],
  size: Size,
  room: Box,
  spare: readonly Box[] = [],
  before: Side | null = null,
): Placed {
  const corner = within([room[0] + room[2], room[1] + room[3] / 4], size, room);
  const rest: Placed = { x: corner[0], y: corner[1], side: null, tip: 0 };
  const all = place
    ? [...around(place, size, room), ...corners(size, room), rest]
    : [rest, ...corners(size, room)];
  const costs = all.map(({ x, y, side }) => {
    const box: Box = [x, y, ...size];
    const moves = place && !side ? ASIDE : side === before ? 0 : STILL;
    return MUST * covered(box, keep) + covered(box, spare) + moves;
  });
  return all[costs.indexOf(Math.min(...costs))] ?? rest;
}

/** Return the spots on each side of a place: in its middle, then along it to either end. */
function around(place: Box, size: Size, room: Box): Placed[] {
  const [x, y, wide, high] = place;
  const [width, height] = size;
  const across = [x + (wide - width) / 2, x + wide - width, x];
  const down = [y + (high - height) / 2, y + high - height, y];
  const spots: [Side, number, number][] = [0, 1, 2].flatMap((at) => {
    const [left, top] = [across[at] ?? 0, down[at] ?? 0];
    return [
      ["right", x + wide + GAP, top],
      ["left", x - GAP - width, top],
      ["below", left, y + high + GAP],
      ["above", left, y - GAP - height],
    ];
  });
  return spots.map(([side, left, top]) => pointing(side, [left, top], place, size, room));
}

/** Return a spot within the room; it points at the middle of its place if it lies beside it. */
function pointing(
  side: Side,
  [left, top]: [number, number],
  [x, y, wide, high]: Box,
  size: Size,
  room: Box,
): Placed {
  const [inX, inY] = within([left, top], size, room);
  const isAcross = side === "right" || side === "left";
  const isBeside = isAcross ? inX === left : inY === top;
  const [edge, aim] = isAcross ? [size[1], y + high / 2 - inY] : [size[0], x + wide / 2 - inX];
  const tip = Math.max(TURN, Math.min(aim, edge - TURN));
  return { x: inX, y: inY, side: isBeside ? side : null, tip };
}

function corners([width, height]: Size, [left, top, wide, high]: Box): Placed[] {
  const [right, bottom] = [left + wide - width, top + high - height];
  const all: [number, number][] = [
    [right, top],
    [right, bottom],
    [left, top],
    [left, bottom],
  ];
  return all.map(([x, y]) => ({ x, y, side: null, tip: 0 }));
}

/** Return the nearest place where the whole bubble lies in the room. */
function within([x, y]: [number, number], size: Size, room: Box): [number, number] {
  return [
    Math.max(room[0], Math.min(x, room[0] + room[2] - size[0])),
    Math.max(room[1], Math.min(y, room[1] + room[3] - size[1])),
  ];
}

function covered([x, y, wide, high]: Box, keep: readonly Box[]): number {
  return keep.reduce((sum, [left, top, width, height]) => {
    const across = Math.min(x + wide, left + width) - Math.max(x, left);
    const down = Math.min(y + high, top + height) - Math.max(y, top);
    return sum + (across > 0 && down > 0 ? across * down : 0);
  }, 0);
}
