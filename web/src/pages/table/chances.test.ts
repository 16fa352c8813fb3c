import { expect, test } from "vitest";
import type { Analysis, Judged } from "../../lib/table/analysis.svelte";
import { chancesOf, changeOf, firstOf, hidSomething, percent } from "./chances";

const point = { ply: 3, known: [0.4, 0.7], open: [0.3, 0.7] };
const end = { ply: 9, known: [1, 0], open: [1, 0] };
const analysis: Analysis = {
  version: 1,
  points: [point, end],
  verdicts: [],
  turning: [],
  best: [],
};

test("chances are those that each seat knew, or those with all cards open", () => {
  const result = { ply: 9, values: [1, 0] };
  expect(chancesOf(analysis, "known")).toEqual([{ ply: 3, values: [0.4, 0.7] }, result]);
  expect(chancesOf(analysis, "open")).toEqual([{ ply: 3, values: [0.3, 0.7] }, result]);
  expect(chancesOf(null, "open")).toEqual([]);
});

test("where all lies open there is but one way to look at it", () => {
  expect(hidSomething(analysis)).toBe(true);
  expect(hidSomething({ ...analysis, points: [{ ...point, open: point.known }, end] })).toBe(false);
});

test("chances are read in whole percent, and nothing is certain before the end", () => {
  expect(percent(0.584)).toBe(58);
  expect([percent(0), percent(0.99)]).toEqual([5, 95]);
  const sure = { ...point, known: [0, 1] };
  const [first, last] = chancesOf({ ...analysis, points: [sure, end] }, "known");
  expect(first?.values).toEqual([0.04, 0.96]);
  expect(last?.values).toEqual([1, 0]);
});

const line = (chance: number): Judged["played"] => ({
  action: "",
  label: { key: "name" },
  sentence: { key: "name" },
  then: [],
  chance,
  error: 0,
  margin: 0,
  reason: { key: "name" },
});
const decided = (seat: number, played: number, best: number, otherwise: number): Judged => ({
  ply: 3,
  seat,
  played: line(played),
  best: line(best),
  lost: best - played,
  is_sure: best > played,
  otherwise,
});

test("a mistake falls short of the better turn; a deed is more than other turns, or than before", () => {
  const [mistake, deed, rise] = [
    decided(0, 0.3, 0.5, 0.4),
    decided(0, 0.6, 0.6, 0.45),
    decided(1, 0.7, 0.7, 0.69),
  ];
  const points = [point, { ...end, known: [0.5, 0.9] }];
  const whole = {
    ...analysis,
    points,
    verdicts: [mistake, deed, rise],
    turning: [0],
    best: [1, 2],
  };
  expect(changeOf(mistake, whole)).toEqual({ from: 0.5, to: 0.3, key: "analysis-numbers" });
  expect(changeOf(deed, whole)).toEqual({ from: 0.45, to: 0.6, key: "analysis-good" });
  expect(changeOf(rise, whole)).toEqual({ from: 0.7, to: 0.9, key: "analysis-rise" });
});

test("first comes my best decision if I have won, or else my costliest", () => {
  const verdicts = [decided(1, 0.1, 0.9, 1), decided(0, 0.3, 0.5, 1), decided(0, 0.6, 0.6, 0.4)];
  const whole = { ...analysis, verdicts, turning: [0, 1], best: [2] };
  expect(firstOf(verdicts, whole, 0, true)).toBe(2);
  expect(firstOf(verdicts, whole, 0, false)).toBe(1);
  expect(firstOf(verdicts, whole, null, false)).toBe(0);
});
