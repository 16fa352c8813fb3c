/** How cubes lie on a heap: side by side, and a second layer on top. */
import type { Point } from "../types";

const MOST = 6; // cubes that are drawn
const ASIDE = 0.54; // of the width of a cube
const RISE = 0.56;
const SIDE = 46 / 40; // its height, as a share of its width

export interface Heap {
  width: number;
  height: number;
  cubes: Point[]; // their upper left corners, those behind first
}

export function heaped(count: number, cube: number): Heap {
  const shown = Math.min(count, MOST);
  const below = shown === 2 ? 1 : Math.ceil(shown / 2);
  const above = shown - below;
  const width = cube * (1 + ASIDE * Math.max(0, below - 1));
  const height = cube * (SIDE + (above > 0 ? RISE : 0));
  const base = height - cube * SIDE;
  const row = (length: number, y: number): Point[] => {
    const start = (width - cube * (1 + ASIDE * (length - 1))) / 2;
    return Array.from({ length }, (_, at): Point => [start + cube * ASIDE * at, y]);
  };
  return { width, height, cubes: [...row(below, base), ...row(above, base - cube * RISE)] };
}
