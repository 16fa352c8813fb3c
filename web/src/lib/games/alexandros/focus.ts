/** What to show: everything on a large screen, what matters now on a small one. */
import type { Box } from "../types";
import { placesOf } from "./events";
import { at } from "./geometry";
import { pointsNamed, spacesNamed } from "./press";
import type { Chart, Event, OurScene, Spot } from "./types";

const NEAR = 560; // pixels of the sheet: the least that is shown
const RIM = 60; // pixels from the edge of the view at which something counts as visible

const LOOKED = new WeakMap<Chart, Box>(); // the last focus on each board

/** Return the part to show; it stays the same as long as everything that matters is visible. */
export function focus(scene: OurScene, isSmall = smallScreen()): Box | null {
  if (!isSmall) return null;
  const spots = places(scene);
  const last = LOOKED.get(scene.chart);
  if (last && isRoomy(last) && spots.every((spot) => isInside(spot, last))) return last;
  const box = boxAround(spots, scene.chart);
  LOOKED.set(scene.chart, box);
  return box;
}

/** False for a box that had to grow for a long march, so that it is not kept. */
function isRoomy([, , wide, high]: Box): boolean {
  return wide <= NEAR && high <= NEAR;
}

function isInside([x, y]: Spot, [left, top, wide, high]: Box): boolean {
  return x >= left + RIM && x <= left + wide - RIM && y >= top + RIM && y <= top + high - RIM;
}

function smallScreen(): boolean {
  return typeof matchMedia === "function" && matchMedia("(max-width: 860px)").matches;
}

/** Return what matters: Alexander, his way, and the choices of his march. */
function places({ view, chart, legal, beat, past }: OurScene): Spot[] {
  const moving = [...past, ...(beat ? [beat.event] : [])];
  const paths = moving.flatMap((event) => placesOf(event).path ?? []);
  const guards = beat ? named(beat.event) : [];
  const steps = legal.filter((action) => /^(space|guard) /.test(action));
  const spaces = [...spacesNamed(steps).keys(), ...guards].map((space) => chart.spaces[space]?.at);
  const points = [view.alexander, ...paths, ...pointsNamed(legal).keys()];
  const spots = [...spaces, ...points.map((point) => at(chart, point))];
  return spots.filter((spot) => spot !== undefined);
}

/** Return the one space, and the one province, that an event names. */
function named(event: Event): string[] {
  return [
    ...("space" in event ? [event.space] : []),
    ...("province" in event ? [event.province] : []),
  ];
}

function boxAround(spots: readonly Spot[], { size: [wide, high] }: Chart): Box {
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const grownX = Math.max(0, Math.min(NEAR, wide) - width);
  const grownY = Math.max(0, Math.min(NEAR, high) - height);
  return [left - grownX / 2, top - grownY / 2, width + grownX, height + grownY];
}
