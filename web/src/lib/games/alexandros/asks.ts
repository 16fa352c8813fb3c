/** What to do now, in the words of the page: a march is one press on a corner. */
import { say } from "../../words/words.svelte";
import { aim } from "./aim.svelte";
import { isFromHand, marchesOf } from "./marching";
import type { AnyScene, Event } from "./types";

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

/** What the last action of my turn brings, which can still be taken back. */
export function waits({ me }: AnyScene, foreseen: readonly Event[]): string {
  const ended = foreseen.find((event) => event.kind === "Ended");
  const isWon = ended?.reason === "hundred" && ended.winners.join() === String(me);
  if (ended && isWon) return say("web-alx-last-wins", { points: ended.scores[me ?? 0] ?? 0 });
  if (ended) return say("web-alx-last-over");
  const isDrawn = foreseen.some(({ kind }) => kind === "CardDrawn");
  return isDrawn ? say("web-alx-last-drawn") : "";
}
