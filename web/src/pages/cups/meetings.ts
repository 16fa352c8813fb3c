/** Who has met whom, what it brought, and what is still to come: from the tables of a tournament. */
import type { Schemas } from "../../lib/api/client";

export type Cup = Schemas["CupShown"];
export type CupTable = Schemas["CupTable"];

export const CROSS = 16; // players in a cross-table; with more, each round has a column

export interface Meeting {
  kind: "self" | "none" | "met" | "next";
  made: number; // ahead in a meeting: one, level: a half
  score: string; // of the game, if there was one meeting
  round: number; // of the meeting that comes next
}

const NONE: Meeting = { kind: "none", made: 0, score: "", round: 0 };

/** Return what one player made of the meetings with another, or when they meet. */
export function meeting(cup: Cup, one: number, other: number): Meeting {
  if (one === other) return { ...NONE, kind: "self" };
  const both = cup.tables.filter(({ sitting }) => sitting.includes(one) && sitting.includes(other));
  const met = both.filter(({ points }) => points);
  const next = both.find(({ points }) => !points);
  if (met.length === 0) return next ? { ...NONE, kind: "next", round: next.round } : NONE;
  const made = met.reduce((sum, table) => sum + ahead(table, one, other), 0);
  const [only] = met;
  const score =
    met.length === 1 && only ? `${of(only, only.scores, one)}:${of(only, only.scores, other)}` : "";
  return { kind: "met", made, score, round: 0 };
}

function of(table: CupTable, values: number[] | null, player: number): number {
  return values?.[table.sitting.indexOf(player)] ?? 0;
}

function ahead(table: CupTable, one: number, other: number): number {
  const lead = of(table, table.points, one) - of(table, table.points, other);
  return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
}

/** Return the table of a player in a round. */
export function tableOf(cup: Cup, player: number | null, round: number): CupTable | undefined {
  return cup.tables.find(
    (each) => each.round === round && player !== null && each.sitting.includes(player),
  );
}

/** Return what a player made at a table; null: it is not over. */
export function madeAt(table: CupTable, player: number): number | null {
  return table.points ? of(table, table.points, player) : null;
}

/** Return how many rounds are over. */
export function roundsOver(cup: Cup): number {
  if (cup.status === "open") return 0;
  const isLast = cup.status === "over" || (cup.round > 0 && isOver(cup, cup.round));
  return isLast ? cup.round : Math.max(0, cup.round - 1);
}

function isOver(cup: Cup, round: number): boolean {
  const tables = cup.tables.filter((each) => each.round === round);
  return tables.length > 0 && tables.every(({ points }) => points);
}

/** Return the address of a table. */
export function addressOf(table: CupTable): string {
  return `/table/${table.match}${table.link ? `?link=${table.link}` : ""}`;
}

const FRACTIONS: readonly [number, string][] = [
  [1 / 4, "¼"],
  [1 / 3, "⅓"],
  [1 / 2, "½"],
  [2 / 3, "⅔"],
  [3 / 4, "¾"],
];
const NEAR = 0.005;

/** Return points as tournaments write them: 2½. */
export function inPoints(value: number, number: (value: number) => string): string {
  const whole = Math.floor(value + NEAR);
  const found = FRACTIONS.find(([part]) => Math.abs(value - whole - part) < NEAR);
  if (!found) return number(Math.round(value * 100) / 100);
  return whole > 0 ? number(whole) + found[1] : found[1];
}
