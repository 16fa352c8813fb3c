/** The final awards: who has most in each region, so far as they have been told. */
import { BUILDINGS, type Building, type Event, type OurScene } from "./types";

export interface Award {
  building: Building;
  seat: number; // -1: even
  points: number;
}

export interface Awards {
  region: number;
  list: Award[];
}

export const WHOLE = 0; // the number of the whole board, whose awards are told first

/** Return the awards of the whole board, and of each region that was played. */
export function awardsOf({ view, past, beat, events }: OurScene): Awards[] {
  const told: Event[] = beat ? [...past, beat.event] : events;
  const won = told.filter((event) => event.kind === "AwardWon");
  const lines = view.gains.filter(({ source }) => source === "award");
  const last = Math.max(0, ...won.map(({ region }) => region));
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
