/** What the button at the bottom right does: it ends the turn. */
import { say } from "../../words/words.svelte";
import type { Finish } from "../types";
import type { AnyScene } from "./types";

const END = "pass";

export function finish({ legal, allows }: AnyScene): Finish {
  const isEarly = allows === undefined && legal.length > 1; // a lesson says itself what is wanted
  return { label: say("do-pass"), action: legal.includes(END) ? END : null, isEarly };
}
