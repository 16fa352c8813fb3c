/** Words about a line of play: how it continues, and in which turn it was. */
import type { Game, Scene } from "../../lib/games/types";
import { turnAt } from "../../lib/table/lines";
import type { GameEvent } from "../../lib/table/types";
import { tell } from "../../lib/words/words.svelte";

const FEW = 4; // sentences: the board shows the rest

/** Put actions further ahead into words; those that are forced are left out. */
export function aheadWords(game: Game | null, scene: Scene, actions: readonly string[]): string {
  const all = actions.map((action) => tell(game?.label(scene, action)));
  const said = all.filter(Boolean).map((sentence) => `${sentence}.`);
  return [...said.slice(0, FEW), ...(said.length > FEW ? ["…"] : [])].join(" ");
}

/** Return what the log says about the turn around a ply. */
export function turnWords(game: Game | null, events: readonly GameEvent[], ply: number): string {
  return tell(turnAt(events, ply, (event) => game?.begins(event) ?? false)?.text);
}
