/** The visible part of a sheet: boxes, and how to move, scale and keep them on the sheet. */
import type { Box } from "../games/types";

export type Size = [width: number, height: number];
const NEAREST = 8; // times the whole sheet
const SLIVER = 0.08; // of what is to be shown next
const FAR = 1.4; // times its size, in the tighter direction

/** Return the smallest box of a given shape (width to height) around another one. */
export function around([x, y, width, height]: Box, shape: number): Box {
  const wide = Math.max(width, height * shape);
  const high = wide / shape;
  return [x - (wide - width) / 2, y - (high - height) / 2, wide, high];
}

/** Return a box that shows the whole sheet in a window of a given shape. */
export function whole([width, height]: Size, shape: number): Box {
  return around([0, 0, width, height], shape);
}

/** Return the box with a margin, as a fraction of its size. */
export function roomy([x, y, width, height]: Box, part: number): Box {
  const [dx, dy] = [width * part, height * part];
  return [x - dx, y - dy, width + 2 * dx, height + 2 * dy];
}

/**
 * Say whether a box shows well what is to be shown next: all of it, or all but a sliver if it has
 * only moved a little, and not from too far away.
 */
export function isInSight(next: Box, box: Box, before: Box | null): boolean {
  const hasMoved = before !== null && before[2] === next[2] && before[3] === next[3];
  const sliver = hasMoved ? SLIVER : 0;
  const isNear = box[2] <= next[2] * FAR || box[3] <= next[3] * FAR;
  return isNear && [0, 1].every((way) => isAlong(way, next, box, sliver));
}

function isAlong(way: number, next: Box, box: Box, sliver: number): boolean {
  const [start = 0, length = 0] = [next[way], next[way + 2]];
  const [from = 0, whole = 0] = [box[way], box[way + 2]];
  const spare = length * sliver;
  return start >= from - spare && start + length <= from + whole + spare;
}

/** Keep a box on the sheet, and neither too near nor too far. */
export function kept(box: Box, sheet: Size): Box {
  const shape = box[2] / box[3];
  const all = whole(sheet, shape);
  const width = Math.min(all[2], Math.max(all[2] / NEAREST, box[2]));
  const grown = scaled(box, width / box[2], [box[0] + box[2] / 2, box[1] + box[3] / 2]);
  return [
    within(grown[0], width, sheet[0]),
    within(grown[1], width / shape, sheet[1]),
    width,
    width / shape,
  ];
}

function within(start: number, length: number, whole: number): number {
  if (length >= whole) return (whole - length) / 2;
  return Math.min(Math.max(start, 0), whole - length);
}

/** Return the box scaled by a factor around a fixed place. */
export function scaled(box: Box, factor: number, [x, y]: [number, number]): Box {
  const [left, top, width, height] = box;
  return [x + (left - x) * factor, y + (top - y) * factor, width * factor, height * factor];
}

export function moved([x, y, width, height]: Box, dx: number, dy: number): Box {
  return [x + dx, y + dy, width, height];
}

/** Return a box between two others: the first at 0, the second at 1. */
export function between(from: Box, to: Box, at: number): Box {
  return from.map((start, index) => start + ((to[index] ?? 0) - start) * at) as Box;
}
