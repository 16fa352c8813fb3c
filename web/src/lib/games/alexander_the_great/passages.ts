/** Group moves, from what the server describes: arrows, armies, payments, notation. */
import type { Choice, Passage } from "./types";

export function passagesOf(described: Choice | null): Passage[] {
  return described?.kind === "move" ? described.passages : [];
}

export function from(passages: readonly Passage[], source: string): Passage[] {
  return passages.filter((each) => each.source === source);
}

export function into(passages: readonly Passage[], target: string): Passage[] {
  return passages.filter((each) => each.target === target);
}

/** Return where a move in notation starts and ends; nothing for another action. */
export function ends(action: string): string[] {
  const [verb, source = "", target = ""] = action.split(" ");
  return verb === "move" ? [source, target] : [];
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, each) => total + each, 0);
}

/** Return a number of armies from a stock, those with the most steps left first. */
export function freshest(stock: readonly number[], armies: number): number[] {
  let left = armies;
  return stock.map((count) => {
    const taken = Math.min(count, left);
    left -= taken;
    return taken;
  });
}

/** Return a move in notation; it names steps only if armies other than the freshest go. */
export function notation(passage: Passage, group: readonly number[], payment: number): string {
  const [temple, city] = passage.payments[payment] ?? [0, 0];
  const price = (temple ? `${temple}t` : "") + (city ? `${city}c` : "");
  const isPlain = String(freshest(passage.stock, sum(group))) === String(group);
  const used = group.flatMap((count, steps) => (count ? [`${count}@${steps}`] : []));
  return ["move", passage.source, passage.target, sum(group), price, isPlain ? "" : used.join(",")]
    .filter((word) => word !== "")
    .join(" ");
}
