/** How a province is paid for: which spaces get a guard, which a card, and what is missing. */
import { THEN } from "../types";
import type { AnyScene, Plan, Symbol, View } from "./types";

export type Means = "card" | "guard" | "missing";

export interface Paid {
  space: string;
  symbol: Symbol;
  by: Means;
  canSwap: boolean; // the other means is possible too
}

export interface Price {
  slots: Paid[];
  guards: string[];
  cards: Symbol[]; // that pay for symbols
  removal: Symbol[]; // that drive guards out
  lacks: Symbol[];
  isPayable: boolean;
  gesture: string; // what pays it, in one go
}

/** Return the plan for a province, unless a lesson goes step by step. */
export function planOf(
  { view, goal }: Pick<AnyScene, "view" | "goal">,
  province: string,
): Plan | null {
  return goal === null ? (view.plans?.[province] ?? null) : null;
}

/** Return where the usual plan has its guards. */
export function usualGuards({ slots }: Plan): string[] {
  return slots.filter(({ by }) => by === "guard").map(({ space }) => space);
}

/** Return the cards that drive out the guards of a province. */
export function removalOf(view: View, province: string): Symbol[] {
  return view.costs?.[province]?.removal ?? [];
}

/** Return what a province costs with guards on these spaces. */
export function priceOf(
  view: View,
  me: number,
  province: string,
  plan: Plan,
  chosen: string[],
): Price {
  const removal = removalOf(view, province);
  const hand = without(view.hands[me] ?? [], removal);
  const left = [...hand];
  const guards = plan.slots.map(({ space }) => space).filter((space) => chosen.includes(space));
  const lacks = missing(removal, view.hands[me] ?? []);
  const slots = plan.slots.map(({ space, symbol, card, guard }): Paid => {
    if (guards.includes(space)) return { space, symbol, by: "guard", canSwap: card };
    const has = take(left, symbol);
    if (!has) lacks.push(symbol);
    return { space, symbol, by: has ? "card" : "missing", canSwap: guard };
  });
  const cards = slots.filter(({ by }) => by === "card").map(({ symbol }) => symbol);
  const isPayable =
    plan.plays.length > 0 &&
    lacks.length === 0 &&
    guards.length > 0 &&
    guards.length <= plan.paid_at;
  return { slots, guards, cards, removal, lacks, isPayable, gesture: paying(plan, hand, guards) };
}

/** Guards on symbols that I lack no card of come first: the others follow from what is missing. */
function paying(plan: Plan, hand: readonly Symbol[], guards: readonly string[]): string {
  const usual = usualGuards(plan).join() === guards.join();
  if (usual && plan.plays.length > 0) return plan.plays.join(THEN);
  const wanted = plan.slots.map(({ symbol }) => symbol);
  const lacked = new Set(missing(wanted, hand));
  const isFree = (space: string): boolean =>
    !lacked.has(plan.slots.find((slot) => slot.space === space)?.symbol ?? "temple");
  const [first, ...others] = [...guards.filter(isFree), ...guards.filter((each) => !isFree(each))];
  const pay = guards.length < plan.paid_at ? ["pay"] : [];
  return [`${plan.verb} ${first}`, ...others.map((space) => `guard ${space}`), ...pay].join(THEN);
}

/** Return the guards after a slot was pressed: the last one moves, others come and go. */
export function swapped(plan: Plan, guards: readonly string[], space: string): string[] {
  const slot = plan.slots.find((each) => each.space === space);
  if (!slot) return [...guards];
  if (guards.includes(space)) {
    return slot.card && guards.length > 1 ? guards.filter((each) => each !== space) : [...guards];
  }
  if (!slot.guard) return [...guards];
  const movable = guards.filter((each) => plan.slots.find((s) => s.space === each)?.card);
  const isFull = guards.length >= plan.paid_at;
  const gone = isFull ? movable[0] : undefined;
  if (isFull && gone === undefined) return [...guards];
  return [...guards.filter((each) => each !== gone), space];
}

function without(hand: readonly Symbol[], spent: readonly Symbol[]): Symbol[] {
  const left = [...hand];
  for (const card of spent) take(left, card);
  return left;
}

function missing(wanted: readonly Symbol[], hand: readonly Symbol[]): Symbol[] {
  const left = [...hand];
  return wanted.filter((card) => !take(left, card));
}

function take(cards: Symbol[], card: Symbol): boolean {
  const place = cards.indexOf(card);
  if (place >= 0) cards.splice(place, 1);
  return place >= 0;
}
