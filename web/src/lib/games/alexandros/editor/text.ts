/** The text form of a board, for the server, files and this browser: writing it and reading it. */
import { cellOf, isLand, keyOf, letterAt, OUTSIDE, type Drawing, type MapPlace } from "./drawing";
import { pointName, pointNamed, spaceName, spaceNamed, type Cell } from "./grid";

/**
 * Return the row and the column where the text begins: no empty row in the north, and no row begins
 * with land. Rows and columns shift together, or triangles would point the other way.
 */
export function origin(drawing: Drawing): Cell {
  const lines = drawing.rows.map((line) => line.search(/[^ ]/));
  const first = lines.findIndex((at) => at >= 0);
  if (first < 0) return { row: drawing.top, column: drawing.left };
  const row = drawing.top + first;
  const shore = drawing.rows.map((line) => [...line].findIndex(isLand));
  const column = Math.min(
    drawing.left + Math.min(...lines.filter((at) => at >= 0)),
    drawing.left - 1 + Math.min(...shore.filter((at) => at >= 0), Infinity),
  );
  const isAskew = (column - row) % 2 !== 0;
  return { row, column: isAskew ? column - 1 : column };
}

export function linesOf(drawing: Drawing): string[] {
  const { row, column } = origin(drawing);
  const ahead = Math.max(0, drawing.left - column);
  const cut = Math.max(0, column - drawing.left);
  const lines = drawing.rows
    .slice(row - drawing.top)
    .map((line) => (OUTSIDE.repeat(ahead) + line.slice(cut)).trimEnd());
  const last = lines.findLastIndex((line) => line !== "");
  return lines.slice(0, last + 1);
}

/** Name a cell as the server would if the board were sent now. */
export function nameOf(drawing: Drawing, cell: Cell): string {
  const { row, column } = origin(drawing);
  return spaceName({ row: cell.row - row, column: cell.column - column });
}

export function startName(drawing: Drawing): string {
  const { row, column } = origin(drawing);
  const { start } = drawing;
  return start ? pointName({ row: start.row - row, half: start.half - column }) : "a1";
}

/** Write a drawing as the text of a board file. */
export function formatDrawing(drawing: Drawing): string {
  const head = { game: "alexandros", name: drawing.name, title: drawing.title };
  const lines = Object.entries({ ...head, start: startName(drawing) }).map(entry);
  lines.push("rows = [", ...linesOf(drawing).map((line) => `  ${quote(line)},`), "]");
  if (drawing.map) lines.push("", "[map]", ...Object.entries(drawing.map).map(number));
  const places = Object.keys(drawing.places).map(cellOf).sort(byRow);
  if (places.length > 0) lines.push("", "[names]");
  for (const cell of places)
    lines.push(entry([nameOf(drawing, cell), drawing.places[keyOf(cell)] ?? ""]));
  return `${lines.join("\n")}\n`;
}

function byRow(one: Cell, other: Cell): number {
  return one.row - other.row || one.column - other.column;
}

function quote(words: string): string {
  return JSON.stringify(words);
}

function entry([key, value]: [string, string]): string {
  return `${key} = ${quote(value)}`;
}

function number([key, value]: [string, number]): string {
  const short = Number(value.toFixed(6));
  return `${key} = ${Number.isInteger(short) ? short.toFixed(1) : short}`;
}

/**
 * Read a text as written by `formatDrawing` or by the server, or return null. In any other form the
 * server has to read the file first.
 */
export function parseDrawing(text: string): Drawing | null {
  try {
    return drawn(sections(text));
  } catch {
    return null;
  }
}

type Entries = Record<string, unknown>;

function sections(text: string): Record<string, Entries> {
  const joined = text.replace(
    /\[\s*\n([^\]]*?),?\s*\n\]/g,
    (_, inner: string) => `[${inner.replaceAll("\n", " ")}]`,
  );
  const found: Record<string, Entries> = { "": {} };
  let open = "";
  for (const line of joined.split("\n").map((each) => each.trim())) {
    const title = /^\[(\w+)\]$/.exec(line)?.[1];
    const [, key, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (title) found[(open = title)] = {};
    else if (key && value) (found[open] ??= {})[key] = JSON.parse(value) as unknown;
    else if (line) throw new Error(line);
  }
  return found;
}

function drawn(found: Record<string, Entries>): Drawing | null {
  const { game, name, title, start, rows, ...rest } = found[""] ?? {};
  if (game !== "alexandros" || Object.keys(rest).length > 0) return null;
  if (typeof name !== "string" || typeof title !== "string" || typeof start !== "string")
    return null;
  if (!Array.isArray(rows) || !rows.every((row) => typeof row === "string")) return null;
  if (rows.some((row) => /[^TAHLS.~ ]/.test(row as string))) return null;
  const plain = { name, title, top: 0, left: 0, rows: rows as string[], places: {} };
  const drawing: Drawing = { ...plain, start: pointNamed(start), map: mapOf(found["map"]) };
  return { ...drawing, places: placesOf(drawing, found["names"] ?? {}) };
}

function mapOf(entries: Entries | undefined): MapPlace | null {
  const { lat, lon, side, parallel } = entries ?? {};
  const all = [lat, lon, side, parallel];
  return all.every((value) => typeof value === "number")
    ? ({ lat, lon, side, parallel } as MapPlace)
    : null;
}

function placesOf(drawing: Drawing, entries: Entries): Drawing["places"] {
  const cells = Object.entries(entries).map(([space, label]) => {
    const cell = spaceNamed(space);
    const isThere = cell && isLand(letterAt(drawing, cell));
    if (!isThere || typeof label !== "string") throw new Error(space);
    return [keyOf(cell), label] as const;
  });
  return Object.fromEntries(cells);
}
