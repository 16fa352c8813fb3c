/** What events do to the view. */
import type { Boxes, Building, Counts, Happened, View } from "./types";

export function put<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((each, index) => (index === at ? value : each));
}

export function added(counts: Counts, place: string, more: number): Counts {
  return { ...counts, [place]: (counts[place] ?? 0) + more };
}

export function places(view: View): number[] {
  return view.turn.order.length > 0 ? view.turn.order : view.seats.map(() => -1);
}

export function ordered(view: View, order: number[]): View {
  return { ...view, turn: { ...view.turn, order } };
}

export function boxed(view: View, seat: number, change: (boxes: Boxes) => Boxes): View {
  const boxes = view.boxes.map((each, index) => (index === seat ? change(each) : each));
  return { ...view, boxes };
}

export function paid(view: View, seat: number, temple: number, city: number): View {
  return boxed(view, seat, ([order, army, temples, cities]) => [
    order,
    army,
    temples - temple,
    cities - city,
  ]);
}

export function gained(view: View, seat: number, points: number): View {
  return { ...view, scores: put(view.scores, seat, (view.scores[seat] ?? 0) + points) };
}

export function scored(
  view: View,
  { seat, points }: Happened<"ProvinceScored" | "Built" | "AwardWon">,
): View {
  return gained(settling(view), seat, points);
}

/** Once a turn is scored, nothing is set aside any longer: it is paid. */
export function settling(view: View): View {
  return { ...view, pledged: view.pledged.map(() => ({ temple: 0, city: 0 })) };
}

const LAID = { temple: "laid_temples", city: "laid_cities" } as const;

/** A building is taken from those that are left, and lies in a province. */
export function laid(view: View, { seat, building, province }: Happened<"Laid">): View {
  const name = LAID[building];
  const all = put(view[name], seat, [...(view[name][seat] ?? []), province.id]);
  return stocked({ ...view, [name]: all }, building, [seat], -1);
}

/** Everything that lies in a province goes back to its owners. */
export function cleared(view: View, building: Building, province: string): View {
  const lying = view[LAID[building]];
  const seats = view.seats.map((_, seat) => seat).filter((seat) => lying[seat]?.includes(province));
  const all = lying.map((places) => places.filter((each) => each !== province));
  return stocked({ ...view, [LAID[building]]: all }, building, seats, 1);
}

function stocked(view: View, building: Building, seats: readonly number[], by: number): View {
  const left = view.left.map((each, seat) =>
    seats.includes(seat) ? { ...each, [building]: each[building] + by } : each,
  );
  return { ...view, left };
}

export function built(view: View, { seat, building, province, price }: Happened<"Built">): View {
  const next = stocked(cleared(view, building, province.id), building, [seat], -1);
  if (building === "city") {
    const cities = { ...view.cities, [province.id]: seat };
    return { ...paid(next, seat, 0, price), cities };
  }
  const temples = put(view.temples, seat, added(view.temples[seat] ?? {}, province.id, 1));
  return { ...paid(next, seat, price, 0), temples };
}
