/** Where the tags of building sites go, and the line that ties each to its plot. */
import type { Box } from "../../types";
import { BUILDINGS, type Building, type Point, type Province } from "../types";
import { placed, type Aim, type Side } from "./placing";
import type { Size } from "./sizes";

const BETWEEN = 8; // pixels between two plots
const RIM = 6; // of a plot, around its building
const ALONE: readonly Side[] = ["right", "left", "above", "below"];
const LEFT: readonly Side[] = ["left", "above", "below", "right"];
const RIGHT: readonly Side[] = ["right", "below", "above", "left"];

/** Return the middle of a plot on its plate, and the sides where its tag is looked for. */
export function aimOf(province: Province, building: Building, [x, y, wide]: Box, size: Size): Aim {
  const signs = BUILDINGS.filter((each) => province[each]);
  const half = signs.length > 1 ? (size.house + RIM + BETWEEN) / 2 : 0;
  const isLeft = signs[0] === building;
  const at: Point = [x + wide / 2 + (isLeft ? -half : half), y + size.head + size.plots / 2];
  if (signs.length < 2) return { at, order: ALONE };
  return { at, order: isLeft ? LEFT : RIGHT };
}

export interface Tied {
  box: Box;
  tie: [from: Point, to: Point]; // from the tag to its plot
}

/** Return where a tag goes, and its tie. */
export function tied(
  plate: Box,
  card: Point,
  taken: readonly Box[],
  room: Box,
  aim: Aim,
  size: Size,
): Tied {
  const { at } = placed(plate, card, taken, room, aim);
  const box: Box = [...at, ...card];
  return { box, tie: tieOf(plate, box, aim, size) };
}

/** A tie ends at the plot if nothing lies between, or else at the rim of the plate beside it. */
function tieOf([x, y, wide, high]: Box, tag: Box, { at, order }: Aim, size: Size): Tied["tie"] {
  const [left, top, width, height] = tag;
  const half = size.house / 2 + RIM / 2;
  const across = Math.max(left + 14, Math.min(at[0], left + width - 14));
  const down = Math.max(top + 8, Math.min(at[1], top + height - 8));
  if (left + width <= x)
    return [[left + width, down], [order === RIGHT ? x : at[0] - half, at[1]]]; // prettier-ignore
  if (left >= x + wide) return [[left, down], [order === LEFT ? x + wide : at[0] + half, at[1]]]; // prettier-ignore
  if (top + height <= y) return [[across, top + height], [at[0], y]]; // prettier-ignore
  return [[across, top], [at[0], y + high]]; // prettier-ignore
}
