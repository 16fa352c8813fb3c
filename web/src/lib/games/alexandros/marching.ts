/** Whole marches: where each card leads, what a press on a corner plays, and what it would bring. */
import { THEN } from "../types";
import { sidesOf } from "./geometry";
import type { AnyScene, Chart, Event, March, View } from "./types";

/** A corner that Alexander can march to. */
export interface Corner {
  point: string;
  space: string; // one of the targets that it belongs to
  marches: March[]; // one for each card that leads there
}

type Choosing = Pick<AnyScene, "view" | "legal" | "goal">;

/** Return the verb and the card of an action: `joker temple lyre` uses the same card as others. */
export function cardOf(action: string): string {
  return action.split(" ").slice(0, 2).join(" ");
}

/** Return every march that can be chosen, or only those with one card; a lesson goes step by step. */
export function marchesOf({ view, legal, goal }: Choosing, card = ""): March[] {
  const all = (view.marches ?? []).filter(({ source }) => legal.includes(source));
  const wanted = goal === null ? all : all.filter(({ plays }) => plays.join(THEN) === goal);
  return wanted.filter(({ source }) => card === "" || cardOf(source) === card);
}

/** Return the corners of these marches, each with one march for every card. */
export function cornersOf(marches: readonly March[]): Corner[] {
  const found = new Map<string, Corner>();
  for (const march of marches) {
    const { point, space } = march;
    const corner = found.get(point) ?? { point, space, marches: [] };
    const isKnown = corner.marches.some(({ source }) => cardOf(source) === cardOf(march.source));
    if (!isKnown) corner.marches.push(march);
    found.set(point, corner);
  }
  return [...found.values()];
}

/** Return the one gesture that carries out a march. */
export function gesture({ plays }: Pick<March, "plays">): string {
  return plays.join(THEN);
}

/** Say whether a march spends a card of the hand. */
export function isFromHand({ source }: Pick<March, "source">): boolean {
  return source.startsWith("special ");
}

/** Return the march that is shown for a corner: with a face-up card rather than one of the hand. */
export function usual({ marches }: Corner): March | undefined {
  return marches.find((march) => !isFromHand(march)) ?? marches[0];
}

/** Return the cards that a corner can be reached with. */
export function cardsTo(corner: Corner | undefined): string[] {
  return corner?.marches.map(({ source }) => cardOf(source)) ?? [];
}

/** What a march would bring, as the server foresees it. */
export interface Outlook {
  path: string[];
  black: string[];
  red: string[];
  parts: { province: string; value: number; owner: number }[]; // provinces that it would close
}

/** Return what the foreseen events of a march say; null: its way is still to be chosen. */
export function outlook(events: readonly Event[]): Outlook | null {
  const marched = events.find((event) => event.kind === "Marched");
  if (!marched) return null;
  const parts = events
    .filter((event) => event.kind === "ProvinceSplit")
    .flatMap((event) => event.parts.filter((part) => !part.is_open));
  const { path, black, red } = marched;
  return { path, black, red, parts };
}

/** Return the compass direction of a corner from the middle of a space. */
export function cornerSide(chart: Chart, space: string, point: string): string {
  const [from, to] = [chart.spaces[space]?.at, chart.points[point]];
  if (!from || !to) return "north";
  const turn = Math.round(Math.atan2(to[1] - from[1], to[0] - from[0]) / (Math.PI / 4));
  return QUARTERS[(turn + 8) % 8] ?? "north";
}

const QUARTERS = [
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
  "north",
  "north-east",
];

/** Return the sides of a way that have no wall yet. */
export function newSides(
  { walls, red }: Pick<View, "walls" | "red">,
  chart: Chart,
  path: string[],
) {
  const built = new Set([...walls, ...red]);
  return sidesOf(chart, path).filter((side) => !built.has(side));
}
