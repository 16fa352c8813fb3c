/** The scoring of a region, staged: what is being scored now, what was, and what comes next. */
import type { Beat } from "../../table/stage";
import { isScoring } from "./events";
import { played } from "./played";
import type { AnyScene, Building, Event, Happened, View } from "./types";

export interface Bid {
  seat: number;
  cubes: number;
  paid: number;
  isWinner: boolean;
}

export interface Contest {
  province: string;
  name: string;
  building: Building | null; // null: most armies
  bids: Bid[];
  winner: number; // -1: nobody
  points: number;
  isTie: boolean;
}

export const SETTLED = 0.5; // of the time of a contest

type Scored = Happened<"ProvinceScored" | "Built" | "NotBuilt">;

export function isScored(event: Event): event is Scored {
  return isScoring(event);
}

/** Return the contest that an event settles; `view` is how things stood before it. */
export function contestOf(view: View, event: Scored): Contest {
  const base = { province: event.province.id, name: event.province.name, isTie: false };
  if (event.kind === "ProvinceScored") {
    const bids = view.armies.map((each, seat) => bid(seat, each[base.province] ?? 0, event.seat));
    const there = bids.filter(({ cubes }) => cubes > 0);
    return { ...base, building: null, bids: there, winner: event.seat, points: event.points };
  }
  const at = event.building === "temple" ? 2 : 3;
  const cubes = (seat: number): number => view.boxes[seat]?.[at] ?? 0;
  if (event.kind === "NotBuilt") {
    const bids = event.seats.map((seat) => bid(seat, cubes(seat), -1));
    return { ...base, building: event.building, bids, winner: -1, points: 0, isTie: event.is_tie };
  }
  const winner = { ...bid(event.seat, cubes(event.seat), event.seat), paid: event.price };
  const rivals = event.rivals.map((seat) => bid(seat, cubes(seat), event.seat));
  const bids = [winner, ...rivals.sort((one, other) => other.cubes - one.cubes)];
  return { ...base, building: event.building, bids, winner: event.seat, points: event.points };
}

function bid(seat: number, cubes: number, winner: number): Bid {
  return { seat, cubes, paid: 0, isWinner: seat === winner };
}

/** Say whether there is bid against bid: that is staged, and takes its time. */
export function isStaged({ building, bids }: Contest): boolean {
  return building !== null && bids.length > 1;
}

function isContested(event: Scored): boolean {
  if (event.kind === "Built") return event.rivals.length > 0;
  return event.kind === "NotBuilt" && event.seats.length > 1;
}

/** Return how many events are about one province, or one award: a press goes on by so many. */
export function nextBy(event: Event, coming: readonly Event[]): number {
  if (event.kind === "AwardWon") return 1;
  if (!isScored(event)) return 0;
  const { id } = event.province;
  const other = coming.findIndex((each) => !isScored(each) || each.province.id !== id);
  return 1 + (other < 0 ? coming.length : other);
}

const [GLANCE, DUEL, AWARD, LAST] = [600, 1600, 1000, 5000]; // milliseconds

/** Return how long an event can be read at least, however fast the table is. */
export function leastTime(event: Event): number {
  if (event.kind === "AwardWon") return AWARD;
  if (event.kind === "Ended") return LAST;
  if (!isScored(event)) return 0;
  return isContested(event) ? DUEL : GLANCE;
}

/** Say whether what an event changes can be seen: a contest is settled in the middle of its time. */
export function isLanded({ event, step, steps }: Beat<Event>): boolean {
  return !isScored(event) || steps === 1 || (step + 1) / steps > SETTLED;
}

/** Return what is scored now; null: nothing is. */
export function scoredNow({ view, past, beat }: AnyScene): Contest | null {
  const event = beat?.event;
  if (!event || !isScored(event)) return null;
  return contestOf(played(view, past), event);
}

export interface Line {
  province: string;
  state: "done" | "now" | "next" | "later";
  gains: { seat: number; points: number }[];
  fails: { seats: number[]; building: Building }[];
}

/** Return a line for each province of the region, while it is scored. */
export function strip({ past, beat, coming }: AnyScene, provinces: readonly string[]): Line[] {
  const now = beat && isScored(beat.event) ? beat.event : null;
  if (!now) return [];
  const before = [...past, now].filter(isScored);
  const here = provinces.indexOf(now.province.id);
  const next = coming.filter(isScored).find(({ province }) => province.id !== now.province.id);
  return provinces.map((province, at): Line => {
    const own = before.filter((event) => event.province.id === province);
    const state = at === here ? "now" : at < here ? "done" : "later";
    return {
      province,
      state: province === next?.province.id ? "next" : state,
      gains: own.flatMap((event) => (event.kind === "NotBuilt" ? [] : [{ seat: event.seat, points: event.points }])), // prettier-ignore
      fails: own.flatMap((event) => failed(event)),
    };
  });
}

function failed(event: Scored): Line["fails"] {
  if (event.kind === "NotBuilt") return [{ seats: event.seats, building: event.building }];
  if (event.kind !== "Built" || event.rivals.length === 0) return [];
  return [{ seats: event.rivals, building: event.building }];
}
