/** Where a bubble goes: beside what it is about, in the free window, over no other target. */
import type { Box } from "../../types";

export type Size = readonly [width: number, height: number];
export type Side = "right" | "left" | "below" | "above";

export interface Placed {
  at: [x: number, y: number];
  side: Side;
}

const GAP = 16; // pixels between the bubble and its subject
const WHOLE = 4; // targets: so bad it is to cover the whole subject

/** Return the best place: it covers as few targets as possible, and as little of its subject. */
export function placed(
  subject: Box,
  size: Size,
  room: Box,
  targets: readonly (readonly [number, number])[] = [],
  sides: readonly Side[] = ["right", "left", "below", "above"],
): Placed {
  const found = sides.map((side) => ({ side, at: within(spot(subject, size, side), size, room) }));
  const cost = ({ at: [x, y] }: Placed): number => {
    const box: Box = [x, y, size[0], size[1]];
    const covered = targets.filter(([a, b]) => overlap(box, [a - 22, b - 22, 44, 44]) > 0).length;
    return covered + (WHOLE * overlap(box, subject)) / Math.max(1, subject[2] * subject[3]);
  };
  return found.reduce((best, next) => (cost(next) < cost(best) ? next : best));
}

function spot([x, y, wide, high]: Box, [width, height]: Size, side: Side): [number, number] {
  const [across, down] = [x + (wide - width) / 2, y + (high - height) / 2];
  if (side === "right") return [x + wide + GAP, down];
  if (side === "left") return [x - GAP - width, down];
  return side === "below" ? [across, y + high + GAP] : [across, y - GAP - height];
}

function within([x, y]: [number, number], [width, height]: Size, room: Box): [number, number] {
  const [left, top, wide, high] = room;
  return [
    Math.max(left, Math.min(x, left + wide - width)),
    Math.max(top, Math.min(y, top + high - height)),
  ];
}

function overlap([x, y, wide, high]: Box, [a, b, width, height]: Box): number {
  const across = Math.min(x + wide, a + width) - Math.max(x, a);
  const down = Math.min(y + high, b + height) - Math.max(y, b);
  return across > 0 && down > 0 ? across * down : 0;
}
