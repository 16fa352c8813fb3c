/** Cards that move between the places of the tray while an event is shown. */
import { routeOf } from "./events";
import type { Event, Symbol } from "./types";

export type Pile = "display" | "deck" | "discard" | "hand" | "away"; // away: to others

export interface Flight {
  from: Pile;
  to: Pile;
  cards: (Symbol | "")[]; // "": face down
}

/** A flight as its event describes it: a number is the hand of a seat. */
export interface Route {
  from: "display" | "deck" | number;
  to: "display" | "discard" | number;
  cards: (Symbol | "")[];
}

/** Return how cards move with an event, as a seat sees it; null: none do. */
export function flightOf(event: Event, me: number | null): Flight | null {
  const route = routeOf(event);
  if (!route || route.cards.length === 0) return null;
  const seen = <P extends Pile>(place: P | number): Pile =>
    typeof place === "number" ? (place === me ? "hand" : "away") : place;
  return { from: seen(route.from), to: seen(route.to), cards: route.cards };
}
