/** Ways on the sheet, in the direction of travel. */
import { pointsOf } from "./geometry";
import { START, type Chart, type Link, type Point } from "./types";

export interface Way {
  to: string;
  price: number;
  ship: boolean;
}

/** Return the points of the arrow between two places. */
export function wayPoints(chart: Chart, region: number, source: string, target: string): Point[] {
  if (source === START) return pointsOf(chart.regions[region - 1]?.way ?? "");
  const link = chart.links.find(({ a, b }) => isPair([a, b], [source, target]));
  if (!link) return [];
  const points = pointsOf(link.path);
  return link.a === source ? points : points.reverse();
}

function isPair([a, b]: [string, string], [one, other]: [string, string]): boolean {
  return (a === one && b === other) || (a === other && b === one);
}

/** Return where the arrows of a province lead, and what entering there costs. */
export function arrowsFrom(chart: Chart, id: string): Way[] {
  return chart.links.flatMap((link) => arrow(link, id));
}

/** Return where a province can be entered from, and what that costs, including the symbol. */
export function arrowsInto(chart: Chart, id: string): Way[] {
  const first = chart.regions.filter((region) => region.first === id);
  return [
    ...first.map(({ entry }) => ({ to: START, price: entry, ship: false })),
    ...chart.links.flatMap(({ a, b, enter, back, ship }) => [
      ...(b === id && enter !== null ? [{ to: a, price: enter, ship }] : []),
      ...(a === id && back !== null ? [{ to: b, price: back, ship }] : []),
    ]),
  ];
}

function arrow({ a, b, enter, back, ship }: Link, id: string): Way[] {
  if (a === id && enter !== null) return [{ to: b, price: enter, ship }];
  if (b === id && back !== null) return [{ to: a, price: back, ship }];
  return [];
}
