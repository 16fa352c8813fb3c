/** Cards that move between the places of the tray while an event is shown. */
import type { GameEvent } from "../../table/types";
import { happened, type Happened, type Symbol } from "./types";

export type Place = "display" | "deck" | "discard" | "hand" | "away"; // away: to others

export interface Flight {
  from: Place;
  to: Place;
  cards: (Symbol | "")[]; // "": face down
}

type Route = (event: Happened, isMine: boolean) => Flight;

const ROUTES: Record<string, Route> = {
  CardChosen: (event, isMine) => ({ from: "display", to: own(isMine), cards: [event.card] }),
  CardTaken: (event, isMine) => ({ from: "display", to: own(isMine), cards: [event.card] }),
  JokerUsed: (event, isMine) => ({ from: "display", to: own(isMine), cards: event.cards }),
  CardDrawn: (event, isMine) => ({ from: "deck", to: own(isMine), cards: [event.card] }),
  TurnedUp: (event) => ({ from: "deck", to: "display", cards: [event.card] }),
  SpecialPlayed: (event, isMine) => ({ from: own(isMine), to: "discard", cards: [event.card] }),
  TaxesLevied: (event, isMine) => ({ from: own(isMine), to: "discard", cards: [event.card] }),
  Occupied: (event, isMine) => ({ from: own(isMine), to: "discard", cards: event.cards }),
  TakenOver: (event, isMine) => ({ from: own(isMine), to: "discard", cards: event.cards }),
  CardsGiven: (event, isMine) => ({ from: own(isMine), to: "away", cards: event.cards }),
};

function own(isMine: boolean): Place {
  return isMine ? "hand" : "away";
}

/** Return how cards move with an event, seen from a seat; null: none do. */
export function flightOf(event: GameEvent, me: number | null): Flight | null {
  const { kind, seat, loser } = happened(event);
  const flight = ROUTES[kind]?.(happened(event), seat === me);
  if (!flight || flight.cards.length === 0) return null;
  return kind === "CardsGiven" && loser === me ? { ...flight, to: "hand" } : flight;
}
