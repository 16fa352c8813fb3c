/** Finds a place for the bubble of a lesson: beside what it is about, over nothing to be pressed. */
import type { Size } from "../board/camera";
import type { Box } from "../games/types";

export type Side = "right" | "left" | "below" | "above";

export interface Placed {
  x: number;
  y: number;
  side: Side | null; // null: it does not point at anything
}

const GAP = 26; // pixels between the bubble and its place

/**
 * Return where a bubble goes within a room: to the right of its place, or to the left, below it or
 * above; the first of these that covers none of the boxes that must stay free.
 */
export function placed(place: Box | null, keep: readonly Box[], size: Size, room: Box): Placed {
  const corner = within([room[0] + room[2], room[1] + room[3] / 4], size, room);
  const rest: Placed = { x: corner[0], y: corner[1], side: null };
  const all = place ? [...around(place, size, room), ...corners(size, room), rest] : [rest];
  const costs = all.map(({ x, y }) => covered([x, y, ...size], keep));
  return all[costs.indexOf(Math.min(...costs))] ?? rest;
}

function around([x, y, wide, high]: Box, size: Size, room: Box): Placed[] {
  const [width, height] = size;
  const [across, down] = [x + (wide - width) / 2, y + (high - height) / 2];
  const spots: [Side, number, number][] = [
    ["right", x + wide + GAP, down],
    ["left", x - GAP - width, down],
    ["below", across, y + high + GAP],
    ["above", across, y - GAP - height],
  ];
  return spots.map(([side, left, top]) => {
    const [inX, inY] = within([left, top], size, room);
    const isBeside = side === "right" || side === "left" ? inX === left : inY === top;
    return { x: inX, y: inY, side: isBeside ? side : null };
  });
}

function corners([width, height]: Size, [left, top, wide, high]: Box): Placed[] {
  const [right, bottom] = [left + wide - width, top + high - height];
  return [
    { x: right, y: top, side: null },
    { x: right, y: bottom, side: null },
    { x: left, y: top, side: null },
    { x: left, y: bottom, side: null },
  ];
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
