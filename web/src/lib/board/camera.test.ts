import { expect, test } from "vitest";
import type { Box } from "../games/types";
import { around, between, isInSight, kept, moved, scaled, whole } from "./camera";

test("the whole sheet is in sight in a window of any shape", () => {
  expect(whole([200, 100], 1)).toEqual([0, -50, 200, 200]);
  expect(whole([200, 100], 4)).toEqual([-100, 0, 400, 100]);
  expect(around([10, 10, 20, 20], 2)).toEqual([0, 10, 40, 20]);
});

test("the place under the pointer stays where it is while the view grows", () => {
  const box = scaled([0, 0, 100, 50], 0.5, [80, 10]);
  expect(box).toEqual([40, 5, 50, 25]);
  expect((80 - 40) / 50).toBe(80 / 100);
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

test("moving and gliding", () => {
  expect(moved([1, 2, 3, 4], 10, -2)).toEqual([11, 0, 3, 4]);
  expect(between([0, 0, 10, 10], [10, 20, 30, 40], 0.5)).toEqual([5, 10, 20, 25]);
});

test("the view stays where what matters next is in sight, or nearly", () => {
  const [box, before]: [Box, Box] = [
    [0, 0, 112, 112],
    [6, 6, 100, 100],
  ];
  expect(isInSight([18, 6, 100, 100], box, before)).toBe(true);
  expect(isInSight([24, 6, 100, 100], box, before)).toBe(false);
  expect(isInSight([6, -8, 100, 100], box, before)).toBe(true);
  expect(isInSight([6, -12, 100, 100], box, before)).toBe(false);
});

test("what has grown is shown as a whole, what has shrunk from near by", () => {
  const [box, before]: [Box, Box] = [
    [0, 0, 112, 112],
    [6, 6, 100, 100],
  ];
  expect(isInSight([6, 6, 108, 100], box, before)).toBe(false);
  expect(isInSight([6, 6, 90, 90], box, before)).toBe(true);
  expect(isInSight([6, 6, 70, 70], box, before)).toBe(false);
});
