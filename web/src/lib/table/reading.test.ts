import { expect, test } from "vitest";
import { timesOf } from "./reading";

test("words that came during this visit have a time", () => {
  expect(timesOf("a", 2, 1000)).toEqual([0, 0]);
  expect(timesOf("a", 3, 2000)).toEqual([0, 0, 2000]);
  expect(timesOf("a", 3, 3000)).toEqual([0, 0, 2000]);
  expect(timesOf("b", 0, 1000)).toEqual([]);
  expect(timesOf("b", 1, 1000)).toEqual([1000]);
});
