import { describe, expect, test, vi } from "vitest";
import { CHART, viewOf } from "./fixture";
import { obstacles } from "./marks";
import { shownAfter } from "./shown";
import { spokenIn, spokenLabels } from "./spoken";
import type { Chart } from "./types";

vi.mock("../../words/words.svelte", () => ({
  say: (key: string, values: Record<string, string> = {}) =>
    key === "place-beside" ? `${values.place} North` : key,
}));

const NAMED: Record<string, [place: string, side: string]> = {
  a1u: ["Susa", ""],
  a1d: ["Susa", "north"],
  b1d: ["Is", ""],
  b2d: ["Perge", ""],
};
const chart: Chart = {
  ...CHART,
  spaces: Object.fromEntries(
    Object.entries(CHART.spaces).map(([space, each]) => {
      const [place, side] = NAMED[space] ?? [space, ""];
      return [space, { ...each, place, side }];
    }),
  ),
};
const names = (text: string): string[] => [...spokenIn(chart, text).values()].sort();

describe("the places that are spoken of", () => {
  test("are those whose names occur as words", () => {
    expect(names("March to Perge, then to Susa.")).toEqual(["Perge", "Susa"]);
    expect(names("Pergeon and Susana")).toEqual([]);
    expect(names("Perge’s corner, die Ecke Perges")).toEqual(["Perge"]);
    expect(names("")).toEqual([]);
  });

  test("are not those whose names are part of another", () => {
    expect(names("the corner of Susa North")).toEqual(["Susa North"]);
    expect(names("from Susa to Susa North")).toEqual(["Susa", "Susa North"]);
  });

  test("are not short words that begin a sentence", () => {
    expect(names("Is it near? Is. “Is it?”")).toEqual([]);
    expect(names("the corner of Is")).toEqual(["Is"]);
  });
});

test("their names lie on no symbol, no piece and no target", () => {
  const shown = shownAfter(viewOf(), chart, []);
  const target: [number, number, number, number] = [60, 50, 40, 40];
  const found = spokenLabels(chart, shown, [], spokenIn(chart, "Perge and Susa"), 11, [target]);
  expect(found.map(({ words }) => words).sort()).toEqual(["Perge", "Susa"]);
  for (const { box } of found)
    for (const other of [...obstacles(chart, shown, []), target]) {
      const [x, y, wide, high] = box;
      const [a, b, w, h] = other;
      expect(x < a + w && a < x + wide && y < b + h && b < y + high).toBe(false);
    }
});
