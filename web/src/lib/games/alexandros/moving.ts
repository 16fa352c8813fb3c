/** How long events take to show, and what is heard of them. */
import type { GameEvent } from "../../table/types";
import type { Sound } from "../types";
import { happened } from "./types";

const STEPS: Record<string, number> = {
  CardChosen: 1,
  JokerUsed: 1,
  SpecialPlayed: 1,
  SpaceChosen: 1,
  ProvinceSplit: 3,
  CardTaken: 1,
  CardDrawn: 1,
  TurnedUp: 1,
  GuardPlaced: 1,
  Occupied: 2,
  TakenOver: 2,
  CardsGiven: 1,
  TaxesLevied: 5,
  GuardTakenBack: 1,
};

const SOUNDS: Record<string, Sound> = {
  CardChosen: "card",
  JokerUsed: "card",
  SpecialPlayed: "card",
  CardTaken: "card",
  CardDrawn: "card",
  CardsGiven: "card",
  Marched: "step",
  ProvinceSplit: "build",
  GuardPlaced: "build",
  TaxesLevied: "coins",
  TurnBegan: "turn",
  Ended: "end",
};

/** Return how many steps an event takes: of a march one for each side walked. */
export function steps(event: GameEvent): number {
  if (event.kind === "Marched") return happened(event).path.length;
  return STEPS[event.kind] ?? 0;
}

export function sound(event: GameEvent): Sound | null {
  return SOUNDS[event.kind] ?? null;
}
