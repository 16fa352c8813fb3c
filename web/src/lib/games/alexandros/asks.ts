/** What to do now, in the words of the page: a march is one press on a corner. */
import { say } from "../../words/words.svelte";
import { aim } from "./aim.svelte";
import { marchesOf } from "./marching";
import type { AnyScene } from "./types";

const PHONE = 720; // pixels

export function asks(scene: AnyScene): string {
  if (marchesOf(scene).length === 0) return "";
  if (aim.asked) return say("web-alx-ask-card");
  return say(innerWidth > PHONE ? "web-alx-ask-march" : "web-alx-ask-march-short");
}
