import { expect, test } from "vitest";
import { apart, areas, middles, placed } from "./band";

const moments = [
  { ply: 2, values: [0.5, 0.5] },
  { ply: 6, values: [0.8, 0.2] },
];
const frame = { x: (ply: number) => ply * 10, y: (value: number) => value * 100 };

test("the areas fill the band from the first ply to the last", () => {
  const [first, second] = areas(moments, 2, 8, frame);
  expect(first).toBe("M0.0 0.0L20.0 0.0L60.0 0.0L80.0 0.0L80.0 80.0L60.0 80.0L20.0 50.0L0.0 50.0Z");
  expect(second).toContain("L80.0 100.0");
});

test("chances that do not quite add up still fill it", () => {
  const [, second] = areas([{ ply: 0, values: [0.5, 0.4] }], 2, 1, frame);
  expect(second).toContain("100.0");
});

test("an emblem stands in the middle of its area", () => {
  expect(middles(moments, 2)).toEqual([0.25, 0.75]);
});

test("a turn and what was decided in it stand at the same place, between two marks", () => {
  const turns = [
    { ply: 4, label: "1" },
    { ply: 10, label: "2" },
  ];
  expect([0, 3, 4, 9, 10].map(placed(turns, frame.x))).toEqual([20, 20, 70, 70, 70]);
  const regions = turns.map((tick) => ({ ...tick, isSpan: true }));
  expect(placed(regions, frame.x)(7)).toBe(70);
});

test("pins do not lie upon another, nor beyond the band", () => {
  expect(apart([50, 60, 61, 200], 300, 30)).toEqual([50, 80, 110, 200]);
  expect(apart([2, 280, 299], 300, 30)).toEqual([15, 255, 285]);
});
