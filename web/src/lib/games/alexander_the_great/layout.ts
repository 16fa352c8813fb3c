/** How the pieces at one place are laid out. */
import type { Pieces } from "./pieces";
import type { Building, Point } from "./types";

export interface Token {
  kind: "army" | Building;
  x: number; // its centre, relative to the centre of the camp
  y: number;
  width: number;
  seat: number;
  count: number; // armies, or buildings of one kind
  steps: number | null; // how many these armies have left, if they march now
  isLying: boolean;
  isNamed: boolean; // shows the emblem of its seat, since no armies beside it do
}

type Loose = Omit<Token, "x" | "y">;

export const HIGH = 26;
const GAP = 3;
const WIDEST = 94;
const EMBLEM = 17;

/** Return the width of armies: emblem, number, and an arrow for each step left. */
export function armyWidth(count: number, steps: number | null): number {
  return 28 + 9 * String(count).length + 6 * (steps ?? 0) + (steps ? 3 : 0);
}

/**
 * Return every token of a camp in its place, around the centre. More than two lines extend away
 * from the tablet: up (-1), down (1), or both ways (0).
 */
export function arranged(all: readonly Pieces[], away: -1 | 0 | 1 = 0): Token[] {
  const lines: Loose[][] = [];
  for (const tokens of all.map(tokensOf)) {
    const last = lines.at(-1);
    if (last && wide([...last, ...tokens]) <= WIDEST) last.push(...tokens);
    else lines.push([...tokens]);
  }
  const more = Math.max(0, lines.length - 2) * (HIGH + GAP);
  const top = -((lines.length - 1) * (HIGH + GAP)) / 2 + (away * more) / 2;
  return lines.flatMap((line, at) => inLine(line, [0, top + at * (HIGH + GAP)]));
}

/** Return how far a camp extends upwards from its centre. */
export function topOf(tokens: readonly Token[]): number {
  return Math.min(0, ...tokens.map((token) => token.y - HIGH / 2));
}

function tokensOf(pieces: Pieces): Loose[] {
  const { seat, armies, groups, temples } = pieces;
  const base = { seat, steps: null, isLying: false, isNamed: false };
  const march = groups.length > 0 ? groups : [{ armies, steps: null }];
  const found: Loose[] = march
    .filter((each) => each.armies > 0)
    .map(({ armies: count, steps }) => {
      return { ...base, kind: "army", count, steps, width: armyWidth(count, steps) };
    });
  const build = (kind: Building, count: number, isLying: boolean): void => {
    const isNamed = found.length === 0;
    const width = (count > 1 ? 34 : 24) + (isNamed ? EMBLEM : 0);
    if (count > 0) found.push({ ...base, kind, count, isLying, isNamed, width });
  };
  build("temple", temples, false);
  build("city", Number(pieces.city), false);
  build("temple", Number(pieces.laidTemple), true);
  build("city", Number(pieces.laidCity), true);
  return found;
}

function wide(tokens: readonly Loose[]): number {
  return tokens.reduce((sum, each) => sum + each.width + GAP, -GAP);
}

function inLine(tokens: readonly Loose[], [middle, y]: Point): Token[] {
  let left = middle - wide(tokens) / 2;
  return tokens.map((token) => {
    const x = left + token.width / 2;
    left += token.width + GAP;
    return { ...token, x, y };
  });
}
