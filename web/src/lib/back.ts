/** The way back to the table from which somebody came: ?from= says which one. */
import { route } from "./router.svelte";

/** Return the table that is shown, or from which somebody came; empty: there is none. */
export function origin(): string {
  const [page, id = ""] = route.parts;
  const from = page === "table" ? id : (route.query.get("from") ?? "");
  return /^[\w-]+$/.test(from) ? from : "";
}

/** Return an address from which there is a way back. */
export function withBack(address: string, query: Record<string, string> = {}): string {
  const found = origin();
  const all = new URLSearchParams({ ...query, ...(found && { from: found }) }).toString();
  return all ? `${address}?${all}` : address;
}
