/** The tools of the editor: what each does to a drawing where it is pressed. */
import {
  isLand,
  isOnLand,
  letterAt,
  LETTERS,
  OPEN,
  OUTSIDE,
  SEA,
  SYMBOLS,
  withLetter,
  withStart,
  type Drawing,
} from "./drawing";
import { corners, type Cell, type Point } from "./grid";

export const BRUSHES = ["land", "sea", "outside"] as const;
export const TOOLS = [...BRUSHES, ...SYMBOLS, "start", "place"] as const;
export type Tool = (typeof TOOLS)[number];

const INKS: Record<string, string> = { land: OPEN, sea: SEA, outside: OUTSIDE };
SYMBOLS.forEach((symbol, at) => (INKS[symbol] = LETTERS[at] ?? OPEN));

/** A brush paints along a stroke; the other tools act once, where they are pressed. */
export function isBrush(tool: Tool): boolean {
  return (BRUSHES as readonly string[]).includes(tool);
}

/** Paint one cell; a symbol that is already there is removed. */
export function painted(drawing: Drawing, cell: Cell, tool: Tool): Drawing {
  const ink = INKS[tool];
  if (ink === undefined) return drawing;
  const isAgain = !isBrush(tool) && letterAt(drawing, cell) === ink;
  const next = withLetter(drawing, cell, isAgain ? OPEN : ink);
  return !next.start && isLand(ink) ? withStart(next, corners(cell)[0]) : next;
}

/** Return the corner of a cell that the start moves to next, one after another. */
export function nextCorner(drawing: Drawing, cell: Cell): Point {
  const all = corners(cell);
  const now = all.findIndex(
    ({ row, half }) => row === drawing.start?.row && half === drawing.start.half,
  );
  return all[(now + 1) % 3] ?? all[0];
}

/** Put the start on a point of the land; anywhere else nothing happens. */
export function started(drawing: Drawing, point: Point): Drawing {
  return isOnLand(drawing, point) ? withStart(drawing, point) : drawing;
}

/** Return the tool for a key: symbols by their letters in the text, ground by its character. */
export function toolOfKey(key: string): Tool | null {
  const symbol = SYMBOLS[LETTERS.findIndex((letter) => letter === key.toUpperCase())];
  const others: Record<string, Tool> = { ".": "land", "~": "sea", "-": "sea" };
  const gone: Record<string, Tool> = { Delete: "outside", Backspace: "outside" };
  return symbol ?? others[key] ?? gone[key] ?? null;
}
