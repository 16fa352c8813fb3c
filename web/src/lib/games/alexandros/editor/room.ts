/** How much of the grid is shown: what is drawn, and room around it to draw on. */
import type { Box } from "../../types";
import { OUTSIDE, type Drawing } from "./drawing";
import { HIGH, SIDE } from "./grid";

export interface Window {
  top: number;
  left: number;
  bottom: number; // the last row shown
  right: number;
}

const ROOM = { rows: 1, columns: 3 };

/** Return the rows and columns of a drawing, with room around it. */
export function windowOf({ top, left, rows }: Drawing): Window {
  const lines = rows.map((line) => line.trimEnd());
  const used = lines.flatMap((line, at) => (line ? [at] : []));
  const first = lines.map((line) => line.length - line.trimStart().length);
  const starts = used.map((at) => first[at] ?? 0);
  if (used.length === 0) return { top, left, bottom: top + rows.length, right: left + 30 };
  return {
    top: top + Math.min(...used) - ROOM.rows,
    bottom: top + Math.max(...used) + ROOM.rows,
    left: left + Math.min(...starts) - ROOM.columns,
    right: left + Math.max(...lines.map((line) => line.length)) - 1 + ROOM.columns,
  };
}

/** Grow a window until a drawing has room in it; it never shrinks while somebody draws. */
export function stretched(window: Window, drawing: Drawing): Window {
  const wanted = windowOf(drawing);
  const next = {
    top: Math.min(window.top, wanted.top),
    left: Math.min(window.left, wanted.left),
    bottom: Math.max(window.bottom, wanted.bottom),
    right: Math.max(window.right, wanted.right),
  };
  const isSame = (Object.keys(next) as (keyof Window)[]).every((key) => next[key] === window[key]);
  return isSame ? window : next;
}

/** Return the visible letters of a row. */
export function lineOf(drawing: Drawing, { left, right }: Window, row: number): string {
  const line = drawing.rows[row - drawing.top] ?? "";
  const ahead = OUTSIDE.repeat(Math.max(0, drawing.left - left)) + line;
  const from = Math.max(0, left - drawing.left);
  return ahead
    .slice(from)
    .padEnd(right - left + 1, OUTSIDE)
    .slice(0, right - left + 1);
}

/** Return where a window lies on the plane, with a margin. */
export function boxOf({ top, left, bottom, right }: Window): Box {
  const rim = SIDE * 0.4;
  const [x, y] = [((left - 1) / 2) * SIDE - rim, top * HIGH - rim];
  const [width, height] = [((right - left + 2) / 2) * SIDE, (bottom - top + 1) * HIGH];
  return [x, y, width + 2 * rim, height + 2 * rim];
}
