/** Where a bubble or a tag goes: beside its plate, where it covers least. */
import type { Box } from "../../types";
import { isCrossed, middleOf, overlap, type Line } from "../geometry";
import type { Point } from "../types";

export type Side = "right" | "left" | "above" | "below" | "away";

export interface Placed {
  at: Point; // its upper left corner
  side: Side;
  covered: number; // the area of other things under it
}

const GAP = 12;
const SHIFTS = [0, -0.3, 0.3, -0.6, 0.6];
const STEP = 16; // between the places that are tried farther away
const FAR = 1.5; // what a pixel of distance counts for, in covered pixels
const CROSSED = 300; // what a thing counts for that the line from the card to its box crosses

const ORDER: readonly Side[] = ["right", "left", "above", "below"];

/** What a card is about: a point of its box, and the sides that are tried, the best first. */
export interface Aim {
  at: Point;
  order: readonly Side[];
}

/** Return the first side of a box on which a card covers nothing, or the place where it covers least. */
export function placed(
  box: Box,
  card: Point,
  taken: readonly Box[],
  room: Box,
  aim: Aim = { at: middleOf(box), order: ORDER },
): Placed {
  const tries = SHIFTS.flatMap((shift) => sides(box, card, shift, aim));
  const inside = tries.map(({ at, side }) => ({ at: within(at, card, room), side }));
  const found = inside.map(({ at, side }) => {
    const own: Box = [...at, ...card];
    const covered = taken.reduce((sum, each) => sum + overlap(own, each), 0);
    return { at, side, covered: covered + 3 * overlap(own, box) };
  });
  const best = found.reduce((one, other) => (other.covered < one.covered ? other : one));
  return best.covered === 0 ? best : away(box, card, [...taken, box], room, best);
}

/** Return a place that may be farther away, if less is covered there. */
function away(box: Box, card: Point, taken: readonly Box[], room: Box, near: Placed): Placed {
  const [x, y] = middleOf(box);
  let [best, least] = [near, near.covered];
  for (let top = room[1]; top <= room[1] + room[3] - card[1]; top += STEP)
    for (let left = room[0]; left <= room[0] + room[2] - card[0]; left += STEP) {
      const own: Box = [left, top, ...card];
      const covered = taken.reduce((sum, each) => sum + overlap(own, each), 0);
      const far = Math.hypot(left + card[0] / 2 - x, top + card[1] / 2 - y);
      if (covered + far * FAR >= least) continue;
      const line: Line = [[x, y], middleOf(own)];
      const crossed = taken.filter((each) => each !== box && isCrossed(each, line)).length;
      const cost = covered + far * FAR + crossed * CROSSED;
      if (cost >= least) continue;
      [best, least] = [{ at: [left, top], side: "away", covered }, cost];
    }
  return best;
}

function sides([x, y, wide, high]: Box, [width, height]: Point, shift: number, aim: Aim) {
  const across = aim.at[0] - width / 2 + shift * width;
  const down = aim.at[1] - height / 2 + shift * height;
  const found: { at: Point; side: Side }[] = [
    { at: [x + wide + GAP, down], side: "right" },
    { at: [x - GAP - width, down], side: "left" },
    { at: [across, y - GAP - height], side: "above" },
    { at: [across, y + high + GAP], side: "below" },
  ];
  return aim.order.flatMap((side) => found.filter((each) => each.side === side));
}

function within([x, y]: Point, [width, height]: Point, [left, top, wide, high]: Box): Point {
  return [
    Math.max(left, Math.min(x, left + wide - width)),
    Math.max(top, Math.min(y, top + high - height)),
  ];
}
