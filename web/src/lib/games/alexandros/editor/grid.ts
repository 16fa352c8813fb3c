/**
 * The grid of triangles that a board is drawn on. A cell is a row and a column, as in the text of a
 * board; a point is a row of points and a number of half sides from the west. Both may be negative.
 */

export interface Cell {
  row: number;
  column: number;
}
export interface Point {
  row: number;
  half: number;
}
export type Spot = [x: number, y: number];

export const SIDE = 80; // pixels, as on the sheets of the server
export const HIGH = (SIDE * Math.sqrt(3)) / 2;

export function isUp({ row, column }: Cell): boolean {
  return (column - row) % 2 === 0;
}

/** Return the three points of a cell, in the order of their names. */
export function corners(cell: Cell): [Point, Point, Point] {
  const { row, column } = cell;
  const [west, middle, east] = [column - 1, column, column + 1];
  if (isUp(cell)) return [at(row, middle), at(row + 1, west), at(row + 1, east)];
  return [at(row, west), at(row, east), at(row + 1, middle)];
}

function at(row: number, half: number): Point {
  return { row, half };
}

export function spotOf({ row, half }: Point): Spot {
  return [(half / 2) * SIDE, row * HIGH];
}

/** Return the centre of a cell. */
export function middle(cell: Cell): Spot {
  const third = isUp(cell) ? 2 / 3 : 1 / 3;
  return [(cell.column / 2) * SIDE, (cell.row + third) * HIGH];
}

/** Return the cell that contains a spot. */
export function cellAt([x, y]: Spot): Cell {
  const [along, down] = [(2 * x) / SIDE, y / HIGH];
  const cell = { row: Math.floor(down), column: Math.floor(along) };
  const deep = down - cell.row;
  const reach = isUp(cell) ? deep : 1 - deep;
  return along - cell.column <= reach ? cell : { ...cell, column: cell.column + 1 };
}

/** Return the point nearest to a spot. */
export function pointAt([x, y]: Spot): Point {
  const row = Math.round(y / HIGH);
  return { row, half: 2 * Math.round(x / SIDE - (row % 2) / 2) + (row % 2) };
}

/** Return the cells on a straight line, each once, so that a quick stroke leaves no gap. */
export function cellsBetween(from: Spot, to: Spot): Cell[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / (SIDE / 8)));
  const found = new Map<string, Cell>();
  for (let step = 0; step <= steps; step++) {
    const cell = cellAt([from[0] + (dx * step) / steps, from[1] + (dy * step) / steps]);
    found.set(`${cell.row} ${cell.column}`, cell);
  }
  return [...found.values()];
}

/** Return the cell that an arrow key leads to: along the row, or to the row above or below. */
export function cellBeyond({ row, column }: Cell, key: string): Cell | null {
  const steps: Record<string, [number, number]> = {
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
  };
  const step = steps[key];
  return step ? { row: row + step[0], column: column + step[1] } : null;
}

/** Name a point as the server does: `c7`. Row and half sides are those of the text. */
export function pointName({ row, half }: Point): string {
  return `${String.fromCharCode(97 + row)}${Math.floor(half / 2) + 1}`;
}

/** Name a space as the server does: `c7d` hangs down, `c7u` stands up. */
export function spaceName(cell: Cell): string {
  const { row, column } = cell;
  if (isUp(cell)) return `${pointName(at(row, column))}u`;
  return `${pointName(at(row, column - 1))}d`;
}

/** Return the point with that name, or null. */
export function pointNamed(name: string): Point | null {
  const found = /^([a-z])([1-9][0-9]?)$/.exec(name);
  if (!found?.[1]) return null;
  const row = found[1].charCodeAt(0) - 97;
  return { row, half: 2 * (Number(found[2]) - 1) + (row % 2) };
}

/** Return the cell with that name, or null. */
export function spaceNamed(name: string): Cell | null {
  const point = pointNamed(name.slice(0, -1));
  if (!point || !/[du]$/.test(name)) return null;
  return { row: point.row, column: point.half + (name.endsWith("d") ? 1 : 0) };
}
