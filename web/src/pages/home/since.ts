/** What the others did since my last move, a line for each of them. */
import type { Scene } from "../../lib/games/types";
import { recapOf, type Recap } from "../../lib/table/recap";
import type { GameEvent, TableView } from "../../lib/table/types";
import { say } from "../../lib/words/words.svelte";
import type { Shown } from "./shown";

export interface Line {
  seat: number;
  words: string;
}

export function recapsOf(
  events: readonly GameEvent[],
  { seat: me, news, match }: TableView,
): Recap<GameEvent>[] {
  return recapOf(events, me, news, match?.own).filter(({ seat }) => seat !== me);
}

/** Return a line for each opponent who did something that is worth a word. */
export function linesOf({ game }: Shown, scene: Scene, view: TableView): Line[] {
  const decided = view.seats.flatMap((place, seat) =>
    place.is_ready && seat !== view.seat
      ? [{ seat, words: say("web-home-ready", { name: place.name }) }]
      : [],
  );
  const told = recapsOf(scene.events, view).map(({ seat, events }) => ({
    seat,
    words: worded(scene.names[seat] ?? "", game.recap(scene, events, false)),
  }));
  return [...told.filter(({ words }) => words), ...decided];
}

function worded(name: string, words: string): string {
  return words && say("web-home-did", { name, words });
}
