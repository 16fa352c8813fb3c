/** How long an event moves, and how it sounds. */
import type { GameEvent } from "../../table/types";
import type { Sound } from "../types";

/** The screens are lifted together: the first seat that is told of stands for all. */
export const REVEAL = 12;

const STEPS: { [kind: string]: number } = {
  PlaceChosen: 1,
  TurnBegan: 1,
  ArmiesPlaced: 1,
  Moved: 2,
  Laid: 1,
  ProvinceScored: 1,
  Built: 2,
  NotBuilt: 2,
  Redistributed: 2,
  RegionEnded: 4,
  AwardWon: 2,
  Halved: 2,
};

const SOUNDS: { [kind: string]: Sound } = {
  RegionBegan: "turn",
  PlaceChosen: "card",
  Moved: "step",
  Laid: "card",
  ProvinceScored: "coins",
  Built: "build",
  AwardWon: "coins",
  Ended: "end",
};

export function steps(event: GameEvent): number {
  if (event.kind === "Revealed") return event["seat"] === 0 ? REVEAL : 0;
  return STEPS[event.kind] ?? 0;
}

export function sound(event: GameEvent): Sound | null {
  if (event.kind === "Revealed") return event["seat"] === 0 ? "card" : null;
  return SOUNDS[event.kind] ?? null;
}
