import { expect, test } from "vitest";
import { inPoints, madeAt, meeting, roundsOver, tableOf, type Cup } from "./meetings";

function cup(tables: object[], rest = {}): Cup {
  return { status: "running", round: 2, tables, ...rest } as unknown as Cup;
}

const PLAYED = [
  { round: 1, sitting: [1, 2, 3], points: [1, 0.5, 0], scores: [90, 70, 60] },
  { round: 2, sitting: [2, 1, 4], points: null, scores: null },
];

test("a meeting brings a point to whoever is ahead, whatever the table was worth", () => {
  expect(meeting(cup(PLAYED), 2, 3)).toEqual({ kind: "met", made: 1, score: "70:60", round: 0 });
  expect(meeting(cup(PLAYED), 3, 1).made).toBe(0);
});

test("several meetings are added up, without a score", () => {
  const again = { round: 2, sitting: [2, 1], points: [0.5, 0.5], scores: [5, 5] };
  expect(meeting(cup([PLAYED[0] ?? {}, again]), 2, 1)).toMatchObject({ made: 0.5, score: "" });
});

test("who meets next is known, and who never does", () => {
  expect(meeting(cup(PLAYED), 4, 2)).toMatchObject({ kind: "next", round: 2 });
  expect(meeting(cup(PLAYED), 4, 3).kind).toBe("none");
  expect(meeting(cup(PLAYED), 4, 4).kind).toBe("self");
});

test("a round is over when all of its tables are", () => {
  expect(roundsOver(cup(PLAYED))).toBe(1);
  expect(roundsOver(cup(PLAYED, { round: 1 }))).toBe(1);
  expect(roundsOver(cup([], { status: "open", round: 0 }))).toBe(0);
  expect(roundsOver(cup(PLAYED, { status: "over" }))).toBe(2);
});

test("my table of a round, and what it brought", () => {
  const table = tableOf(cup(PLAYED), 2, 1);
  expect(table && madeAt(table, 2)).toBe(0.5);
  expect(tableOf(cup(PLAYED), null, 1)).toBeUndefined();
});

test("points are written with fractions", () => {
  const words = [0, 0.5, 2.5, 1 / 3, 1.6667, 3, 0.25].map((each) => inPoints(each, String));
  expect(words).toEqual(["0", "½", "2½", "⅓", "1⅔", "3", "¼"]);
});
