/** What to do now, with the armies that are in the hand. */
import { say } from "../../words/words.svelte";
import { canBuild, usedUp } from "./building";
import { hand } from "./hand.svelte";
import { marchesOf, sourcesOf } from "./marches";
import { START, type OurScene } from "./types";

export function asks(scene: OurScene): string {
  const { chart, described, view, legal, me } = scene;
  const marches = marchesOf(described);
  const name = (id: string): string =>
    id === START ? say("atg-symbol") : (chart.provinces[id]?.name ?? id);
  if (view.turn.phase === "order" && legal.length > 0) return say("web-atg-ask-order");
  if (view.turn.phase === "build" && legal.length > 0) return askToBuild(scene);
  if (marches.length === 0) return "";
  const [, , temple, city] = view.boxes[me ?? -1] ?? [0, 0, 1, 0];
  if (!hand.source) return say(temple + city > 0 ? "web-atg-ask-take" : "web-atg-ask-take-or-end");
  const armies = hand.armies(marches);
  if (hand.target) {
    const ends = hand.way(marches, hand.target)?.ends;
    const again = say("web-atg-ask-again", { armies, place: name(hand.target) });
    return ends ? `${again} ${say(`web-atg-ends-${ends}`)}` : again;
  }
  const isAlone = sourcesOf(marches).length === 1 && me !== null;
  return isAlone || hand.source === START
    ? say("web-atg-ask-where", { armies })
    : say("web-atg-ask-from", { armies, place: name(hand.source) });
}

/** Where something could be built; what is used up, and which armies have not marched. */
function askToBuild(scene: OurScene): string {
  const isOpen = canBuild(scene, scene.chart);
  const gone = usedUp(scene).map((each) => say(`web-atg-used-up-${each}`));
  const armies = scene.view.armies[scene.me ?? -1]?.[START] ?? 0;
  if (armies > 0 && !scene.allows) gone.unshift(say("web-atg-ask-behind", { armies }));
  return [...gone, say(isOpen ? "web-atg-ask-build" : "web-atg-ask-end")].join(" ");
}
