/** How much of the sheet a line of play takes: what a board must show of it. */
import type { Box, Drawn } from "../games/types";
import { around } from "./camera";

const ROOM = 60; // units around it: the head of an arrow, and the land

/** Return the box around lines of play and what lies near them; null: nothing is drawn. */
export function extentOf(lines: readonly Drawn[]): Box | null {
  const ways = lines.flatMap(({ ways }) => ways.flat());
  const marks = lines.flatMap(({ marks }) => marks.flatMap(cornersOf));
  const boxes = [...ways, ...marks].map(([x, y]): Box => [x - ROOM, y - ROOM, 2 * ROOM, 2 * ROOM]);
  return boxes.length > 0 ? around(boxes) : null;
}

/** Return the points that a path names; a circle is small, and begins at one. */
function cornersOf(path: string): [number, number][] {
  const [lines = ""] = path.split("a");
  const pairs = lines.matchAll(/(-?[\d.]+) (-?[\d.]+)/g);
  return [...pairs].map(([, x, y]) => [Number(x), Number(y)]);
}
