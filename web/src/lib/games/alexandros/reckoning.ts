/** What a province would cost me after a march: the same sum as in the bubble of a claim. */
import type { Shown } from "./changes";
import { counted } from "./cards";
import type { OurScene, Province } from "./types";

export type Cost = Record<"guards" | "cards", number>;

/** Return the fewest guards, and the cards, that pay for a free province; null: it is too dear. */
export function afterwards(
  { me, chart }: Pick<OurScene, "me" | "chart">,
  after: Shown,
  part: Province,
): Cost | null {
  if (me === null || part.owner >= 0) return null;
  const hand = after.view.hands[me] ?? [];
  const wanted = part.spaces
    .map((space) => chart.spaces[space]?.symbol ?? "")
    .filter((sign) => sign !== "");
  if (wanted.length === 0) return null;
  const lacking = counted(wanted).reduce((sum, [symbol, count]) => {
    const held = hand.filter((card) => card === symbol).length;
    return sum + Math.max(0, count - held);
  }, 0);
  const guards = Math.max(1, lacking);
  if (guards > (after.view.reserve[me] ?? 0)) return null;
  return { guards, cards: wanted.length - guards };
}
