/** An arrow along a way on the sheet: its shaft, and the head at its end. */
import type { Spot } from "./pointer.svelte";

const LONG = 26; // length of the head, in pixels of the sheet
const HALF = 13; // half of its width

export interface Arrow {
  shaft: string;
  head: string;
}

/** Return the arrow along a way; null if the way has no length. */
export function arrowAlong(way: readonly Spot[]): Arrow | null {
  const points = way.filter((spot, at) => at === 0 || gap(spot, way[at - 1] ?? spot) > 0);
  const end = points.at(-1);
  if (!end || points.length < 2) return null;
  const [shaft, neck] = cut(points, Math.min(LONG, length(points) * 0.6));
  const long = gap(neck, end) || 1;
  const [dx, dy] = [(end[0] - neck[0]) / long, (end[1] - neck[1]) / long];
  const side = (way: number): Spot => [neck[0] - dy * HALF * way, neck[1] + dx * HALF * way];
  return { shaft: drawn(shaft), head: `${drawn([side(1), end, side(-1)])}Z` };
}

/** Return a way without its end, and the point where it now ends and the head begins. */
function cut(points: readonly Spot[], off: number): [Spot[], Spot] {
  const kept = [...points];
  let left = off;
  for (;;) {
    const end = kept.pop() ?? [0, 0];
    const before = kept.at(-1) ?? end;
    const step = gap(before, end);
    if (step > left || kept.length < 2) {
      const part = step > 0 ? Math.min(1, left / step) : 0;
      const neck: Spot = [
        end[0] + (before[0] - end[0]) * part,
        end[1] + (before[1] - end[1]) * part,
      ];
      return [[...kept, neck], neck];
    }
    left -= step;
  }
}

function length(points: readonly Spot[]): number {
  return points.slice(1).reduce((sum, spot, at) => sum + gap(points[at] ?? spot, spot), 0);
}

function gap([x, y]: Spot, [a, b]: Spot): number {
  return Math.hypot(x - a, y - b);
}

function drawn(points: readonly Spot[]): string {
  return points.map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
