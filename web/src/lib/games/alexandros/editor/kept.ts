/** Keeps a view on the sheet of a drawing, and neither too near nor too far. */
import { scaled, type Size } from "../../../board/camera";
import type { Box } from "../../types";

const NEAREST = 8; // times the whole sheet

/** Return the smallest box of a given shape (width to height) around another one. */
export function around([x, y, width, height]: Box, shape: number): Box {
  const wide = Math.max(width, height * shape);
  const high = wide / shape;
  return [x - (wide - width) / 2, y - (high - height) / 2, wide, high];
}

export function kept(box: Box, sheet: Size): Box {
  const shape = box[2] / box[3];
  const all = around([0, 0, ...sheet], shape);
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
