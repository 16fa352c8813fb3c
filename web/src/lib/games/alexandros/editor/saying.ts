/** What a screen reader says about the grid. */
import { say } from "../../../words/words.svelte";
import { isLand, keyOf, letterAt, SEA, symbolOf, type Drawing } from "./drawing";
import { spaceName, type Cell } from "./grid";
import { origin, startName } from "./text";

/** Return where a cell is and what it is; rows and columns are counted as in the board's text. */
export function told(cell: Cell, letter: string, place: string): string {
  const values = { row: cell.row + 1, column: cell.column + 1, what: whatTold(letter) };
  const where = say("web-editor-cell", values);
  if (!isLand(letter)) return where;
  const space = spaceName(cell);
  return `${where}, ${place ? say("place", { place, space }) : space}`;
}

export function cellTold(drawing: Drawing, cell: Cell): string {
  const { row, column } = origin(drawing);
  const inText = { row: cell.row - row, column: cell.column - column };
  return told(inText, letterAt(drawing, cell), drawing.places[keyOf(cell)] ?? "");
}

function whatTold(letter: string): string {
  const symbol = symbolOf(letter);
  if (symbol) return say(`symbol-${symbol}`);
  return say(
    isLand(letter) ? "web-editor-land" : letter === SEA ? "web-editor-sea" : "web-editor-outside",
  );
}

export function pointTold(drawing: Drawing): string {
  return say("web-editor-start-is", { point: startName(drawing) });
}
