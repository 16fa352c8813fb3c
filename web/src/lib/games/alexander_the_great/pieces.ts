/** The pieces at each place, seat by seat. */
import { START, type View } from "./types";

export interface Pieces {
  seat: number;
  armies: number;
  groups: { armies: number; steps: number }[]; // of the seat that is marching: armies by steps left
  temples: number;
  city: boolean;
  laidTemple: boolean;
  laidCity: boolean;
}

/** Return what each seat has at a place, without seats that have nothing there. */
export function piecesAt(view: View, place: string): Pieces[] {
  return view.seats.map((_, seat) => ofSeat(view, place, seat)).filter(isThere);
}

function ofSeat(view: View, place: string, seat: number): Pieces {
  const armies = view.armies[seat]?.[place] ?? 0;
  return {
    seat,
    armies,
    groups: view.turn.seat === seat ? groups(view.turn.stocks[place] ?? [], armies) : [],
    temples: view.temples[seat]?.[place] ?? 0,
    city: view.cities[place] === seat,
    laidTemple: view.laid_temples[seat]?.includes(place) ?? false,
    laidCity: view.laid_cities[seat]?.includes(place) ?? false,
  };
}

/** Freshest first; nothing while armies move, since the stock is then out of date. */
function groups(stock: number[], armies: number): Pieces["groups"] {
  if (stock.reduce((sum, each) => sum + each, 0) !== armies) return [];
  const most = stock.length - 1;
  return stock
    .map((count, used) => ({ armies: count, steps: most - used }))
    .filter((group) => group.armies > 0);
}

function isThere({ armies, temples, city, laidTemple, laidCity }: Pieces): boolean {
  return armies > 0 || temples > 0 || city || laidTemple || laidCity;
}

/** Return every place that has pieces, including the campaign symbol. */
export function placesOf(view: View): string[] {
  const names = new Set<string>();
  for (const counts of [...view.armies, ...view.temples])
    for (const [name, count] of Object.entries(counts)) if (count > 0) names.add(name);
  for (const name of Object.keys(view.cities)) names.add(name);
  for (const list of [...view.laid_temples, ...view.laid_cities])
    for (const name of list) names.add(name);
  return [...names].sort((one, other) => Number(one === START) - Number(other === START));
}
