/** The final awards: who has most in each region, so far as they have been told. */
import { sum } from "./marches";
import { played } from "./played";
import {
  BUILDINGS,
  type AnyScene,
  type Building,
  type Event,
  type OurBeat,
  type View,
} from "./types";

export interface Award {
  building: Building;
  seat: number; // -1: even
  points: number;
}

export interface Awards {
  region: number;
  list: Award[];
}

interface Given {
  beat: OurBeat | null;
  past: readonly Event[];
}

export const WHOLE = 0; // the number of the whole board, whose awards are told first

/** Say whether the final awards are being given. */
export function isAwarding({ beat, past }: Given): boolean {
  const kind = beat?.event.kind;
  if (kind === "Ended") return past.some(isLate);
  return kind === "AwardWon" || kind === "Halved";
}

function isLate({ kind }: Event): boolean {
  return kind === "ProvinceScored" || kind === "AwardWon";
}

/** Return the region whose award is being given. */
export function awardedNow({ beat }: Pick<Given, "beat">): number {
  return beat?.event.kind === "AwardWon" ? beat.event.region : WHOLE;
}

/** Return the awards of the whole board, and of each region that was played. */
export function awardsOf({ view, past, beat, events }: AnyScene): Awards[] {
  const told: Event[] = beat ? [...past, beat.event] : events;
  const won = told.filter((event) => event.kind === "AwardWon");
  const lines = view.gains.filter(({ source }) => source === "award");
  const isDone = beat?.event.kind === "Ended";
  const last = isDone ? Infinity : Math.max(0, ...won.map(({ region }) => region));
  return [WHOLE, ...view.campaign].map((region) => ({
    region,
    list: BUILDINGS.flatMap((building): Award[] => {
      const found = won.find((each) => each.region === region && each.building === building);
      if (found) return [{ building, seat: found.seat, points: found.points }];
      const isTold = beat ? region < last : won.length > 0 || lines.length > 0;
      return isTold ? [{ building, seat: -1, points: 0 }] : [];
    }),
  }));
}

/** Return how many temples or cities each seat has on the whole board, as the awards are given. */
export function countsOf(
  { view, past }: Pick<AnyScene, "view" | "past">,
  building: Building,
): number[] {
  const { seats, temples, cities } = played(view, past); // with what the last turn has built
  const owners = Object.values(cities);
  return seats.map((_, seat) =>
    building === "temple"
      ? sum(Object.values(temples[seat] ?? {}))
      : owners.filter((owner) => owner === seat).length,
  );
}

/** Return what a seat would get in awards if the match ended now. */
export function awardsNow({ awards }: Pick<View, "awards">, seat: number): number {
  return sum(awards.filter((each) => each.seat === seat).map(({ points }) => points));
}
