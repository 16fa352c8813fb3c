import { expect, test } from "vitest";
import { chancesOf, hidSomething, percent } from "./chances";

const point = { ply: 3, known: [0.4, 0.7], open: [0.3, 0.7] };
const analysis = { version: 1, points: [point], verdicts: [], turning: [] };

test("chances are those that each seat knew, or those with all cards open", () => {
  expect(chancesOf(analysis, "known")).toEqual([{ ply: 3, values: [0.4, 0.7] }]);
  expect(chancesOf(analysis, "open")).toEqual([{ ply: 3, values: [0.3, 0.7] }]);
  expect(chancesOf(null, "open")).toEqual([]);
});

test("where all lies open there is but one way to look at it", () => {
  expect(hidSomething(analysis)).toBe(true);
  expect(hidSomething({ ...analysis, points: [{ ...point, open: point.known }] })).toBe(false);
});

test("chances are read in whole percent", () => {
  expect(percent(0.584)).toBe(58);
});
