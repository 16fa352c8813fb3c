/** What the button at the bottom right does: it marches, ends the march or the turn, or says “Ready”. */
import { say } from "../../words/words.svelte";
import { THEN, type Finish } from "../types";
import { canBuild } from "./building";
import { draft } from "./draft.svelte";
import { hand } from "./hand.svelte";
import { marchesOf } from "./marches";
import { rest } from "./rest.svelte";
import { taskOf } from "./splitting";
import type { AnyScene } from "./types";

export function finish(scene: AnyScene): Finish {
  const { view, described, legal, chart } = scene;
  const phase = view.turn.phase;
  if (taskOf(scene)) {
    const action = rest.ended(scene) ? null : draft.action(scene); // first the scoring is read
    return { label: say("web-atg-ready"), action };
  }
  if (described?.kind === "move" && hand.target) return march(scene);
  if (described?.kind === "move") {
    const isLesson = scene.allows !== undefined; // it says itself what ends
    const isLast = chart !== null && !isLesson && !canBuild(scene, chart);
    const label = say(isLast ? "atg-do-confirm" : "atg-do-stop");
    const isAllowed = scene.allows?.(described.or) ?? true; // in a lesson, if it is wanted
    const isBuilt = isLast && Object.keys(view.bids ?? {}).length > 0; // there is nothing worth a try
    const action = isBuilt ? `${described.or}${THEN}confirm` : described.or;
    return { label, action: isAllowed ? action : null };
  }
  if (phase === "allocate" || phase === "redistribute")
    return { label: say("web-atg-ready"), action: null };
  const action = legal.includes("confirm") ? "confirm" : null;
  return { label: say("atg-do-confirm"), action };
}

/** As long as a march is chosen, the button sends it: nothing ends by a press that is meant for it. */
function march(scene: AnyScene): Finish {
  const armies = hand.armies(marchesOf(scene.described));
  const place = scene.chart?.provinces[hand.target]?.name ?? hand.target;
  const action = hand.action(scene, hand.target);
  const isAllowed = action !== "" && (scene.allows?.(action) ?? true);
  return {
    label: say("web-atg-do-march", { armies, place }),
    action: isAllowed ? action : null,
    putBack: () => hand.halt(),
  };
}
