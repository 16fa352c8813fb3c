/** The window that bubbles may use, and the boxes of things in it, in pixels. */
import type { Lens } from "../../../board/lens.svelte";
import type { Box } from "../../types";
import { at, boxOf } from "../geometry";
import type { Chart, Spot } from "../types";

const INNER = 0.85; // from the middle of a space to its corner

/** Return the window without what panels cover. */
export function roomOf({ window: [wide, high], insets }: Lens): Box {
  const { top, left, bottom } = insets;
  return [left, top, Math.max(1, wide - 2 * left), Math.max(1, high - top - bottom)];
}

/** Return where a piece of land lies in the window. */
export function landBox(lens: Lens, chart: Chart, spaces: readonly string[]): Box {
  const [x, y, wide, high] = boxOf(chart, spaces);
  const [left, top] = lens.at([x, y]);
  return [left, top, wide * lens.scale, high * lens.scale];
}

/** Return places all over a piece of land, in the window: the middle of each space and its corners. */
export function landSpots(lens: Lens, chart: Chart, spaces: readonly string[]): Spot[] {
  return spaces.flatMap((space) => {
    const { at: [x, y] = [0, 0], corners = [] } = chart.spaces[space] ?? {};
    const ends = corners.map((corner) => at(chart, corner));
    const inner = ends.map(([a, b]): Spot => [x + (a - x) * INNER, y + (b - y) * INNER]);
    return [lens.at([x, y]), ...inner.map((spot) => lens.at(spot))];
  });
}
