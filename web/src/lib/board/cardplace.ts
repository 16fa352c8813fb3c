/** Where a card that tells of a place lies: beside it, and wholly on the part that is seen. */
import type { Spot, Window } from "./pointer.svelte";

const GAP = 34; // pixels of the screen between the place and its card

export function cardPlace([x, y]: Spot, { box, scale }: Window, [width, height]: Spot): Spot {
  const [left, top, wide, high] = box;
  const [w, h, gap] = [width * scale, height * scale, GAP * scale];
  const across = x + gap + w > left + wide ? x - gap - w : x + gap;
  const down = Math.min(Math.max(y - h / 2, top + gap / 4), top + high - h - gap / 4);
  return [Math.max(across, left + gap / 4), down];
}
