/** Moves plates apart until none touches another, each as near to its home as possible. */
import type { Box } from "../../types";
import type { Point } from "../types";

export interface Body {
  id: string;
  home: Point; // where its middle belongs, in pixels of the window
  width: number;
  height: number;
}

export interface Ground {
  room: Box; // where plates may lie
  taken: readonly Box[]; // panels
  apart: (one: string, other: string) => number; // pixels between two plates
  lean: number; // pixels in favour of pushing up and down
}

const ROUNDS = 320;
const PULL = 0.04; // towards home, in the first rounds

/** Return the middle of each body. */
export function spread(bodies: readonly Body[], ground: Ground): Point[] {
  const at = bodies.map(({ home }): Point => [...home]);
  for (let round = 0; round < ROUNDS; round++) {
    const pull = PULL * Math.max(0, 1 - (2 * round) / ROUNDS);
    at.forEach((spot, index) => {
      const { home } = bodies[index] as Body;
      spot[0] += (home[0] - spot[0]) * pull;
      spot[1] += (home[1] - spot[1]) * pull;
    });
    const isPushed = push(bodies, at, ground);
    if (!isPushed && pull === 0) break;
    bodies.forEach((body, index) => keep(body, at[index] as Point, ground));
  }
  return at;
}

function push(bodies: readonly Body[], at: Point[], { apart, lean }: Ground): boolean {
  let isPushed = false;
  bodies.forEach((one, first) => {
    for (let second = first + 1; second < bodies.length; second++) {
      const other = bodies[second] as Body;
      const [here, there] = [at[first] as Point, at[second] as Point];
      const away = [there[0] - here[0], there[1] - here[1]] as const;
      const gaps = [
        Math.abs(away[0]) - (one.width + other.width) / 2,
        Math.abs(away[1]) - (one.height + other.height) / 2,
      ] as const;
      const lacks = apart(one.id, other.id) - distance(gaps);
      if (lacks <= 0) continue;
      isPushed = true;
      const axis = gaps[0] > gaps[1] + lean ? 0 : 1;
      const by = (Math.sign(away[axis]) || 1) * Math.min(lacks, 24) * 0.5;
      here[axis] -= by;
      there[axis] += by;
    }
  });
  return isPushed;
}

function distance([across, down]: readonly [number, number]): number {
  return across > 0 && down > 0 ? Math.hypot(across, down) : Math.max(across, down);
}

/** Keep a body in the room, and off the panels. */
function keep({ width, height }: Body, spot: Point, { room, taken }: Ground): void {
  const [halfX, halfY] = [width / 2, height / 2];
  for (const [x, y, wide, high] of taken) {
    const [left, right] = [spot[0] + halfX - x, x + wide - (spot[0] - halfX)];
    const [up, down] = [spot[1] + halfY - y, y + high - (spot[1] - halfY)];
    if (Math.min(left, right, up, down) <= 0) continue;
    const ways = [
      { axis: 0, by: -left, isFree: x - width >= room[0] },
      { axis: 0, by: right, isFree: x + wide + width <= room[0] + room[2] },
      { axis: 1, by: -up, isFree: y - height >= room[1] },
      { axis: 1, by: down, isFree: y + high + height <= room[1] + room[3] },
    ].filter(({ isFree }) => isFree);
    const way = ways.sort((one, other) => Math.abs(one.by) - Math.abs(other.by))[0];
    if (way) spot[way.axis as 0 | 1] += way.by;
  }
  spot[0] = Math.max(room[0] + halfX, Math.min(spot[0], room[0] + room[2] - halfX));
  spot[1] = Math.max(room[1] + halfY, Math.min(spot[1], room[1] + room[3] - halfY));
}

/** Return how far apart two boxes are; negative: they overlap. */
export function between(one: Box, other: Box): number {
  return distance([
    Math.abs(one[0] + one[2] / 2 - other[0] - other[2] / 2) - (one[2] + other[2]) / 2,
    Math.abs(one[1] + one[3] / 2 - other[1] - other[3] / 2) - (one[3] + other[3]) / 2,
  ]);
}
