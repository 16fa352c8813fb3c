/** A table as a card of the home page shows it: a board that only plays what has happened. */
import { api } from "../../lib/api/client";
import { loadBoard, type BoardShown } from "../../lib/board/boards";
import { loadGame } from "../../lib/games";
import type { Game, Scene } from "../../lib/games/types";
import { settings } from "../../lib/settings.svelte";
import { lastMove } from "../../lib/table/lines";
import { Table } from "../../lib/table/table.svelte";
import type { GameChart, TableView } from "../../lib/table/types";
import type { HomeTable } from "../../lib/waiting.svelte";

export interface Shown {
  table: Table;
  board: BoardShown;
  game: Game;
}

const boards = new Map<string, Promise<BoardShown | null>>();

/** Load a table once; nobody becomes present there. */
export async function load({ table: row, seat }: HomeTable): Promise<Shown | null> {
  const table = new Table(row.id, seat);
  const params = { path: { match: row.id }, query: { seat } };
  const [{ data }, game] = await Promise.all([
    api.GET("/api/tables/{match}", { params }),
    loadGame(row.game),
  ]);
  if (!data?.view.match || !game) return null;
  const board = await boardOf(row.id, data.view);
  if (!board) return null;
  table.begin(data.view);
  return { table, board, game };
}

/** Tables on the same board share its sheet. */
function boardOf(id: string, view: TableView): Promise<BoardShown | null> {
  const key = `${settings.language} ${view.game} ${view.board}`;
  const found = boards.get(key) ?? loadBoard(id, "");
  boards.set(key, found);
  return found;
}

/** Return what the board shows: nothing on it can be pressed. */
export function figureOf(table: Table, view: TableView, chart: GameChart | null): Scene | null {
  const { match } = view;
  if (!match) return null;
  return {
    view: match.view,
    chart,
    names: view.seats.map((place) => place.name),
    me: view.seat,
    waiting: match.waiting,
    legal: [],
    labels: [],
    described: null,
    goal: null,
    sealed: match.sealed,
    chosen: null,
    preview: [],
    past: table.scene?.past ?? [],
    beat: table.scene?.beat ?? null,
    coming: table.scene?.coming ?? [],
    last: lastMove(table.told),
    events: table.told,
    letters: settings.get("letters"),
    isFigure: true,
    hinted: [],
    press: () => {},
    play: () => {},
    point: () => {},
  };
}
