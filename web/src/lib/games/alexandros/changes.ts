/** What events do to the table on screen. */
import { landAround, sidesOf } from "./geometry";
import type { Chart, Happened, Province, Symbol, View } from "./types";

export interface Shown {
  black: Set<string>;
  red: Set<string>;
  alexander: string;
  guards: string[][];
  provinces: Province[];
  scores: number[];
  view: View; // with current cards and counts
}

export function walk(shown: Shown, event: Happened<"Marched">, chart: Chart, step: number): void {
  shown.alexander = event.path[Math.min(step + 1, event.path.length - 1)] ?? shown.alexander;
  for (const side of sidesOf(chart, event.path).slice(0, step + 1)) {
    const isRed = event.red.includes(side);
    const pile = isRed ? shown.red : shown.black;
    if (pile.has(side) || !(isRed || event.black.includes(side))) continue;
    pile.add(side);
    if (isRed) shown.view.red_left--;
    else shown.view.black_left--;
  }
}

export function split(shown: Shown, parts: Happened<"ProvinceSplit">["parts"], chart: Chart): void {
  const walls = new Set([...shown.black, ...shown.red]);
  const made = parts.map(({ province, value, owner, is_open }) => {
    const spaces = landAround(chart, walls, province);
    return taxed(shown, { province, spaces, value, owner, tax: 0, is_open });
  });
  const gone = new Set(made.flatMap((part) => part.spaces));
  const others = shown.provinces.filter((part) => !part.spaces.some((space) => gone.has(space)));
  shown.provinces = [...others, ...made];
}

export function hold(shown: Shown, event: Happened<"Occupied" | "TakenOver">): void {
  const guards = shown.guards[event.seat] ?? [];
  for (const space of event.guards) if (!guards.includes(space)) guards.push(space);
  count(shown.view.reserve, event.seat, -event.guards.length);
  own(shown, event.province, event.seat);
  spend(shown, event.seat, event.cards);
}

/** Drive the guards out of a province that is taken over. */
export function evict({ guards, view }: Shown, { loser, removed }: Happened<"TakenOver">): void {
  for (const space of removed) drop(guards[loser] ?? [], space);
  count(view.reserve, loser, removed.length);
}

/** Change who holds a province, or how. */
export function own(shown: Shown, province: string, owner: number): void {
  shown.provinces = shown.provinces.map((part) =>
    part.province === province ? taxed(shown, { ...part, owner }) : part,
  );
}

/** Land pays if exactly one guard stands there: the same sum as the server's. */
function taxed({ guards }: Shown, part: Province): Province {
  const here = guards[part.owner]?.filter((space) => part.spaces.includes(space)) ?? [];
  return { ...part, tax: here.length === 1 ? part.value : 0 };
}

export function pick(shown: Shown, seat: number, card: Symbol): void {
  const place = shown.view.display.indexOf(card);
  if (place >= 0) shown.view.display[place] = null;
  get(shown, seat, card);
}

export function get(shown: Shown, seat: number, card: Symbol | ""): void {
  count(shown.view.hand_sizes, seat, 1);
  if (card) shown.view.hands[seat]?.push(card);
}

export function spend(shown: Shown, seat: number, cards: readonly Symbol[]): void {
  count(shown.view.hand_sizes, seat, -cards.length);
  for (const card of cards) drop(shown.view.hands[seat] ?? [], card);
  shown.view.discard.push(...cards);
}

export function levy(shown: Shown, { seat, card, gains }: Happened<"TaxesLevied">): void {
  gains.forEach((points, each) => count(shown.scores, each, points));
  spend(shown, seat, [card]);
}

export function drop<T>(list: T[], item: T): void {
  const place = list.indexOf(item);
  if (place >= 0) list.splice(place, 1);
}

export function count(list: number[], seat: number, change: number): void {
  list[seat] = (list[seat] ?? 0) + change;
}
