/** The window that bubbles may use, and the boxes of things in it, in pixels. */
import type { Lens } from "../../../board/lens.svelte";
import type { Box } from "../../types";
import { boxOf } from "../geometry";
import type { Chart } from "../types";

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
