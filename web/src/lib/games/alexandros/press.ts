/** What a press means: the legal actions that name the thing pressed, or what to ask about it. */
import type { Event, Happened, OurScene, Province, Symbol, View } from "./types";

const OF_SPACES = ["space", "occupy", "takeover", "guard", "retrieve"];
const OF_POINTS = ["point", "step"];
const OF_DISPLAY = ["march", "joker", "take"];
const OF_HAND = ["special", "levy"];

/** Return the spaces that legal actions name, each with those actions. */
export function spacesNamed(legal: readonly string[]): Map<string, string[]> {
  return byFirst(legal, OF_SPACES);
}

/** Return the spaces that a card can lead to, each with the actions that do. */
export function spacesReached(view: View, legal: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [action, spaces] of Object.entries(view.reach ?? {})) {
    if (!legal.includes(action)) continue;
    for (const space of spaces) found.set(space, [...(found.get(space) ?? []), action]);
  }
  return found;
}

/** Return the action that is chosen, or previewed, if it moves Alexander. */
export function aimedWith({ view, chosen, preview }: OurScene): string {
  const actions = Object.keys(view.reach ?? {});
  if (chosen !== null) return chosen;
  const source = preview.find(isSource);
  if (!source) return "";
  const [verb, symbol] = [BY_SOURCE[source.kind], "symbol" in source ? source.symbol : ""];
  const card = "cards" in source ? source.cards[0] : source.card;
  const fits = actions.filter((action) => action.startsWith(`${verb} `));
  const exact = fits.filter((action) => action.split(" ")[1] === card);
  return exact.find((action) => action.endsWith(` ${symbol}`)) ?? exact[0] ?? fits[0] ?? "";
}

/** What moves Alexander, and the verb that chooses it. */
const BY_SOURCE = { CardChosen: "march", JokerUsed: "joker", SpecialPlayed: "special" } as const;

function isSource(event: Event): event is Happened<keyof typeof BY_SOURCE> {
  return event.kind in BY_SOURCE;
}

export function pointsNamed(legal: readonly string[]): Map<string, string[]> {
  return byFirst(legal, OF_POINTS);
}

/** Return the face-up cards that can be chosen or taken; a joker may take both. */
export function displayNamed(legal: readonly string[], card: Symbol): string[] {
  const named = byFirst(legal, OF_DISPLAY);
  return [...(named.get(card) ?? []), ...(named.get("both") ?? [])];
}

export function handNamed(legal: readonly string[], card: Symbol): string[] {
  return byFirst(legal, OF_HAND).get(card) ?? [];
}

/** Return the payment of a claim for a card that would be part of it, according to the server. */
export function payNamed(view: View, legal: readonly string[], card: Symbol): string[] {
  const isPart = view.turn.phase === "guards" && (view.serves?.[card] ?? []).length > 0;
  return isPart ? legal.filter((action) => action === "pay") : [];
}

export function giftNamed(legal: readonly string[], card: Symbol): string[] {
  return byFirst(legal, ["give"]).get(card) ?? [];
}

function byFirst(legal: readonly string[], verbs: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const action of legal) {
    const [verb = "", thing] = action.split(" ");
    if (thing === undefined || !verbs.includes(verb)) continue;
    found.set(thing, [...(found.get(thing) ?? []), action]);
  }
  return found;
}

/** Return the legal actions that claim a province, from any of its spaces. */
export function claims(legal: readonly string[], province: Province): string[] {
  const inside = new Set(province.spaces);
  return legal.filter((action) => {
    const [verb, space = ""] = action.split(" ");
    return (verb === "occupy" || verb === "takeover") && inside.has(space);
  });
}

/** Return the province around a space; none while the land is undivided. */
export function provinceAt(provinces: readonly Province[], space: string): Province | null {
  if (provinces.length < 2) return null;
  return provinces.find((part) => part.spaces.includes(space)) ?? null;
}

/** Return what to ask the server about a space that no legal action names; empty: nothing. */
export function askedAt(scene: OurScene, space: string): string {
  const { view, me, chart } = scene;
  if (me === null || !scene.waiting.includes(me)) return "";
  if (view.turn.phase === "guards") return `guard ${space}`;
  if (view.turn.phase !== "act") return `space ${space}`;
  const part = provinceAt(view.provinces, space);
  if (part?.owner === me) return "";
  const taken = new Set(view.guards.flat());
  const signs = part?.spaces.filter((each) => chart.spaces[each]?.symbol) ?? [];
  const where = signs.includes(space)
    ? space
    : (signs.find((each) => !taken.has(each)) ?? signs[0]);
  return `${(part?.owner ?? -1) >= 0 ? "takeover" : "occupy"} ${where ?? space}`;
}

export function askedOfDisplay(view: View, card: Symbol): string {
  return `${view.turn.phase === "act" ? "take" : "march"} ${card}`;
}

export function askedOfHand(view: View, card: Symbol): string {
  return `${view.turn.phase === "act" ? "levy" : "special"} ${card}`;
}
