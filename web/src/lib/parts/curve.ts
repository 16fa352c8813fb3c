/** Where the points of a curve lie. */
export const WIDE = 340;
export const HIGH = 130;
const LEFT = 44; // room for the numbers
const EDGE = 8;
const TOP = 18; // room for the number over the highest line
const GAP = 4; // between a number and its line
const SURE = 200; // above that a rating is provisional: its uncertainty would fill the picture

interface Rated {
  rating: number;
  margin: number;
}

/** Return the points of a curve that begins before the first match: one match makes a line, too. */
export function begun<Point extends Rated & { change: number }>(points: readonly Point[]): Rated[] {
  const [first] = points;
  return first ? [{ ...first, rating: first.rating - first.change }, ...points] : [];
}

interface Range {
  low: number;
  high: number;
}

interface Dot {
  x: number;
  y: number;
  above: number; // the upper edge of the uncertainty
  below: number;
  isSure: boolean;
}

/** Return which ratings are shown: all of them, some uncertainty, and never a very narrow strip. */
export function range(points: readonly Rated[]): Range {
  const margin = Math.min(...points.map((point) => point.margin), SURE);
  const low = Math.min(...points.map(({ rating }) => rating)) - margin;
  const high = Math.max(...points.map(({ rating }) => rating)) + margin;
  return { low: Math.floor(low / 50) * 50, high: Math.ceil(high / 50) * 50 };
}

function height(value: number, { low, high }: Range): number {
  const share = (Math.min(high, Math.max(low, value)) - low) / (high - low);
  return Math.round((HIGH - EDGE - share * (HIGH - EDGE - TOP)) * 10) / 10;
}

export function placed(points: readonly Rated[], shown: Range): Dot[] {
  const step = (WIDE - LEFT - EDGE) / Math.max(1, points.length - 1);
  return points.map(({ rating, margin }, at) => ({
    x: Math.round((LEFT + at * step) * 10) / 10,
    y: height(rating, shown),
    above: height(rating + margin, shown),
    below: height(rating - margin, shown),
    isSure: margin <= SURE,
  }));
}

interface Level {
  value: number;
  y: number;
  base: number; // where its number stands, always above the line
}

/** Return the ratings at which there is a line across: round numbers, two to four of them. */
export function levels(shown: Range): Level[] {
  const span = shown.high - shown.low;
  const step = [50, 100, 200, 250, 500, 1000].find((each) => span / each <= 4) ?? 2000;
  const first = Math.ceil(shown.low / step) * step;
  const count = Math.floor((shown.high - first) / step) + 1;
  return Array.from({ length: count }, (_, at) => first + at * step).map((value) => {
    const y = height(value, shown);
    return { value, y, base: y - GAP };
  });
}

export function path(dots: readonly Dot[], what: "line" | "band"): string {
  if (what === "line") return trace(dots.map(({ x, y }) => [x, y]));
  const sure = dots.filter(({ isSure }) => isSure);
  if (sure.length === 0) return "";
  const upper = sure.map(({ x, above }): [number, number] => [x, above]);
  const lower = sure.map(({ x, below }): [number, number] => [x, below]).reverse();
  return `${trace([...upper, ...lower])}Z`;
}

function trace(places: readonly (readonly [number, number])[]): string {
  return places.map(([x, y], at) => `${at ? "L" : "M"}${x} ${y}`).join("");
}
