/** How long events take to show, and what is heard of them. */
import type { GameEvent } from "../../table/types";
import type { Sound } from "../types";
import { happened } from "./types";

const STEPS: Record<string, number> = {
  CardChosen: 2,
  JokerUsed: 2,
  SpecialPlayed: 2,
  SpaceChosen: 2,
  ProvinceSplit: 3,
  CardTaken: 2,
  CardDrawn: 2,
  TurnedUp: 1,
  Reshuffled: 1,
  GuardPlaced: 2,
  Occupied: 3,
  TakenOver: 3,
  CardsGiven: 2,
  TaxesLevied: 6,
  GuardTakenBack: 2,
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
