import { expect, test, vi } from "vitest";
import { apart, chancesOf, hidSomething, lead, percent, within } from "./chances";

vi.mock("../../lib/words/words.svelte", () => ({
  say: (key: string, values: { points?: number } = {}) => `${key} ${values.points ?? ""}`.trim(),
}));

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

test("an estimate is never said to be exact", () => {
  expect([percent(0.584), within(0.031), within(0)]).toEqual([58, 4, 1]);
  expect(apart({ error: 0.03 }, { error: 0.04 })).toBeCloseTo(0.05);
});

test("points are counted ahead, behind or level", () => {
  expect([2.6, -1.2, 0.3].map(lead)).toEqual([
    "web-lead-ahead 3",
    "web-lead-behind 1",
    "web-lead-none",
  ]);
});
