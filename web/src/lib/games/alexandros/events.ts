/**
 * Every kind of event of Alexandros: what it changes on the table, where on the board it happens, how
 * its cards fly, how long it moves, how it sounds and how the log words it.
 */
import type { Beat } from "../../table/stage";
import { soundOf, stepsOf, type Row, type Sound } from "../events";
import {
  count,
  drop,
  evict,
  get,
  hold,
  levy,
  own,
  pick,
  spend,
  split,
  walk,
  type Shown,
} from "./changes";
import type { Route } from "./flights";
import type { Chart, Event, Happened, Kind } from "./types";

/** What an event is about: a way, provinces by their first spaces, and spaces. */
export interface Places {
  path?: string[];
  lands?: string[];
  spaces?: string[];
}

/** What moves on the board: walls rise, land is counted, a guard falls, taxes are paid. */
export type Motion =
  | { how: "walk"; path: string[] }
  | { how: "count"; lands: string[] }
  | { how: "drop"; space: string }
  | { how: "pay"; incomes: Happened<"TaxesLevied">["incomes"] };

interface Of<K extends Kind> extends Row<Happened<K>> {
  /** What it changes on the table; null: nothing visible. */
  table: ((shown: Shown, event: Happened<K>, chart: Chart) => void) | null;
  places: ((event: Happened<K>) => Places) | null;
  motion: ((event: Happened<K>) => Motion) | null;
  /** What it has changed after some of its steps; null: everything, from the first. */
  during: ((shown: Shown, beat: Beat<Happened<K>>, chart: Chart) => void) | null;
  /** Where its cards fly from and to. */
  route: ((event: Happened<K>) => Route) | null;
  /** True: while it is the last move, it stays marked on the board. */
  isMarked: boolean;
}

/** Only a line of the log. */
const QUIET = {
  table: null,
  places: null,
  motion: null,
  during: null,
  route: null,
  isMarked: false,
  steps: 0,
  sound: null,
  line: "line",
} as const;

