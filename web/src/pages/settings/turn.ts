/** Whether I hear of my turn while the page is closed, and what to change so that I do. */
import type { Schemas } from "../../lib/api/client";

type Wishes = Schemas["Wishes"];
type Off = NonNullable<Schemas["Taste"]["off"]>;
export type Way = "mail" | "push";
export type Kind = NonNullable<Off["page"]>[number];
export const KINDS: Kind[] = ["your-turn", "reminder", "table", "over", "cup", "people", "order"];
const MATCHES: readonly Kind[] = ["your-turn", "reminder", "table", "over"];

/** Return whether notices about my turn come by mail, or to this device. */
export function hears({ places, taste }: Wishes, way: Way): boolean {
  const isThere = places.some(
    ({ channel, is_here, ended }) =>
      channel === way && (way === "mail" || is_here) && (ended ?? null) === null,
  );
  return isThere && !(taste.off?.[way] ?? []).includes("your-turn");
}

/** Return what is turned off once all about my matches is turned on by one way.
 *
 * If nothing came by that way before, nothing else comes by it now.
 */
export function withTurn({ places, taste: { off } }: Wishes, way: Way): Off {
  const isNew = places.every(({ channel }) => channel !== way);
  const before = isNew ? KINDS : (off?.[way] ?? []);
  return { ...off, [way]: before.filter((kind) => !MATCHES.includes(kind)) };
}
