/** What a press on a place means while armies march. Only what the server allows is offered. */
import { from, into, notation, sum } from "./passages";
import type { Passage } from "./types";

export type Meaning =
  | { kind: "lead"; passage: Passage } // armies in hand go there
  | { kind: "take" } // pick up the armies here
  | { kind: "ask"; asked: string }; // not possible: ask why

export function meaning(passages: readonly Passage[], source: string, place: string): Meaning {
  const ways = into(passages, place);
  const mine = ways.find((each) => each.source === source);
  if (mine) return { kind: "lead", passage: mine };
  if (from(passages, place).length > 0) return { kind: "take" };
  if (source === "" && ways.length === 1 && ways[0]) return { kind: "lead", passage: ways[0] };
  const start = source || ways[0]?.source || passages[0]?.source || "start";
  return { kind: "ask", asked: `move ${start} ${place} 1` };
}

/** Return the only move along an arrow, if there is just one. */
export function onlyMove(passage: Passage): string {
  const isOne = sum(passage.stock) === 1 && passage.payments.length === 1;
  return isOne ? notation(passage, passage.stock, 0) : "";
}
