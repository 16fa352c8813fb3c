/** Who is away: whom a match waits for, if none of them is at the table; and I myself. */
import { say } from "../words/words.svelte";
import type { Table } from "./table.svelte";
import type { TableView } from "./types";

/** Say whether a bot plays my seat, and I may take it back. */
export function isAway({ status, seat, seats }: TableView): boolean {
  const mine = seat === null ? undefined : seats[seat];
  return status === "running" && mine !== undefined && mine.who !== "bot" && mine.bot !== "";
}

/** Return a sentence that says so; empty: somebody who can decide is here. */
export function awayWords({ here, knowsHere }: Table, view: TableView | null): string {
  const waiting = view?.status === "running" ? (view.match?.waiting ?? []) : [];
  const [seat] = waiting;
  const place = seat === undefined ? undefined : view?.seats[seat];
  const isAway =
    knowsHere && waiting.length === 1 && seat !== view?.seat && !here.includes(seat ?? -1);
  return isAway && place && !place.bot && place.who !== "device"
    ? say("prompt-away", { name: place.name })
    : "";
}
