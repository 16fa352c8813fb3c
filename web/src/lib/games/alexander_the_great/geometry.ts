/** Points, ways and boxes on the sheet. */
import type { Box } from "../types";
import type { Point } from "./types";

/** Return the points of a path that is a polyline: "M1 2 3 4". */
export function pointsOf(path: string): Point[] {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const points: Point[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2)
    points.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  return points;
}

/** Return some points of a way, including the first and the last. */
export function thinned(points: readonly Point[], most: number): Point[] {
  if (points.length <= most) return [...points];
  const step = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => points[Math.round(at * step)] as Point);
}

/** Return the point in the middle of a way. */
export function middle(points: readonly Point[]): Point {
  return points[Math.floor(points.length / 2)] ?? [0, 0];
}

export function middleOf([x, y, width, height]: Box): Point {
  return [x + width / 2, y + height / 2];
}

export function boxAround([x, y]: Point, width: number, height: number): Box {
  return [x - width / 2, y - height / 2, width, height];
}

/** Return the path of a circle. */
export function circle([x, y]: Point, radius: number): string {
  const half = `a${radius} ${radius} 0 1 0 `;
  return `M${x - radius} ${y}${half}${2 * radius} 0${half}${-2 * radius} 0z`;
}

/** Return the smallest box that holds all others. */
export function union(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box[0]));
  const top = Math.min(...boxes.map((box) => box[1]));
  const right = Math.max(...boxes.map((box) => box[0] + box[2]));
  const bottom = Math.max(...boxes.map((box) => box[1] + box[3]));
  return [left, top, right - left, bottom - top];
}

/** Return the area that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one[0] + one[2], other[0] + other[2]) - Math.max(one[0], other[0]);
  const high = Math.min(one[1] + one[3], other[1] + other[3]) - Math.max(one[1], other[1]);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export type Line = readonly [from: Point, to: Point];

/** Say whether a line passes through a box. */
export function isCrossed([x, y, width, height]: Box, [from, to]: Line): boolean {
  let [enter, leave] = [0, 1]; // parts of the line
  for (const axis of [0, 1] as const) {
    const [low, high] = axis === 0 ? [x, x + width] : [y, y + height];
    const along = to[axis] - from[axis];
    if (along === 0 && (from[axis] < low || from[axis] > high)) return false;
    if (along === 0) continue;
    const [one, other] = [(low - from[axis]) / along, (high - from[axis]) / along];
    enter = Math.max(enter, Math.min(one, other));
    leave = Math.min(leave, Math.max(one, other));
  }
  return enter < leave;
}

export function isInside([x, y]: Point, box: Box): boolean {
  return x >= box[0] && x <= box[0] + box[2] && y >= box[1] && y <= box[1] + box[3];
}

/** Return the rings of a shape, "M…ZM…Z". */
export function ringsOf(shape: string): Point[][] {
  return shape.split("M").slice(1).map(pointsOf);
}

/** Say whether a point is inside a shape, by the even-odd rule. */
export function isWithin([x, y]: Point, rings: readonly Point[][]): boolean {
  let isIn = false;
  for (const points of rings) {
    let [x2, y2] = points.at(-1) ?? [0, 0];
    for (const [x1, y1] of points) {
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
      [x2, y2] = [x1, y1];
    }
  }
  return isIn;
}
