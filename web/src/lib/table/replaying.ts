/** What is said while the board shows again what has happened. */
import { say } from "../words/words.svelte";
import type { Table } from "./table.svelte";

/** Say whose move is shown again; empty: nothing is. */
export function replayWords({ isReplay, scene }: Pick<Table, "isReplay" | "scene">): string {
  if (!isReplay || !scene?.beat) return "";
  const { view, past, beat } = scene;
  const told = [...past, beat.event].findLast((event) => "seat" in event);
  const seat = told && "seat" in told ? told.seat : null;
  if (seat === null) return say("web-replays-some");
  if (seat === view.seat) return say("web-replays-own");
  return say("web-replays", { name: view.seats[seat]?.name ?? "" });
}
