/** Makes the stage of a table move and sound as its game and the settings say, while visible. */
import type { Game } from "../games/types";
import { play } from "../parts/sounds";
import { settings } from "../settings.svelte";
import type { Table } from "./table.svelte";

/** Start; return a function that stops it. A small picture is slower: more of it must be found. */
export function direct({ stage }: Table, game: Game | null, slower = 1): () => void {
  stage.steps = game?.steps ?? (() => 0);
  stage.next = game?.next ?? (() => 0);
  stage.pace = settings.stepTime * slower;
  stage.onevent = (event) => play(game?.sound(event) ?? null);
  const look = (): void => (document.hidden ? stage.turnAway() : stage.turnBack());
  look();
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}
