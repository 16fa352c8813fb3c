/**
 * What lies on the table at this moment of a movement: the view, and over it what has happened
 * since. Nothing is decided here; every event says itself what it has changed.
 */
import type { GameEvent } from "../../table/types";
import { landAround, sidesOf } from "./geometry";
import {
  happened,
  type Chart,
  type Happened,
  type OurScene,
  type Province,
  type View,
} from "./types";

export interface Shown {
  black: Set<string>;
  red: Set<string>;
  alexander: string;
  guards: string[][];
  provinces: Province[];
  scores: number[];
  view: View; // with cards and counts as they are now
}

type Effect = (shown: Shown, event: Happened, chart: Chart) => void;

/** Return the table as it looks after some events, the last of them up to a step. */
export function shownAfter(
  view: View,
  chart: Chart,
  past: readonly GameEvent[],
  beat: { event: GameEvent; step: number; steps: number } | null = null,
): Shown {
  const shown = copy(view);
  for (const event of past) EFFECTS[event.kind]?.(shown, happened(event), chart);
  if (beat?.event.kind === "Marched") walk(shown, happened(beat.event), chart, beat.step);
  else if (beat && isDone(beat)) EFFECTS[beat.event.kind]?.(shown, happened(beat.event), chart);
  return shown;
}

/** Return the view with all that the table shows at this moment. */
export function nowOf({ view, chart, past, beat }: OurScene): View {
  if (!chart) return view;
  const { guards, provinces, scores, view: counts } = shownAfter(view, chart, past, beat);
  return { ...counts, guards, provinces, scores };
}

/** Taxes arrive in the middle of their time; everything else is there at once. */
function isDone({
  event,
  step,
  steps,
}: {
  event: GameEvent;
  step: number;
  steps: number;
}): boolean {
  return event.kind !== "TaxesLevied" || step * 2 >= steps;
}

function copy(view: View): Shown {
  return {
    black: new Set(view.walls),
    red: new Set(view.red),
    alexander: view.alexander,
    guards: withClaim(view),
    provinces: view.provinces,
    scores: [...view.scores],
    view: {
      ...view,
      display: [...view.display],
      discard: [...view.discard],
      hands: view.hands.map((hand) => (hand ? [...hand] : null)),
      hand_sizes: [...view.hand_sizes],
      reserve: [...view.reserve],
    },
  };
}

/** A claim that is being paid for has its guards on the board already. */
function withClaim(view: View): string[][] {
  const claimed = view.turn.claim?.guards ?? [];
  return view.guards.map((spaces, seat) => {
    const others = spaces.filter((space) => seat === view.turn.seat || !claimed.includes(space));
    return seat === view.turn.seat ? [...new Set([...spaces, ...claimed])] : others;
  });
}

const EFFECTS: Record<string, Effect> = {
  Marched: (shown, event, chart) => walk(shown, event, chart, event.path.length),
  ProvinceSplit: (shown, event, chart) => split(shown, event, chart),
  GuardPlaced: (shown, event) => {
    for (const spaces of shown.guards) drop(spaces, event.space);
    shown.guards[event.seat]?.push(event.space);
  },
  GuardTakenBack: (shown, event) => {
    drop(shown.guards[event.seat] ?? [], event.space);
    count(shown.view.reserve, event.seat, 1);
    const [land] = shown.provinces.filter((part) => part.spaces.includes(event.space));
    const held = shown.guards[event.seat]?.some((space) => land?.spaces.includes(space));
    if (land) own(shown, land.province, held ? land.owner : -1);
  },
  Occupied: (shown, event) => hold(shown, event),
  TakenOver: (shown, event) => {
    for (const space of event.removed) drop(shown.guards[event.loser] ?? [], space);
    count(shown.view.reserve, event.loser, event.removed.length);
    hold(shown, event);
  },
  TaxesLevied: (shown, event) => {
    event.gains.forEach((points, seat) => count(shown.scores, seat, points));
    if (event.card) spend(shown, event.seat, [event.card]);
  },
  CardChosen: (shown, event) => pick(shown, event),
  CardTaken: (shown, event) => pick(shown, event),
  JokerUsed: (shown, event) => {
    for (const card of event.cards) pick(shown, { ...event, card });
  },
  SpecialPlayed: (shown, event) => {
    if (event.card) spend(shown, event.seat, [event.card]);
  },
  CardDrawn: (shown, event) => {
    shown.view.deck_size = Math.max(0, shown.view.deck_size - 1);
    get(shown, event);
  },
  TurnedUp: (shown, event) => {
    const gap = shown.view.display.indexOf(null);
    shown.view.deck_size = Math.max(0, shown.view.deck_size - 1);
    if (gap >= 0 && event.card) shown.view.display[gap] = event.card;
  },
  Reshuffled: (shown, event) => {
    shown.view.deck_size += event.count;
    shown.view.discard = [];
  },
  CardsGiven: (shown, event) => {
    for (const card of event.cards) {
      drop(shown.view.discard, card);
      get(shown, { ...event, seat: event.loser, card });
    }
  },
};

function walk(shown: Shown, event: Happened, chart: Chart, step: number): void {
  shown.alexander = event.path[Math.min(step + 1, event.path.length - 1)] ?? shown.alexander;
  for (const side of sidesOf(chart, event.path).slice(0, step + 1)) {
    const pile = event.red.includes(side) ? shown.red : shown.black;
    const isNew = event.red.includes(side) || event.black.includes(side);
    if (isNew && !pile.has(side)) pay(shown, side, event);
    if (isNew) pile.add(side);
  }
}

function pay(shown: Shown, side: string, event: Happened): void {
  if (event.red.includes(side)) shown.view.red_left--;
  else shown.view.black_left--;
}

function split(shown: Shown, event: Happened, chart: Chart): void {
  const walls = new Set([...shown.black, ...shown.red]);
  const parts = event.parts.map((part) => ({
    ...part,
    spaces: landAround(chart, walls, part.province),
  }));
  const gone = new Set(parts.flatMap((part) => part.spaces));
  const others = shown.provinces.filter((part) => !part.spaces.some((space) => gone.has(space)));
  shown.provinces = [...others, ...parts];
}

function hold(shown: Shown, event: Happened): void {
  const guards = shown.guards[event.seat] ?? [];
  for (const space of event.guards) if (!guards.includes(space)) guards.push(space);
  count(shown.view.reserve, event.seat, -event.guards.length);
  own(shown, event.province, event.seat);
  spend(shown, event.seat, event.cards);
}

/** Who holds a province has changed, or how: what it brings is told with the next view. */
function own(shown: Shown, province: string, owner: number): void {
  shown.provinces = shown.provinces.map((part) =>
    part.province === province ? { ...part, owner, tax: undefined } : part,
  );
}

function pick(shown: Shown, event: Happened): void {
  const place = event.card ? shown.view.display.indexOf(event.card) : -1;
  if (place >= 0) shown.view.display[place] = null;
  get(shown, event);
}

function get(shown: Shown, event: Happened): void {
  count(shown.view.hand_sizes, event.seat, 1);
  if (event.card) shown.view.hands[event.seat]?.push(event.card);
}

function spend(shown: Shown, seat: number, cards: Happened["cards"]): void {
  count(shown.view.hand_sizes, seat, -cards.length);
  for (const card of cards) drop(shown.view.hands[seat] ?? [], card);
  shown.view.discard.push(...cards);
}

function drop<T>(list: T[], item: T): void {
  const place = list.indexOf(item);
  if (place >= 0) list.splice(place, 1);
}

function count(list: number[], seat: number, change: number): void {
  list[seat] = (list[seat] ?? 0) + change;
}
