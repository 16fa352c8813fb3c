/** Whom a match waits for, if none of them is at the table. */
import { say } from "../words/words.svelte";
import type { Table } from "./table.svelte";
import type { TableView } from "./types";

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
