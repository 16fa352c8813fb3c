import { expect, test } from "vitest";
import { isDaily, measured, restsAt } from "./clocks";

const HOUR = 3_600_000;

test.each([
  [0, 0, "minute"],
  [1, 1, "minute"],
  [54 * 60_000 + 1, 55, "minute"],
  [HOUR - 1, 1, "hour"],
  [HOUR, 1, "hour"],
  [24 * HOUR - 10_000, 1, "day"], // seconds after a clock of one day has begun
  [23 * HOUR, 23, "hour"],
  [25 * HOUR, 25, "hour"],
  [72 * HOUR - 10_000, 3, "day"],
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

test("a rest counts from its start until its end, and vacations are known ahead", () => {
  const [night, away, later] = [
    { start: 0, end: 10, is_vacation: false },
    { start: 20, end: 30, is_vacation: true },
    { start: 40, end: 50, is_vacation: true },
  ] as const;
  const rests = [night, away, later];
  expect(restsAt(rests, 9)).toEqual({ now: night, ahead: [away, later] });
  expect(restsAt(rests, 10)).toEqual({ now: undefined, ahead: [away, later] });
  expect(restsAt(rests, 20)).toEqual({ now: away, ahead: [later] });
  expect(restsAt(rests, 50)).toEqual({ now: undefined, ahead: [] });
});
