/** The visible part of a sheet: boxes, and how to frame, move, scale and keep them. */
import type { Box } from "../games/types";

export type Size = [width: number, height: number];

/** How much of the window panels cover at each of its edges, in pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

const CLOSEST = 5; // pixels of the screen per unit of the sheet, for somebody who looks closely
const MARGIN = 0.06; // of the free window, around what matters
const NEARER = 1.5; // how much nearer than the best view another one may be
const FARTHER = 0.72;
const ACROSS = 0.8; // of a stage: so much of its width a wide window shows, if not all of it
const FARTHEST = 0.8; // pixels of the screen per unit: a stage is usually not shown from farther away
const SMALLEST = 0.55; // a wide window shows all of a stage, unless it would be smaller than this
const AGAIN = 0.9; // of the usual scale: what is farther than this comes near again in the next turn

/** Return the part of the window that no panel covers. */
function free([width, height]: Size, { top, right, bottom, left }: Insets): Box {
  return [left, top, Math.max(1, width - left - right), Math.max(1, height - top - bottom)];
}

/**
 * Return what a window shows so that a box lies in its free part: as large as it fits, but at most
 * `nearest` pixels of the screen per unit of the sheet.
 */
export function framed(focus: Box, window: Size, insets: Insets, nearest: number): Box {
  const room = free(window, insets);
  const part = 1 - 2 * MARGIN;
  const scale = Math.min(nearest, (room[2] * part) / focus[2], (room[3] * part) / focus[3]);
  const [width, height] = [window[0] / scale, window[1] / scale];
  const [x, y] = [focus[0] + focus[2] / 2, focus[1] + focus[3] / 2];
  return [x - (room[0] + room[2] / 2) / scale, y - (room[1] + room[3] / 2) / scale, width, height];
}

/** Return what a window shows so that the whole sheet lies in its free part. */
export function whole([width, height]: Size, window: Size, insets: Insets = NO_INSETS): Box {
  return framed([0, 0, width, height], window, insets, Infinity);
}

/** Say whether a view shows a box well: all of it, uncovered, and about as near as the best one. */
export function showsWell(box: Box, focus: Box, best: Box, window: Size, insets: Insets): boolean {
  const near = best[2] / box[2];
  return shows(box, focus, window, insets) && near <= NEARER && near >= FARTHER;
}

/** Say whether a view shows all of a box, uncovered. */
function shows(box: Box, focus: Box, window: Size, insets: Insets): boolean {
  const scale = window[0] / box[2];
  const room = free(window, insets);
  const [left, top] = [box[0] + room[0] / scale, box[1] + room[1] / scale];
  return (
    focus[0] >= left &&
    focus[1] >= top &&
    focus[0] + focus[2] <= left + room[2] / scale &&
    focus[1] + focus[3] <= top + room[3] / scale
  );
}

/** The land that a match is played on: the camera keeps its distance to it. */
export interface Stage {
  land: Box;
  wishes: Box[]; // good to see too, if there is room
  turn: number;
}

/**
 * Return what a window shows of a stage: what it showed `before`, as long as all that matters is in
 * sight and large enough. Otherwise the land at its usual scale, moved to what matters; only what
 * would not fit at that scale is shown from farther away. In a wide window all of the land is in
 * sight: so it never moves.
 */
export function calm(
  before: Box | null,
  focus: Box,
  { land, wishes }: Stage,
  isNewTurn: boolean,
  window: Size,
  insets: Insets,
  nearest: number,
): Box {
  const [left, top, wide, high] = free(window, insets);
  const fits = Math.min(wide / focus[2], high / focus[3]);
  const usual = Math.min(nearest, usualScale([wide, high], land));
  const enough = Math.min(fits, usual * (isNewTurn ? AGAIN : FARTHER));
  const was = before ? window[0] / before[2] : 0;
  if (before && was >= enough * 0.999 && shows(before, focus, window, insets)) return before;
  const scale = Math.min(fits, isNewTurn || was < enough ? usual : Math.min(was, nearest));
  const room: Size = [wide / scale, high / scale];
  const [x, y, width, height] = withMore(focus, wishes, room);
  return [
    along(x + width / 2, room[0], land[0], land[2], focus[0], focus[2]) - left / scale,
    along(y + height / 2, room[1], land[1], land[3], focus[1], focus[3]) - top / scale,
    window[0] / scale,
    window[1] / scale,
  ];
}

