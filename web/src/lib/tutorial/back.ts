/** The way back to a table where others wait while somebody learns the rules. */
import { addressOf } from "../parts/join";
import { route } from "../router.svelte";

/** Return the address of that table; null if there is none. */
export function tableBehind(): string | null {
  return addressOf(route.query.get("table") ?? "");
}

/** Return the id of that table; null if there is none. */
export function waitingTable(): string | null {
  return /\/table\/(\w+)/.exec(tableBehind() ?? "")?.[1] ?? null;
}
