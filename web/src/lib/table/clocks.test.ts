import { expect, test } from "vitest";
import { isDaily, measured } from "./clocks";

const HOUR = 3_600_000;

test.each([
  [0, 0, "minute"],
  [1, 1, "minute"],
  [HOUR - 1, 60, "minute"],
  [HOUR, 1, "hour"],
  [24 * HOUR, 1, "day"],
  [30 * HOUR, 30, "hour"],
  [48 * HOUR, 2, "day"],
  [71 * HOUR, 2, "day"],
])("%d milliseconds are %d %s", (ms, value, unit) => {
  expect(measured(ms)).toEqual({ value, unit });
});

test("a clock with time for each move is by correspondence", () => {
  expect(isDaily(null)).toBe(false);
  expect(isDaily({ main: 900, increment: 10 })).toBe(false);
  expect(isDaily({ main: 0, per_turn: 86_400 })).toBe(true);
});
