/**
 * Where the pieces of a province stand: beside its tablet, on free land, so that tablets, names and
 * arrow-heads stay readable.
 */
import type { Box } from "../types";
import { boxAround, isInside, isWithin, overlap, pointsOf, ringsOf, thinned } from "./geometry";
import { START, type Chart, type Point, type Region } from "./types";

export const CAMP: Point = [92, 56]; // the room that a camp needs
const ANGLES = 24;
const DISTANCES = [0, 8, 16, 26, 38, 52, 68, 86];
const ABROAD = 1300; // the penalty for each of these parts of a camp that lies in other land
const PARTS: Point[] = [[0, 0], [-46, -28], [46, -28], [-46, 28], [46, 28], [-24, 0], [24, 0]]; // prettier-ignore
const known = new WeakMap<Chart, Map<string, Point>>();

/** Return the centre of every province's camp; for campaign symbols, under `start` and a number. */
export function campsOf(chart: Chart): Map<string, Point> {
  const found = known.get(chart) ?? laidOut(chart);
  known.set(chart, found);
  return found;
}

/** Return the name of the camp of a place. */
export function campName(place: string, region: number): string {
  return place === START ? `${START} ${region}` : place;
}

/** Return which way the camp of a province lies from its tablet: above (-1), below (1), beside (0). */
export function sideOf(chart: Chart, place: string): -1 | 0 | 1 {
  const [at, mark] = [campsOf(chart).get(place), chart.provinces[place]?.mark];
  if (!at || !mark) return 0;
  if (at[1] + CAMP[1] / 2 <= mark[1] + 4) return -1;
  return at[1] - CAMP[1] / 2 >= mark[1] + mark[3] - 4 ? 1 : 0;
}

function laidOut(chart: Chart): Map<string, Point> {
  const camps = new Map<string, Point>();
  const taken = fixed(chart);
  const dots = ways(chart);
  const put = (name: string, mark: Box, shape: string): void => {
    const spots = candidates(mark).filter((spot) => isOn(chart.inside, spot));
    const costs = spots.map((spot) => ({ spot, cost: cost(spot, mark, taken, dots) }));
    const at = best(costs, ringsOf(shape));
    camps.set(name, at);
    taken.push({ box: boxAround(at, ...CAMP), weight: 2 });
  };
  for (const [id, province] of Object.entries(chart.provinces))
    put(id, province.mark, province.shape);
  for (const region of chart.regions) put(campName(START, region.number), symbolBox(region), "");
  return camps;
}

interface Taken {
  box: Box;
  weight: number;
}

/** Tablets, names, symbols and arrow-heads, which pieces must not cover. */
function fixed(chart: Chart): Taken[] {
  const provinces = Object.values(chart.provinces);
  return [
    ...provinces.map((each) => ({ box: each.mark, weight: 12 })),
    ...provinces.map((each) => ({ box: each.label.box, weight: 12 })),
    ...chart.regions.map((each) => ({ box: symbolBox(each), weight: 8 })),
    ...chart.regions.map((each) => ({ box: each.title, weight: 5 })),
    { box: boxAround(chart.end, 40, 40), weight: 8 },
    ...heads(chart).map((at) => ({ box: boxAround(at, 24, 24), weight: 7 })),
  ];
}

/** A symbol, and the name of its place above it. */
function symbolBox({ symbol: [x, y], place }: Region): Box {
  return place ? [x - 32, y - 46, 64, 66] : [x - 20, y - 20, 40, 40];
}

function heads(chart: Chart): Point[] {
  return chart.links.flatMap(({ path }) => {
    const points = pointsOf(path);
    return points.length > 3 ? [points[1] as Point, points.at(-2) as Point] : points;
  });
}

function ways(chart: Chart): Point[] {
  return chart.links.flatMap(({ path }) => thinned(pointsOf(path), 12));
}

/** Places all around a tablet, from near to far. */
function candidates(mark: Box): Point[] {
  const middle: Point = [mark[0] + mark[2] / 2, mark[1] + mark[3] / 2];
  const found: Point[] = [];
  for (const away of DISTANCES)
    for (let turn = 0; turn < ANGLES; turn++) {
      const angle = (turn / ANGLES) * 2 * Math.PI;
      const wide = (mark[2] + CAMP[0]) / 2 + away;
      const high = (mark[3] + CAMP[1]) / 2 + away;
      found.push([middle[0] + wide * Math.cos(angle), middle[1] + high * Math.sin(angle)]);
    }
  return found;
}

function isOn(inside: Box, at: Point): boolean {
  const camp = boxAround(at, ...CAMP);
  return overlap(camp, inside) > CAMP[0] * CAMP[1] - 1;
}

function cost(at: Point, mark: Box, taken: Taken[], dots: Point[]): number {
  const box = boxAround(at, ...CAMP);
  const far = Math.hypot(at[0] - mark[0] - mark[2] / 2, at[1] - mark[1] - mark[3] / 2);
  const covered = taken.reduce((sum, each) => sum + each.weight * overlap(box, each.box), 0);
  const crossed = dots.filter((dot) => isInside(dot, box)).length;
  return covered + crossed * 160 + far * 50;
}

/** Return the penalty for parts of a camp that are not in its own land. */
function abroad([x, y]: Point, land: Point[][]): number {
  if (land.length === 0) return 0;
  return ABROAD * PARTS.filter(([dx, dy]) => !isWithin([x + dx, y + dy], land)).length;
}

/** Return the spot with the lowest total cost; land is checked only while it can matter. */
function best(spots: { spot: Point; cost: number }[], land: Point[][]): Point {
  let [found, least]: [Point, number] = [spots[0]?.spot ?? [0, 0], Infinity];
  for (const { spot, cost } of spots.sort((one, other) => one.cost - other.cost)) {
    if (cost >= least) break;
    const whole = cost + abroad(spot, land);
    if (whole < least) [found, least] = [spot, whole];
  }
  return found;
}
