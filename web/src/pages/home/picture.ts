/** What a small picture of a board shows: what matters now, and little of the table beside it. */
import { framed, scaled, type Insets, type Size } from "../../lib/board/camera";
import type { Box } from "../../lib/games/types";

const NEAR = 0.7; // of what shows all that matters: its rim may lie outside
const NEAREST = 0.55; // of the same, for a board that is narrower than the window

export function pictured(
  focus: Box,
  [across]: Size,
  window: Size,
  insets: Insets,
  nearest: number,
): Box {
  const all = framed(focus, window, insets, nearest);
  const part = Math.max(NEAREST, Math.min(NEAR, across / all[2]));
  const middle: Size = [focus[0] + focus[2] / 2, focus[1] + focus[3] / 2];
  const [x, y, wide, high] = scaled(all, part, middle);
  const most = across - wide;
  return [most < 0 ? most / 2 : Math.max(0, Math.min(x, most)), y, wide, high];
}
