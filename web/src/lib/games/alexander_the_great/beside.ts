/** Where a card lies: beside the tablet and the pieces of a place, wholly on the part that is seen. */
import type { Window } from "../../board/pointer.svelte";
import type { Box } from "../types";
import type { Point } from "./types";

const GAP = 12; // pixels of the screen

export function beside(place: Box, { box, scale }: Window, [width, height]: Point): Point {
  const [left, top, wide, high] = box;
  const [w, h, gap] = [width * scale, height * scale, GAP * scale];
  const [x, y, across, down] = place;
  const [right, bottom] = [left + wide - gap, top + high - gap];
  const level = within(y + down / 2 - h / 2, top + gap, bottom - h);
  if (x + across + gap + w <= right) return [x + across + gap, level];
  if (x - gap - w >= left + gap) return [x - gap - w, level];
  const middle = within(x + across / 2 - w / 2, left + gap, right - w);
  return y - gap - h >= top + gap ? [middle, y - gap - h] : [middle, y + down + gap];
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
