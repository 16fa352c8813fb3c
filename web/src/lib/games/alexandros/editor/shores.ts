/** Where the land ends: at the sea, or at the edge of the board. */
import { isLand, landCells, letterAt, SEA, type Drawing } from "./drawing";
import { corners, isUp, spotOf, type Cell, type Point } from "./grid";

/** Return the cells beyond the three sides of a cell, each with the ends of its side. */
function beyond(cell: Cell): [Cell, Point, Point][] {
  const [a, b, c] = corners(cell);
  const { row, column } = cell;
  const [west, east] = [
    { row, column: column - 1 },
    { row, column: column + 1 },
  ];
  if (isUp(cell))
    return [
      [west, a, b],
      [east, a, c],
      [{ row: row + 1, column }, b, c],
    ];
  return [
    [{ row: row - 1, column }, a, b],
    [west, a, c],
    [east, b, c],
  ];
}

/** Return coast and edge as path data. */
export function shores(drawing: Drawing): { coast: string; edge: string } {
  const found = { coast: "", edge: "" };
  for (const cell of landCells(drawing))
    for (const [other, from, to] of beyond(cell)) {
      const letter = letterAt(drawing, other);
      if (!isLand(letter)) found[letter === SEA ? "coast" : "edge"] += line(from, to);
    }
  return found;
}

function line(from: Point, to: Point): string {
  return `M${short(spotOf(from))}L${short(spotOf(to))}`;
}

export function short([x, y]: readonly [number, number]): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** Return the corners of a cell as the points of a polygon, shrunk towards its centre. */
export function outline(cell: Cell, part = 1): string {
  const spots = corners(cell).map(spotOf);
  const [x, y] = [0, 1].map((at) => spots.reduce((sum, spot) => sum + (spot[at] ?? 0), 0) / 3);
  return spots
    .map(([a, b]) => short([(x ?? 0) + (a - (x ?? 0)) * part, (y ?? 0) + (b - (y ?? 0)) * part]))
    .join(" ");
}
