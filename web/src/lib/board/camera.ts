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
  const scale = window[0] / box[2];
  const room = free(window, insets);
  const near = best[2] / box[2];
  const [left, top] = [box[0] + room[0] / scale, box[1] + room[1] / scale];
  const isInside =
    focus[0] >= left &&
    focus[1] >= top &&
    focus[0] + focus[2] <= left + room[2] / scale &&
    focus[1] + focus[3] <= top + room[3] / scale;
  return isInside && near <= NEARER && near >= FARTHER;
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
