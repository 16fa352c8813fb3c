/** How far the campaign has come, in words. */
import { say } from "../../words/words.svelte";
import type { View } from "./types";

const WHOLE = 6; // regions of a whole campaign: their coins say enough

/** Return which region of a short campaign is played, or that it is the last one; or nothing. */
export function partWords({ campaign, turn }: Pick<View, "campaign" | "turn">): string {
  const [region, regions] = [campaign.indexOf(turn.region) + 1, campaign.length];
  if (turn.phase === "over" || region === 0) return "";
  if (region === regions) return say("web-atg-last-region");
  return regions < WHOLE ? say("web-atg-region-of", { region }) : "";
}
