/** The view after some events: what the pieces do while things move. Nothing is decided here. */
import type { GameEvent } from "../../table/types";
import type { Boxes, Building, Counts, View } from "./types";

export interface Told extends GameEvent {
  seat: number;
  seats: number[];
  rivals: number[];
  place: number;
  region: number;
  round: number;
  name: string;
  order: number & number[];
  army: number;
  temple: number;
  city: number;
  armies: number;
  points: number;
  price: number;
  building: Building;
  source: { id: string; name: string };
  target: { id: string; name: string };
  province: { id: string; name: string };
}

type Change = (view: View, told: Told) => View;

/** Return an event with the fields that its kind has. */
export function told(event: GameEvent): Told {
  return event as Told;
}

export function played(view: View, events: readonly GameEvent[]): View {
  return events.reduce((now, event) => CHANGES[event.kind]?.(now, told(event)) ?? now, view);
}

const CHANGES: { [kind: string]: Change } = {
  RegionBegan: (view, { region }) => ({ ...view, turn: { ...view.turn, region, order: [] } }),
  Revealed: (view, { seat, order, army, temple, city }) =>
    boxed(view, seat, () => [order, army, temple, city]),
  PlaceChosen: (view, { seat, place }) => ordered(view, put(places(view), place - 1, seat)),
  TurnBegan: (view, { order, round }) => {
    const next = ordered(view, order);
    return { ...next, turn: { ...next.turn, round } };
  },
  ArmiesPlaced: (view, { seat, armies }) => {
    const next = boxed(view, seat, ([order, , temple, city]) => [order, 0, temple, city]);
    return { ...next, armies: put(view.armies, seat, { start: armies }) };
  },
  Moved: (view, event) => {
    const { seat, source, target, armies, temple, city } = event;
    const left = added(view.armies[seat] ?? {}, source.id, -armies);
    const next = paid(view, seat, temple, city);
    return { ...next, armies: put(view.armies, seat, added(left, target.id, armies)) };
  },
  Laid: (view, { seat, building, province }) =>
    laid(view, building, (all, each) => (each === seat ? [...all, province.id] : all)),
  ProvinceScored: scored,
  Built: (view, event) => built(scored(view, event), event),
  NotBuilt: (view, { building, province }) => cleared(settling(view), building, province.id),
  Redistributed: (view, { seat, temple, city }) => boxed(view, seat, () => [0, 0, temple, city]),
  RegionEnded: (view) => ({ ...view, armies: view.armies.map(() => ({})) }),
  AwardWon: scored,
  Halved: (view, { seat, points }) => gained(view, seat, -points),
};

function put<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((each, index) => (index === at ? value : each));
}

function added(counts: Counts, place: string, more: number): Counts {
  return { ...counts, [place]: (counts[place] ?? 0) + more };
}

function places(view: View): number[] {
  return view.turn.order.length > 0 ? view.turn.order : view.seats.map(() => -1);
}

function ordered(view: View, order: number[]): View {
  return { ...view, turn: { ...view.turn, order } };
}

function boxed(view: View, seat: number, change: (boxes: Boxes) => Boxes): View {
  const boxes = view.boxes.map((each, index) => (index === seat ? change(each) : each));
  return { ...view, boxes };
}

function paid(view: View, seat: number, temple: number, city: number): View {
  return boxed(view, seat, ([order, army, temples, cities]) => [
    order,
    army,
    temples - temple,
    cities - city,
  ]);
}

function gained(view: View, seat: number, points: number): View {
  return { ...view, scores: put(view.scores, seat, (view.scores[seat] ?? 0) + points) };
}

function scored(view: View, { seat, points }: Told): View {
  return gained(settling(view), seat, points);
}

/** While a turn is scored nothing is set aside any longer: it is paid. */
function settling(view: View): View {
  return { ...view, pledged: view.pledged.map(() => ({ temple: 0, city: 0 })) };
}

function laid(
  view: View,
  building: Building,
  change: (all: string[], seat: number) => string[],
): View {
  const name = building === "temple" ? "laid_temples" : "laid_cities";
  return { ...view, [name]: view[name].map(change) };
}

function cleared(view: View, building: Building, province: string): View {
  return laid(view, building, (all) => all.filter((each) => each !== province));
}

function built(view: View, { seat, building, province, price }: Told): View {
  const next = cleared(view, building, province.id);
  if (building === "city") {
    const cities = { ...view.cities, [province.id]: seat };
    return { ...paid(next, seat, 0, price), cities };
  }
  const temples = put(view.temples, seat, added(view.temples[seat] ?? {}, province.id, 1));
  return { ...paid(next, seat, price, 0), temples };
}

/** The view while an event moves: a group is on its way, all else has happened. */
export function during(view: View, event: GameEvent): View {
  if (event.kind !== "Moved") return played(view, [event]);
  const { seat, source, armies } = told(event);
  const left = added(view.armies[seat] ?? {}, source.id, -armies);
  return { ...view, armies: put(view.armies, seat, left) };
}
