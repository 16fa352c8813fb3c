import { expect, test } from "vitest";
import { areas, middles } from "./band";

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
