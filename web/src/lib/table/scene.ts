/** Builds the scene that the parts of a game draw from. */
import type { Scene } from "../games/types";
import { settings } from "../settings.svelte";
import { isAway } from "./away";
import type { Chooser } from "./chooser.svelte";
import { lastMove } from "./lines";
import type { Table } from "./table.svelte";
import type { Moment } from "./replay.svelte";
import type { GameChart, GameEvent, TableView } from "./types";

export function sceneOf(
  table: Table,
  view: TableView,
  chart: GameChart | null,
  chooser: Chooser,
  hinted: string[] = [],
): Scene {
  const match = view.match;
  if (!match) throw new Error("no match is being played");
  const isLast = chooser.isLast; // it is shown as done, but can still be taken back
  const isStill = table.isStill && !isLast && !isAway(view);
  const legal = isStill && Array.isArray(match.legal) ? match.legal : [];
  return {
    view: match.view,
    chart,
    names: view.seats.map((place) => place.name),
    me: view.seat,
    waiting: match.waiting,
    legal,
    labels: legal.length > 0 ? (match.labels ?? []) : [],
    described: isStill && !Array.isArray(match.legal) ? match.legal : null,
    goal: null,
    sealed: match.sealed,
    chosen: chooser.chosen ?? table.sent,
    preview: isLast ? [] : chooser.foreseen.events,
    past: isLast ? chooser.doneBy(view.seat) : (table.scene?.past ?? []),
    beat: table.scene?.beat ?? null,
    coming: table.scene?.coming ?? [],
    last: lastMove(table.told),
    events: table.told,
    letters: settings.get("letters"),
    hinted: isStill ? hinted : [],
    press: (fits, asked) => chooser.press(fits, asked),
    play: (action) => void chooser.play(action),
    point: (fits) => chooser.point(fits),
  };
}

/** Return the scene as a seat saw it at a moment of a finished match; null: all is open. */
export function then(
  scene: Scene,
  { ply, view, waiting }: Moment,
  events: readonly GameEvent[],
  me: number | null,
): Scene {
  const last = events.filter((event) => event.ply === ply);
  return { ...scene, view, waiting, me, legal: [], described: null, last, events: [] };
}
