/** A few words on what a player did in a turn: where the armies are, and what was tried. */
import { say } from "../../words/words.svelte";
import { START, type AnyScene, type Event } from "./types";

export function recap({ view }: AnyScene, events: Event[], isBrief: boolean): string {
  if (view.turn.phase === "allocate") return ""; // the region is over: its scoring tells more
  const seat = events.find((event) => "seat" in event && event.seat >= 0);
  const laid = events.filter((event) => event.kind === "Laid");
  const isMarch = laid.length > 0 || events.some(({ kind }) => kind === "Moved");
  if (!seat || !("seat" in seat) || !isMarch) return ""; // their chip shows their position
  const places = Object.entries(view.armies[seat.seat] ?? {});
  const there = places.filter(([place, count]) => place !== START && count > 0);
  const temples = laid.filter(({ building }) => building === "temple").length;
  return say(isBrief ? "web-atg-recap-short" : "web-atg-recap", {
    armies: there.reduce((sum, [, count]) => sum + count, 0),
    provinces: there.length,
    temples,
    cities: laid.length - temples,
  });
}
