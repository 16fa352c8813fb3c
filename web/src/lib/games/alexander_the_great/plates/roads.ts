/** Roads between plates, in pixels of the window: they run from rim to rim, with a head at each. */
import type { Box } from "../../types";
import { middleOf } from "../geometry";
import type { Point } from "../types";

export interface Head {
  at: Point; // the middle of its disc
  angle: number; // in degrees: where its tip points
  price: number;
  radius: number;
  isDouble?: boolean; // a tip at both ends: on a short road two heads would be two dots
}

export interface Road {
  path: string;
  middle: Point;
  start: Point;
  end: Point;
  heads: { into: string; head: Head }[];
}

const OUT = 17; // pixels from the rim to the middle of a head
const SHORT = 4.4; // radii: on a shorter road one head points both ways, if both cost the same
const REACH = 1.6; // from the middle of a head to its tip, in radii

interface Joined {
  a: string;
  b: string;
  enter: number | null;
  back: number | null;
}

/** Return a road; a bend is a point that a ship passes near. */
export function roadOf(
  link: Joined,
  one: Box,
  other: Box,
  radius: number,
  bend: Point | null,
): Road {
  const [from, to] = [middleOf(one), middleOf(other)];
  const via = bend ?? between(from, to, 0.5);
  const [start, end] = [leave(one, via), leave(other, via)];
  const middle = bend ? between(between(start, end, 0.5), via, 0.5) : between(start, end, 0.5);
  const far = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const count = Number(link.enter !== null) + Number(link.back !== null);
  const small = Math.max(7, Math.min(radius, far / (count * 2.1)));
  const out = Math.max(small * 0.9, Math.min(OUT, far / 4));
  const heads: Road["heads"] = [];
  if (!bend && link.enter !== null && link.enter === link.back && far < SHORT * radius) {
    const angle = (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI;
    const head = { at: middle, angle, price: link.enter, radius: Math.max(7, Math.min(radius, far / (2 * REACH))), isDouble: true }; // prettier-ignore
    return { path: `M${start.join(" ")}L${end.join(" ")}`, middle, start, end, heads: [{ into: link.b, head }] }; // prettier-ignore
  }
  const put = (into: string, price: number | null, rim: Point, away: Point): void => {
    if (price === null) return;
    const angle = Math.atan2(rim[1] - away[1], rim[0] - away[0]);
    const at: Point = [rim[0] - Math.cos(angle) * out, rim[1] - Math.sin(angle) * out];
    const head = {
      at,
      angle: (angle * 180) / Math.PI,
      price,
      radius: price ? small : small * 0.82,
    };
    heads.push({ into, head });
  };
  put(link.b, link.enter, end, bend ? via : start);
  put(link.a, link.back, start, bend ? via : end);
  const path = bend
    ? `M${start.join(" ")}Q${via.join(" ")} ${end.join(" ")}`
    : `M${start.join(" ")}L${end.join(" ")}`;
  return { path, middle, start, end, heads };
}

function between(one: Point, other: Point, part: number): Point {
  return [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part];
}

/** Return where a line from the middle of a box leaves it. */
export function leave(box: Box, to: Point): Point {
  const [x, y] = middleOf(box);
  const [dx, dy] = [to[0] - x, to[1] - y];
  const across = dx === 0 ? Infinity : box[2] / 2 / Math.abs(dx);
  const down = dy === 0 ? Infinity : box[3] / 2 / Math.abs(dy);
  const part = Math.min(across, down, 1);
  return [x + dx * part, y + dy * part];
}

/** Return the outline of a drop around the origin that points to the right. */
export function drop(radius: number): string {
  const side = Math.acos(1 / REACH);
  const [x, y] = [radius * Math.cos(side), radius * Math.sin(side)];
  return `M${radius * REACH} 0L${x} ${y}A${radius} ${radius} 0 1 1 ${x} ${-y}Z`;
}

/** Return the outline of a disc around the origin with a tip to the right and one to the left. */
export function lozenge(radius: number): string {
  const side = Math.acos(1 / REACH);
  const [x, y] = [radius * Math.cos(side), radius * Math.sin(side)];
  const tip = radius * REACH;
  return `M${tip} 0L${x} ${y}A${radius} ${radius} 0 0 1 ${-x} ${y}L${-tip} 0L${-x} ${-y}A${radius} ${radius} 0 0 1 ${x} ${-y}Z`;
}
