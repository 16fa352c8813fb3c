/** Words about a line of play: how it continues, and when it was. */
import type { Game, Scene, Tick } from "../../lib/games/types";
import type { Judged } from "../../lib/table/analysis.svelte";
import { say, tell } from "../../lib/words/words.svelte";

const FEW = 4; // sentences: the board shows the rest

/** Put actions further ahead into words; those that are forced are left out. */
export function aheadWords(game: Game | null, scene: Scene, actions: readonly string[]): string {
  const all = actions.map((action) => tell(game?.label(scene, action)));
  const said = all.filter(Boolean).map((sentence) => `${sentence}.`);
  return [...said.slice(0, FEW), ...(said.length > FEW ? ["…"] : [])].join(" ");
}

/** Name a decision: when it was made, and what was decided. */
export function headed(
  ticks: readonly Tick[],
  { ply, played }: Judged,
  reader: number | null,
): string {
  const [name, words] = [when(ticks, ply), tell(played.label, reader)];
  return name ? say("web-colon", { name, words }) : words;
}

/** Say in which turn or region a ply was. */
export function when(ticks: readonly Tick[], ply: number): string {
  const mark = ticks[0]?.isSpan
    ? ticks.findLast((tick) => tick.ply <= ply)
    : ticks.find((tick) => tick.ply > ply);
  const { label = "", isSpan } = mark ?? ticks.at(-1) ?? {};
  return isSpan || !label ? label : say("web-turn", { turn: label });
}
