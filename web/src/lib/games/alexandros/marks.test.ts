import { describe, expect, test } from "vitest";
import { CHART, divided, viewOf } from "./fixture";
import { isClear, landLabels, markOf, marksOf, obstacles, wallSpots, wordsBox } from "./marks";
import { shownAfter } from "./shown";

const shown = shownAfter(divided(), CHART, []);

describe("shields", () => {
  test("undivided land has none, and neither has open land", () => {
    expect(marksOf(CHART, shownAfter(viewOf(), CHART, []))).toEqual([]);
    const parts = divided().provinces.map((part) => ({ ...part, is_open: true }));
    expect(marksOf(CHART, shownAfter(divided({ provinces: parts }), CHART, []))).toEqual([]);
  });

  test("a shield lies on open ground, never on a symbol or a guard", () => {
    const [west, east] = marksOf(CHART, shown);
    expect(west?.at).toEqual(CHART.spaces["b2u"]?.at);
    expect([CHART.spaces["a1d"]?.at, CHART.spaces["a2u"]?.at]).toContainEqual(east?.at);
  });

  test("where no ground is open, it lies between two spaces", () => {
    const part = { ...divided().provinces[0], spaces: ["a1u", "b1d"] } as ReturnType<
      typeof divided
    >["provinces"][number];
    expect(markOf(CHART, part, new Set()).at).toEqual([40, 70]);
  });
});

describe("names", () => {
  test("a name that would touch a symbol, a piece or a wall is left out", () => {
    const marks = marksOf(CHART, shown);
    const boxes = obstacles(CHART, shown, marks);
    const walls = wallSpots(CHART, shown);
    for (const { at, words } of landLabels(CHART, shown, marks, 6, () => "Tyre")) {
      expect(isClear(wordsBox(at, words, 6), boxes, walls)).toBe(true);
    }
    expect(isClear(wordsBox([80, 70], "Tyre", 6), boxes, walls)).toBe(false); // on walls
  });
});
