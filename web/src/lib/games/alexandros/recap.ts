/** A few words on what a player did in a turn: the march, then what came of the two actions. */
import { called, tell } from "../../words/words.svelte";
import type { Sentence } from "../../table/types";
import type { AnyScene, Event, Happened } from "./types";

const PHONE = 720; // pixels
const FEW = 2; // parts that a phone has room for

export function recap({ names }: AnyScene, events: readonly Event[]): string {
  const isShort = innerWidth <= PHONE;
  const parts = recapParts(names, events, isShort ? "short" : "full");
  const words = (isShort ? parts.slice(-FEW) : parts).map(tell).join(" · ");
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Return the parts of a turn that are worth a word. */
export function recapParts(
  names: readonly string[],
  events: readonly Event[],
  size = "full",
): Sentence[] {
  const taken = events.filter(({ kind }) => kind === "CardTaken" || kind === "CardDrawn").length;
  const cards = { key: `web-alx-did-cards-${size}`, values: { count: taken } };
  const back = events.filter(({ kind }) => kind === "GuardTakenBack").length;
  const guards = { key: "web-alx-did-back", values: { count: back } };
  return [
    ...events.flatMap((event) => told(names, event, size)),
    ...(back > 0 ? [guards] : []),
    ...(taken > 0 ? [cards] : []),
  ];
}

function told(names: readonly string[], event: Event, size: string): Sentence[] {
  if (event.kind === "Marched") {
    const values = { walls: event.black.length + event.red.length };
    return [{ key: `web-alx-did-march-${size}`, values }];
  }
  if (event.kind === "Occupied") {
    return [{ key: `web-alx-did-occupy-${size}`, values: land(event) }];
  }
  if (event.kind === "TakenOver") {
    const values = { ...land(event), name: names[event.loser] ?? "" };
    return [{ key: `web-alx-did-takeover-${size}`, values }];
  }
  if (event.kind === "TaxesLevied") {
    const points = event.gains[event.seat] ?? 0;
    return [{ key: `web-alx-did-levy-${size}`, values: { points } }];
  }
  return event.kind === "Stayed" ? [{ key: "web-alx-did-stay" }] : [];
}

function land({ place, value }: Happened<"Occupied" | "TakenOver">) {
  const { side } = place;
  const name = called(place.name);
  const beside = {
    key: "place-beside",
    values: { place: name, quarter: { key: `quarter-${side}` } },
  };
  return { place: side ? beside : name, value };
}
