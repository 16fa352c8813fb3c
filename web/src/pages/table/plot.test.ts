import { expect, test } from "vitest";
import { apart, ends, scored, short, slopes, stairs, top, valueAt } from "./plot";

const moments = scored({
  scores: [
    { ply: 0, scores: [0, 0] },
    { ply: 5, scores: [9, 0] },
    { ply: 8, scores: [9, 7] },
  ],
  turns: [0],
});
const frame = { x: (ply: number) => ply * 10, y: (value: number) => 100 - value };

test("a line is level until the score changes, and goes on to the end", () => {
  expect(stairs(moments, 0, 10, frame)).toBe("M0.0 100.0H50.0V91.0H80.0V91.0H100.0");
});

test("a line of chances goes straight from one moment to the next", () => {
  expect(slopes(moments, 1, frame)).toBe("M0.0 100.0L50.0 100.0L80.0 93.0");
});

test("between two moments the one before counts", () => {
  expect(valueAt(moments, 0, 7)).toBe(9);
  expect(valueAt(moments, 1, 8)).toBe(7);
  expect(valueAt([], 0, 3)).toBeNull();
});

test("the top is a round number that holds all scores", () => {
  expect(top(moments)).toBe(12);
});

test("names beside equal ends do not stand upon another", () => {
  const [one = 0, two = 0] = ends(moments, ["Ana", "Ben"], frame.y);
  expect(Math.abs(one - two)).toBeGreaterThanOrEqual(16);
});

test("a long name is cut where the room ends", () => {
  expect(short("Alexandros")).toBe("Alexandros");
  expect(short("Alexander the Great")).toBe("Alexander …");
});

test("marks of a time axis never touch", () => {
  const ticks = [1, 2, 3, 4].map((ply) => ({ ply, label: String(ply) }));
  const shown = (step: number): string[] =>
    apart(ticks, (ply) => ply * step).map(({ label }) => label);
  expect(shown(100)).toEqual(["1", "2", "3", "4"]);
  expect(shown(15)).toEqual(["1", "3"]);
  expect(shown(1)).toEqual(["1"]);
});
