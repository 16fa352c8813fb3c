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

/** Who claims what, and how that is usually paid. */
export interface Claim {
  view: View;
  me: number;
  province: string;
  plan: Plan;
}

/**
 * Return the guards after a slot was pressed: one of them moves there if all can still be paid,
 * otherwise another one comes. A guard that is pressed goes if others stay.
 */
export function swapped(claim: Claim, guards: readonly string[], space: string): string[] {
  const { plan } = claim;
  const slot = plan.slots.find((each) => each.space === space);
  if (guards.includes(space)) {
    return slot?.card && guards.length > 1 ? guards.filter((each) => each !== space) : [...guards];
  }
  if (!slot?.guard) return [...guards];
  const movable = guards.filter((each) => plan.slots.find((s) => s.space === each)?.card);
  const moved = movable.toReversed().map((gone) => [...guards.filter((it) => it !== gone), space]);
  const more = guards.length < plan.paid_at ? [[...guards, space]] : [];
  const isPayable = (tried: string[]): boolean => price(claim, tried).lacks.length === 0;
  return [...moved, ...more].find(isPayable) ?? more[0] ?? [...guards];
}

/** Return the guards and one more, where a card would be saved; null: there is no room for it. */
export function another({ plan }: Claim, guards: readonly string[]): string[] | null {
  const free = plan.slots.find((slot) => slot.guard && !guards.includes(slot.space));
  return free && guards.length < plan.paid_at ? [...guards, free.space] : null;
}

/** Return the guards without one whose card I have; null: all of them are needed. */
export function spared(claim: Claim, guards: readonly string[]): string[] | null {
  if (guards.length < 2) return null;
  const tried = guards.toReversed().map((gone) => guards.filter((space) => space !== gone));
  return tried.find((left) => price(claim, left).lacks.length === 0) ?? null;
}

/** Return where guards stand once a space of the province was pressed on the board. */
export function guardsAt(claim: Claim, space: string): string[] {
  const usual = usualGuards(claim.plan);
  const there = swapped(claim, usual, space);
  return there.length === usual.length ? there : usual;
}

function price({ view, me, province, plan }: Claim, guards: string[]): Price {
  return priceOf(view, me, province, plan, guards);
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
