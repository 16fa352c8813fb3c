/** What to do now, in the words of the page: a march is one press on a corner. */
import { say } from "../../words/words.svelte";
import { aim } from "./aim.svelte";
import { isFromHand, marchesOf } from "./marching";
import type { AnyScene } from "./types";

const PHONE = 720; // pixels

export function asks(scene: AnyScene): string {
  const isPhone = innerWidth <= PHONE;
  const marches = marchesOf(scene);
  if (marches.length === 0) return taking(scene, isPhone);
  if (aim.asked) {
    const there = marches.filter(({ point }) => point === aim.asked);
    return say(there.some(isFromHand) ? "web-alx-ask-card-hand" : "web-alx-ask-card");
  }
  return say(isPhone ? "web-alx-ask-march-short" : "web-alx-ask-march");
}

/** Guards that can be taken back have a sign that needs a word. */
function taking({ view, legal }: AnyScene, isPhone: boolean): string {
  const { phase, actions, levied } = view.turn;
  if (phase !== "act" || actions === 0) return "";
  if (!legal.some((action) => action.startsWith("retrieve "))) return "";
  if (isPhone) return say("web-alx-ask-back-short", { actions });
  return `${say(levied ? "prompt-act-levied" : "prompt-act", { actions })} ${say("web-alx-ask-back")}`;
}
