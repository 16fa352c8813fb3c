import { expect, test } from "vitest";
import { around, kept } from "./kept";

test("the smallest box of a shape", () => {
  expect(around([10, 10, 20, 20], 2)).toEqual([0, 10, 40, 20]);
});

test("one cannot leave the sheet, nor come too near", () => {
  expect(kept([-30, -30, 100, 100], [200, 200])).toEqual([0, 0, 100, 100]);
  expect(kept([150, 150, 100, 100], [200, 200])).toEqual([100, 100, 100, 100]);
  expect(kept([100, 100, 1, 1], [200, 200])[2]).toBe(25);
  expect(kept([0, 0, 900, 900], [200, 200])).toEqual([0, 0, 200, 200]);
});

test("a sheet smaller than the window stays in its middle", () => {
  expect(kept([500, 500, 400, 100], [200, 100])).toEqual([-100, 0, 400, 100]);
});
