/** What to do now, with the armies that are in the hand. */
import { say } from "../../words/words.svelte";
import { hand } from "./hand.svelte";
import { marchesOf, sourcesOf } from "./marches";
import { START, type OurScene } from "./types";

export function asks({ chart, described, view, legal, me }: OurScene): string {
  const marches = marchesOf(described);
  const name = (id: string): string =>
    id === START ? say("atg-symbol") : (chart.provinces[id]?.name ?? id);
  if (view.turn.phase === "build" && legal.length > 0) return say("web-atg-ask-build");
  if (marches.length === 0) return "";
  if (!hand.source) return say("web-atg-ask-take");
  const armies = hand.armies(marches);
  if (hand.target) return say("web-atg-ask-again", { armies, place: name(hand.target) });
  const isAlone = sourcesOf(marches).length === 1 && me !== null;
  return isAlone || hand.source === START
    ? say("web-atg-ask-where", { armies })
    : say("web-atg-ask-from", { armies, place: name(hand.source) });
}
