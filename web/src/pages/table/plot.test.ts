import { expect, test } from "vitest";
import { ends, evenly, marked, scored, short, stairs, top, valueAt } from "./plot";

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

test("names beside low ends stay above the axis", () => {
  const none = [{ ply: 0, values: [0, 0, 0] }];
  expect(Math.max(...ends(none, ["Ana", "Ben", "Cleo"], frame.y))).toBe(100);
});

test("every turn has the same room on the time axis", () => {
  const axis = evenly(
    [
      { ply: 2, label: "1" },
      { ply: 10, label: "2" },
    ],
    20,
  );
  expect([0, 1, 2, 6, 10, 20].map((ply) => Math.round(axis.part(ply) * 12))).toEqual([
    0, 2, 4, 6, 8, 12,
  ]);
  expect([-1, 0, 1 / 6, 1 / 3, 0.5, 1, 2].map(axis.ply)).toEqual([0, 0, 1, 2, 6, 20, 20]);
  expect(evenly([], 0).part(0)).toBe(0);
});

test("marks of a time axis are evenly spaced and never touch", () => {
  const ticks = Array.from({ length: 12 }, (_, at) => ({ ply: at + 1, label: String(at + 1) }));
  const shown = (step: number): string[] =>
    marked(ticks, (ply) => ply * step).flatMap(({ lines }) => lines);
  expect(shown(100)).toHaveLength(12);
  expect(shown(11)).toEqual(["2", "4", "6", "8", "10", "12"]);
  expect(shown(5)).toEqual(["5", "10"]);
});

test("regions have their names in two lines, or else their numbers", () => {
  const ticks = [
    { ply: 0, label: "Mesopotamia and Persia", isSpan: true },
    { ply: 1, label: "India", isSpan: true },
  ];
  const shown = (step: number): string[][] =>
    marked(ticks, (ply) => ply * step).map(({ lines }) => lines);
  expect(shown(120)).toEqual([["Mesopotamia", "and Persia"], ["India"]]);
  expect(shown(40)).toEqual([["1"], ["2"]]);
});