function usualScale([wide, high]: Size, [, , width, height]: Box): number {
  const all = Math.min(wide / width, high / height);
  if (wide > high && all >= SMALLEST) return all;
  return Math.max(FARTHEST, wide / (width * ACROSS), high / height);
}

/** Return where a room begins: around its middle, but on the land, and with all that matters. */
function along(
  middle: number,
  room: number,
  start: number,
  length: number,
  must: number,
  most: number,
): number {
  if (room >= length)
    return Math.max(must + most - room, Math.min(must, start + (length - room) / 2));
  const onLand = Math.max(start, Math.min(middle - room / 2, start + length - room));
  return Math.max(must + most - room, Math.min(must, onLand));
}

/** Add one thing after the other, the nearest first, as long as all of them fit into a room. */
function withMore(box: Box, more: readonly Box[], room: Size): Box {
  const ranked = [...more].sort((one, other) => far(box, one) - far(box, other));
  return ranked.reduce((all, next) => {
    const both = around([all, next]);
    return both[2] <= room[0] && both[3] <= room[1] ? both : all;
  }, box);
}

function far([x, y, wide, high]: Box, [a, b, width, height]: Box): number {
  return Math.hypot(x + wide / 2 - a - width / 2, y + high / 2 - b - height / 2);
}

/** Return the box around several. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , wide]) => x + wide));
  const bottom = Math.max(...boxes.map(([, y, , high]) => y + high));
  return [left, top, right - left, bottom - top];
}

/** Keep a box that was moved by hand near the sheet, and neither too near nor too far. */
export function kept(box: Box, sheet: Size, window: Size, insets: Insets = NO_INSETS): Box {
  const widest = whole(sheet, window, insets)[2];
  const width = Math.min(widest, Math.max(window[0] / CLOSEST, box[2]));
  const grown = scaled(box, width / box[2], [box[0] + box[2] / 2, box[1] + box[3] / 2]);
  return [
    within(grown[0], grown[2], sheet[0]),
    within(grown[1], grown[3], sheet[1]),
    grown[2],
    grown[3],
  ];
}

/** Keep the middle of what is shown on the sheet. */
function within(start: number, length: number, whole: number): number {
  return Math.min(Math.max(start, -length / 2), whole - length / 2);
}

/** Return the box scaled by a factor around a fixed place. */
export function scaled(box: Box, factor: number, [x, y]: [number, number]): Box {
  const [left, top, width, height] = box;
  return [x + (left - x) * factor, y + (top - y) * factor, width * factor, height * factor];
}

export function moved([x, y, width, height]: Box, dx: number, dy: number): Box {
  return [x + dx, y + dy, width, height];
}

/** Return the CSS transform that lets a board drawn for one box show another. */
export function shifted(drawn: Box, shown: Box, [width]: Size): string {
  const [factor, scale] = [drawn[2] / shown[2], width / shown[2]];
  const [x, y] = [(drawn[0] - shown[0]) * scale, (drawn[1] - shown[1]) * scale];
  return `matrix(${factor}, 0, 0, ${factor}, ${x}, ${y})`;
}

/** Return what a board drawn for a box shows while a transform is in force. */
export function seen(drawn: Box, { a, e, f }: DOMMatrixReadOnly, [width]: Size): Box {
  const scale = (width / drawn[2]) * a;
  return [drawn[0] - e / scale, drawn[1] - f / scale, drawn[2] / a, drawn[3] / a];
}
