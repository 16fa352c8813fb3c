/** Whole marches, from what the server describes: where armies can go, what it costs, notation. */
import { THEN } from "../types";
import type { Choice, March } from "./types";

export function marchesOf(described: Choice | null): March[] {
  return described?.kind === "move" ? described.marches : [];
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, each) => total + each, 0);
}

/** Return the places with armies that can go somewhere. */
export function sourcesOf(marches: readonly March[]): string[] {
  return [...new Set(marches.map(({ source }) => source))];
}

/** Return the ways from one place to another, the best first. */
export function waysTo(marches: readonly March[], source: string, target: string): March[] {
  return marches.filter((each) => each.source === source && each.target === target);
}

/** Return how many armies of a place can go anywhere, or to one place. */
export function mostFrom(marches: readonly March[], source: string, target = ""): number {
  const own = marches.filter((each) => each.source === source);
  const ways = target ? own.filter((each) => each.target === target) : own;
  return Math.max(0, ...ways.map(({ stock }) => sum(stock)));
}

/** Return the best way that so many armies can take, or the one that takes the most of them. */
export function wayFor(ways: readonly March[], armies: number): March | null {
  return ways.find(({ stock }) => sum(stock) >= armies) ?? ways.at(-1) ?? null;
}

/** Return a march in notation: one move for each step. */
export function marchAction(march: March, armies: number, payment: number): string {
  let [temple] = march.payments[payment] ?? [0];
  return march.way
    .map((target, step) => {
      const price = march.prices[step] ?? 0;
      const fromTemple = Math.min(temple, price);
      temple -= fromTemple;
      const words = [
        "move",
        march.way[step - 1] ?? march.source,
        target,
        String(armies),
        paidWord(fromTemple, price - fromTemple),
        march.suffixes[step]?.[armies - 1] ?? "",
      ];
      return words.filter((word) => word !== "").join(" ");
    })
    .join(THEN);
}

/** Return a payment in notation. */
export function paidWord(temple: number, city: number): string {
  return (temple ? `${temple}t` : "") + (city ? `${city}c` : "");
}

/** Return the first and the last place of moves in notation; nothing for other actions. */
export function ends(action: string): string[] {
  const moves = action.split(THEN).filter((each) => each.startsWith("move "));
  const [first, last] = [moves[0]?.split(" "), moves.at(-1)?.split(" ")];
  return first && last ? [first[1] ?? "", last[2] ?? ""] : [];
}
