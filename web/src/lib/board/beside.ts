/** Positions the card of a place: beside it, and entirely on the visible part of the sheet. */
import type { Box } from "../games/types";
import type { Spot, Window } from "./pointer.svelte";

const GAP = 12; // pixels of the screen between the card and its subject

/** Return where a card goes: beside the first of some boxes that leaves room for it. */
export function beside(boxes: readonly Box[], { box, scale }: Window, size: Spot): Spot {
  const card: Spot = [size[0] * scale, size[1] * scale];
  const gap = GAP * scale;
  for (const kept of boxes) {
    const found = around(kept, card, gap).map((spot) => within(spot, card, box, gap / 2));
    const free = found.find((spot) => overlap([...spot, ...card], kept) === 0);
    if (free) return free;
  }
  const last = boxes.at(-1) ?? box;
  const found = around(last, card, gap).map((spot) => within(spot, card, box, gap / 2));
  return found.reduce((best, spot) =>
    overlap([...spot, ...card], last) < overlap([...best, ...card], last) ? spot : best,
  );
}

/** Return the places to the right and left of a box, below it and above it. */
function around([x, y, wide, high]: Box, [width, height]: Spot, gap: number): Spot[] {
  const [across, down] = [x + (wide - width) / 2, y + (high - height) / 2];
  return [
    [x + wide + gap, down],
    [x - gap - width, down],
    [across, y + high + gap],
    [across, y - gap - height],
  ];
}

/** Return the nearest place where the whole card is visible. */
function within([x, y]: Spot, [width, height]: Spot, box: Box, rim: number): Spot {
  const [left, top, wide, high] = box;
  return [
    Math.max(left + rim, Math.min(x, left + wide - width - rim)),
    Math.max(top + rim, Math.min(y, top + high - height - rim)),
  ];
}

function overlap([x, y, wide, high]: Box, [left, top, width, height]: Box): number {
  const across = Math.min(x + wide, left + width) - Math.max(x, left);
  const down = Math.min(y + high, top + height) - Math.max(y, top);
  return across > 0 && down > 0 ? across * down : 0;
}
