/**
 * Every kind of event of Alexander the Great: what it changes in the view, at which places it happens,
 * what is lifted or gained, how long it moves, how it sounds and how the log words it.
 */
import { soundOf, stepsOf, type Row, type Sound } from "../events";
import { added, boxed, built, cleared, gained, laid, ordered, paid, places, put, scored, settling } from "./changes"; // prettier-ignore
import type { BoxName, Event, Happened, Kind, View } from "./types";

/** What moves on the board: a group marches, points rise at a place, or attempts fail. */
export type Motion =
  | { how: "march"; seat: number; armies: number; source: string; target: string }
  | { how: "gain"; seat: number; points: number; province: string; region: number }
  | { how: "fail"; seats: number[]; province: string };

export interface Reveal {
  seat: number;
  boxes: { [Name in BoxName]?: number };
}

interface Of<K extends Kind> extends Row<Happened<K>> {
  /** What it changes in the view; null: nothing visible. */
  view: ((view: View, event: Happened<K>) => View) | null;
  /** The ids of the places that it is about. */
  places: ((event: Happened<K>) => string[]) | null;
  motion: ((event: Happened<K>) => Motion) | null;
  /** What lies behind a screen; all screens are lifted together. */
  reveal: ((event: Happened<K>) => Reveal) | null;
  /** True: it is part of the scoring at the end of a turn. */
  isScoring: boolean;
}

/** Only a line of the log. */
const QUIET = {
  view: null,
  places: null,
  motion: null,
  reveal: null,
  isScoring: false,
  steps: 0,
  sound: null,
  line: "line",
} as const;

/** The screens are lifted together: the event of the first seat stands for all. */
const REVEAL = 10;

/** A region ends after its third turn, if nobody ends it before: a horn announces the last one. */
export const LAST = 3;

/** Bid against bid takes its time; who is alone does not: their points fly one after the other. */
const CONTEST = 5;
const ALONE = 1;

export const EVENTS: { [K in Kind]: Of<K> } = {
  RegionBegan: {
    ...QUIET,
    view: (view, { region }) => ({ ...view, turn: { ...view.turn, region, order: [] } }),
    sound: "turn",
    line: "part",
  },
  Revealed: {
    ...QUIET,
    view: (view, { seat, order, army, temple, city }) =>
      boxed(view, seat, () => [order, army, temple, city]),
    reveal: ({ seat, order, army, temple, city }) => ({
      seat,
      boxes: { order, army, temple, city },
    }),
    steps: ({ seat }) => (seat === 0 ? REVEAL : 0),
    sound: ({ seat }) => (seat === 0 ? "card" : null),
  },
  LotsDrawn: QUIET,
  OldestBegins: QUIET,
  PlaceChosen: {
    ...QUIET,
    view: (view, { seat, place }) => ordered(view, put(places(view), place - 1, seat)),
    steps: 1,
    sound: "card",
  },
  TurnBegan: {
    ...QUIET,
    view: (view, { order, round }) => {
      const next = ordered(view, order);
      return { ...next, turn: { ...next.turn, round } };
    },
    steps: 1,
    sound: ({ round }) => (round === LAST ? "horn" : null),
  },
  ArmiesPlaced: {
    ...QUIET,
    view: (view, { seat, armies }) => {
      const next = boxed(view, seat, ([order, , temple, city]) => [order, 0, temple, city]);
      return { ...next, armies: put(view.armies, seat, { start: armies }) };
    },
    steps: 1,
  },
  Moved: {
    ...QUIET,
    view: (view, { seat, source, target, armies, temple, city }) => {
      const left = added(view.armies[seat] ?? {}, source.id, -armies);
      const next = paid(view, seat, temple, city);
      return { ...next, armies: put(view.armies, seat, added(left, target.id, armies)) };
    },
    places: ({ source, target }) => [source.id, target.id],
    motion: ({ seat, armies, source, target }) => {
      return { how: "march", seat, armies, source: source.id, target: target.id };
    },
    steps: 2,
    sound: "step",
  },
  GoalEntered: { ...QUIET, places: ({ province }) => [province.id], sound: "horn" },
  Stopped: QUIET,
  Laid: {
    ...QUIET,
    view: laid,
    places: ({ province }) => [province.id],
    steps: 1,
    sound: "card",
  },
  ProvinceScored: {
    ...QUIET,
    view: scored,
    places: ({ province }) => [province.id],
    motion: gainAt,
    isScoring: true,
    steps: ALONE,
    sound: "coins",
  },
  Built: {
    ...QUIET,
    view: (view, event) => built(scored(view, event), event),
    places: ({ province }) => [province.id],
    motion: gainAt,
    isScoring: true,
    steps: ({ rivals }) => (rivals.length > 0 ? CONTEST : ALONE),
    sound: "build",
  },
  NotBuilt: {
    ...QUIET,
    view: (view, { building, province }) => cleared(settling(view), building, province.id),
    places: ({ province }) => [province.id],
    motion: ({ seats, province }) => ({ how: "fail", seats, province: province.id }),
    isScoring: true,
    steps: ({ seats }) => (seats.length > 1 ? CONTEST : ALONE),
  },
  RegionEnded: {
    ...QUIET,
    view: (view) => ({ ...view, armies: view.armies.map(() => ({})) }),
    steps: 4,
  },
  Redistributed: {
    ...QUIET,
    view: (view, { seat, temple, city }) => boxed(view, seat, () => [0, 0, temple, city]),
    reveal: ({ seat, temple, city }) => ({ seat, boxes: { temple, city } }),
    steps: 2,
  },
  AwardWon: {
    ...QUIET,
    view: scored,
    motion: ({ seat, points, region }) => ({ how: "gain", seat, points, province: "", region }),
    steps: 2,
    sound: "coins",
  },
  Halved: { ...QUIET, view: (view, { seat, points }) => gained(view, seat, -points), steps: 2 },
  Ended: { ...QUIET, sound: "end" },
};

// If the page is older than the server, it may be sent a kind that it does not know: that is only a
// line of the log.

function gainAt({ seat, points, province }: Happened<"ProvinceScored" | "Built">): Motion {
  return { how: "gain", seat, points, province: province.id, region: 0 };
}

export function revealOf<K extends Kind>(event: Happened<K>): Reveal | null {
  return EVENTS[event.kind]?.reveal?.(event) ?? null;
}

export function isScoring({ kind }: Event): boolean {
  return EVENTS[kind]?.isScoring ?? false;
}

export function motionOf<K extends Kind>(event: Happened<K>): Motion | null {
  return EVENTS[event.kind]?.motion?.(event) ?? null;
}

export function change<K extends Kind>(view: View, event: Happened<K>): View {
  return EVENTS[event.kind]?.view?.(view, event) ?? view;
}

export function placesIn<K extends Kind>(event: Happened<K>): string[] {
  return EVENTS[event.kind]?.places?.(event) ?? [];
}

export function steps<K extends Kind>(event: Happened<K>): number {
  return stepsOf(EVENTS[event.kind], event);
}

export function sound<K extends Kind>(event: Happened<K>): Sound | null {
  return soundOf(EVENTS[event.kind], event);
}

export function begins({ kind }: Event): boolean {
  return EVENTS[kind]?.line === "part";
}
