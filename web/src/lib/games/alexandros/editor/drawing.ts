/** A board that is being drawn: letters on the grid, a start point, names. It is immutable. */
import { SYMBOLS, type Symbol } from "../types";
import { corners, type Cell, type Point } from "./grid";

export const OPEN = ".";
export const SEA = "~";
export const OUTSIDE = " ";
export const LETTERS = ["T", "A", "H", "L", "S"] as const; // of the symbols, in their order
export { SYMBOLS, type Symbol };

export interface MapPlace {
  lat: number; // latitude of the start point
  lon: number;
  side: number; // length in degrees of latitude
  parallel: number;
}

export interface Drawing {
  readonly name: string;
  readonly title: string;
  readonly top: number; // the row of the first line
  readonly left: number; // the column of each line's first letter
  readonly rows: readonly string[];
  readonly start: Point | null;
  readonly map: MapPlace | null;
  readonly places: Readonly<Record<string, string>>; // by `keyOf` of their cell
}

export function keyOf({ row, column }: Cell): string {
  return `${row} ${column}`;
}

export function cellOf(key: string): Cell {
  const [row = 0, column = 0] = key.split(" ").map(Number);
  return { row, column };
}

export function isLand(letter: string): boolean {
  return letter !== SEA && letter !== OUTSIDE;
}

export function symbolOf(letter: string): Symbol | null {
  return SYMBOLS[LETTERS.findIndex((each) => each === letter)] ?? null;
}

export function letterAt(drawing: Drawing, { row, column }: Cell): string {
  return drawing.rows[row - drawing.top]?.[column - drawing.left] ?? OUTSIDE;
}

/** Return the drawing with one more letter; it grows if the letter lies beyond it. */
export function withLetter(drawing: Drawing, cell: Cell, letter: string): Drawing {
  if (letterAt(drawing, cell) === letter) return drawing;
  const grown = grownTo(drawing, cell);
  const [line, at] = [cell.row - grown.top, cell.column - grown.left];
  const old = (grown.rows[line] ?? "").padEnd(at + 1, OUTSIDE);
  const rows = grown.rows.with(line, old.slice(0, at) + letter + old.slice(at + 1));
  return { ...grown, rows, places: isLand(letter) ? drawing.places : without(drawing, cell) };
}

function grownTo(drawing: Drawing, { row, column }: Cell): Drawing {
  const { top, left, rows } = drawing;
  const above = Array<string>(Math.max(0, top - row)).fill("");
  const below = Array<string>(Math.max(0, row - top - rows.length + 1)).fill("");
  const ahead = OUTSIDE.repeat(Math.max(0, left - column));
  const all = [...above, ...rows, ...below].map((line) => ahead + line);
  return { ...drawing, top: Math.min(top, row), left: Math.min(left, column), rows: all };
}

function without(drawing: Drawing, cell: Cell): Drawing["places"] {
  const { [keyOf(cell)]: gone, ...rest } = drawing.places;
  return gone === undefined ? drawing.places : rest;
}

/** Return the drawing with a name for a place, or without one if the name is empty. */
export function withPlace(drawing: Drawing, cell: Cell, name: string): Drawing {
  const places = without(drawing, cell);
  return { ...drawing, places: name.trim() ? { ...places, [keyOf(cell)]: name.trim() } : places };
}

/** Return the drawing with another start. The real map stays where it was under the land. */
export function withStart(drawing: Drawing, start: Point): Drawing {
  const { map, start: old } = drawing;
  if (!map || !old) return { ...drawing, start };
  const east = (start.half - old.half) / 2;
  const south = ((start.row - old.row) * Math.sqrt(3)) / 2;
  const lon = map.lon + (east * map.side) / Math.cos((map.parallel * Math.PI) / 180);
  return { ...drawing, start, map: { ...map, lat: map.lat - south * map.side, lon } };
}

export function isOnLand(drawing: Drawing, point: Point): boolean {
  return landCells(drawing).some((cell) =>
    corners(cell).some(({ row, half }) => row === point.row && half === point.half),
  );
}

/** Return all cells of land, row by row. */
export function landCells(drawing: Drawing): Cell[] {
  return drawing.rows.flatMap((line, at) =>
    [...line].flatMap((letter, column) =>
      isLand(letter) ? [{ row: drawing.top + at, column: drawing.left + column }] : [],
    ),
  );
}

/** Count every letter. */
export function counts(drawing: Drawing): Record<string, number> {
  const found: Record<string, number> = {};
  for (const line of drawing.rows)
    for (const letter of line) found[letter] = (found[letter] ?? 0) + 1;
  return found;
}