export const EVENTS: { [K in Kind]: Of<K> } = {
  Dealt: QUIET,
  CardDrawn: {
    ...QUIET,
    table: (shown, event) => {
      shown.view.deck_size = Math.max(0, shown.view.deck_size - 1);
      get(shown, event.seat, event.card);
    },
    route: ({ seat, card }) => ({ from: "deck", to: seat, cards: [card] }),
    steps: 1,
    sound: "card",
  },
  TurnedUp: {
    ...QUIET,
    table: ({ view }, { card }) => {
      const gap = view.display.indexOf(null);
      view.deck_size = Math.max(0, view.deck_size - 1);
      if (gap >= 0 && card) view.display[gap] = card;
    },
    route: ({ card }) => ({ from: "deck", to: "display", cards: [card] }),
    steps: 1,
    line: "half",
  },
  Reshuffled: {
    ...QUIET,
    table: ({ view }, event) => {
      view.deck_size += event.count;
      view.discard = [];
    },
  },
  TurnBegan: { ...QUIET, sound: "turn", line: "part" },
  CardChosen: {
    ...QUIET,
    table: (shown, { seat, card }) => pick(shown, seat, card),
    route: ({ seat, card }) => ({ from: "display", to: seat, cards: [card] }),
    steps: 1,
    sound: "card",
  },
  JokerUsed: {
    ...QUIET,
    table: (shown, { seat, cards }) => cards.forEach((card) => pick(shown, seat, card)),
    route: ({ seat, cards }) => ({ from: "display", to: seat, cards }),
    steps: 1,
    sound: "card",
  },
  SpecialPlayed: {
    ...QUIET,
    table: (shown, { seat, card }) => spend(shown, seat, [card]),
    route: ({ seat, card }) => ({ from: seat, to: "discard", cards: [card] }),
    steps: 1,
    sound: "card",
  },
  Stayed: QUIET,
  SpaceChosen: {
    ...QUIET,
    places: ({ space }) => ({ spaces: [space] }),
    steps: 1,
    line: "half",
  },
  PointChosen: { ...QUIET, line: "half" },
  StepTaken: { ...QUIET, line: "half" },
  Marched: {
    ...QUIET,
    table: (shown, event, chart) => walk(shown, event, chart, event.path.length),
    during: (shown, { event, step }, chart) => walk(shown, event, chart, step),
    places: ({ path }) => ({ path }),
    motion: ({ path }) => ({ how: "walk", path }),
    isMarked: true,
    steps: ({ path }) => path.length, // one for each side walked, and one to see the result
    sound: "step",
  },
  ProvinceSplit: {
    ...QUIET,
    table: (shown, { parts }, chart) => split(shown, parts, chart),
    places: ({ parts }) => ({ lands: parts.map((part) => part.province) }),
    motion: ({ parts }) => ({ how: "count", lands: parts.map((part) => part.province) }),
    steps: 3,
    sound: "build",
  },
  LastTurn: QUIET,
  CardTaken: {
    ...QUIET,
    table: (shown, { seat, card }) => pick(shown, seat, card),
    route: ({ seat, card }) => ({ from: "display", to: seat, cards: [card] }),
    steps: 1,
    sound: "card",
  },
  GuardPlaced: {
    ...QUIET,
    table: ({ guards }, { seat, space }) => {
      for (const spaces of guards) drop(spaces, space);
      guards[seat]?.push(space);
    },
    places: ({ space }) => ({ spaces: [space] }),
    motion: ({ space }) => ({ how: "drop", space }),
    isMarked: true,
    steps: 1,
    sound: "build",
    line: "half",
  },
  Occupied: {
    ...QUIET,
    table: hold,
    places: ({ province, guards }) => ({ lands: [province], spaces: guards }),
    route: ({ seat, cards }) => ({ from: seat, to: "discard", cards }),
    isMarked: true,
    steps: 2,
  },
  TakenOver: {
    ...QUIET,
    table: (shown, event) => {
      evict(shown, event);
      hold(shown, event);
    },
    during: (shown, { event, step }) => {
      evict(shown, event); // first they go, then others come
      if (step > 0) hold(shown, event);
    },
    places: ({ province, guards }) => ({ lands: [province], spaces: guards }),
    route: ({ seat, cards }) => ({ from: seat, to: "discard", cards }),
    isMarked: true,
    steps: 3,
  },
  CardsGiven: {
    ...QUIET,
    table: (shown, { loser, cards }) => {
      for (const card of cards) {
        drop(shown.view.discard, card);
        get(shown, loser, card);
      }
    },
    route: ({ seat, loser, cards }) => ({ from: seat, to: loser, cards }),
    steps: 1,
    sound: "card",
  },
  TaxesLevied: {
    ...QUIET,
    table: levy,
    during: (shown, { event, step, steps }) => {
      if (step * 2 >= steps) levy(shown, event); // points arrive halfway through
    },
    motion: ({ incomes }) => ({ how: "pay", incomes }),
    route: ({ seat, card }) => ({ from: seat, to: "discard", cards: [card] }),
    steps: 10, // the banner, the silver, the sum: 2.5 seconds at the usual speed
    sound: "coins",
  },
  GuardTakenBack: {
    ...QUIET,
    table: (shown, { seat, space }) => {
      drop(shown.guards[seat] ?? [], space);
      count(shown.view.reserve, seat, 1);
      const land = shown.provinces.find((part) => part.spaces.includes(space));
      const held = shown.guards[seat]?.some((each) => land?.spaces.includes(each));
      if (land) own(shown, land.province, held ? land.owner : -1);
    },
    places: ({ space }) => ({ spaces: [space] }),
    isMarked: true,
    steps: 1,
  },
  Passed: QUIET,
  Ended: { ...QUIET, sound: "end" },
};

// If the page is older than the server, it may be sent a kind that it does not know: that is only a
// line of the log.

export function change<K extends Kind>(shown: Shown, event: Happened<K>, chart: Chart): void {
  EVENTS[event.kind]?.table?.(shown, event, chart);
}

/** Show how much of an event has happened so far. */
export function changing<K extends Kind>(
  shown: Shown,
  beat: Beat<Happened<K>>,
  chart: Chart,
): void {
  const { event } = beat;
  const row = EVENTS[event.kind];
  if (row?.during) row.during(shown, beat, chart);
  else row?.table?.(shown, event, chart);
}

export function motionOf<K extends Kind>(event: Happened<K>): Motion | null {
  return EVENTS[event.kind]?.motion?.(event) ?? null;
}

export function placesOf<K extends Kind>(event: Happened<K>): Places {
  return EVENTS[event.kind]?.places?.(event) ?? {};
}

export function routeOf<K extends Kind>(event: Happened<K>): Route | null {
  return EVENTS[event.kind]?.route?.(event) ?? null;
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

/** Say whether an event is only half of what a player would tell: the log leaves it out. */
export function isHalf({ kind }: Event): boolean {
  return EVENTS[kind]?.line === "half";
}

export function isMarked({ kind }: Event): boolean {
  return EVENTS[kind]?.isMarked ?? false;
}
