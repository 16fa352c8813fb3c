/** The places that somebody speaks of: their names are on the map as long as they do. */
import type { Box } from "../types";
import type { Shown } from "./changes";
import { isClear, obstacles, wallSpots, wordsBox, type Label, type Mark } from "./marks";
import { called } from "./saying";
import type { Chart, Spot } from "./types";

const SHORT = 3; // letters: such a name may be a word that begins a sentence
const TILE = 20; // units of the sheet from the middle of a symbol to its edge
const FAR = 170; // how far a name may lie from its place
const TURNS = 16; // directions that are tried

export interface Spoken extends Label {
  from: Spot; // where its line begins, at the edge of its place
  box: Box;
}

/** Return the spaces whose names occur in a text, with these names. */
export function spokenIn(chart: Chart, text: string): Map<string, string> {
  const found = new Map<string, string>();
  if (!text) return found;
  const names = Object.keys(chart.spaces).map((space): [string, string] => [
    space,
    called(chart, space),
  ]);
  let rest = text;
  for (const [space, name] of names.sort(([, one], [, other]) => other.length - one.length)) {
    if (name === space || !rest.includes(name)) continue;
    const whole = new RegExp(`${before(name)}${escaped(name)}(?=s?(?!\\p{L}))`, "gu");
    if (!whole.test(rest)) continue;
    found.set(space, name);
    rest = rest.replace(whole, "·"); // Susa North is not Susa
  }
  return found;
}

function before(name: string): string {
  return name.length <= SHORT ? "(?<=[^.!?:«“„\\s]\\s)" : "(?<!\\p{L})";
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Return where the names go: near their places, on no symbol, no piece and nothing to press. */
export function spokenLabels(
  chart: Chart,
  shown: Shown,
  marks: readonly Mark[],
  spoken: ReadonlyMap<string, string>,
  size: number,
  targets: readonly Box[],
): Spoken[] {
  const boxes = [...obstacles(chart, shown, marks), ...targets];
  const walls = wallSpots(chart, shown);
  const found: Spoken[] = [];
  for (const [space, words] of spoken) {
    const middle = chart.spaces[space]?.at;
    if (!middle) continue;
    const spot = nearest(middle, size, (each) =>
      isClear(padded(each, words, size), boxes, walls, 2),
    );
    if (!spot) continue;
    const box = padded(spot, words, size);
    boxes.push(box);
    found.push({ key: space, words, at: spot, from: edge(middle, spot), box });
  }
  return found;
}

/** Return the nearest spot that will do, for the middle of a base line. */
function nearest([x, y]: Spot, size: number, fits: (spot: Spot) => boolean): Spot | null {
  for (let far = 0; far <= FAR; far += 8)
    for (let turn = 0; turn < TURNS; turn++) {
      const angle =
        Math.PI / 2 + (turn % 2 ? -1 : 1) * Math.ceil(turn / 2) * ((2 * Math.PI) / TURNS);
      const spot: Spot = [x + far * 1.3 * Math.cos(angle), y + far * Math.sin(angle) + size * 0.3];
      if (fits(spot)) return spot;
    }
  return null;
}

/** Return the box of a name with a rim around it. */
function padded(spot: Spot, words: string, size: number): Box {
  const [x, y, wide, high] = wordsBox(spot, words, size * 1.1);
  return [x - size * 0.3, y - size * 0.12, wide + size * 0.6, high + size * 0.12];
}

function edge([x, y]: Spot, [a, b]: Spot): Spot {
  const far = Math.max(1, Math.hypot(a - x, b - y));
  return [x + ((a - x) * TILE) / far, y + ((b - y) * TILE) / far];
}
