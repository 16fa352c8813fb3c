import { expect, test } from "vitest";
import { ends, stairs, top } from "./plot";

const story = {
  scores: [
    { ply: 0, scores: [0, 0] },
    { ply: 5, scores: [9, 0] },
    { ply: 8, scores: [9, 7] },
  ],
  turns: [0],
};
const frame = { x: (ply: number) => ply * 10, y: (score: number) => 100 - score };

test("a line is level until the score changes, and goes on to the end", () => {
  expect(stairs(story, 0, 10, frame)).toBe("M0.0 100.0H50.0V91.0H80.0V91.0H100.0");
});

test("the top is a round number that holds all scores", () => {
  expect(top(story)).toBe(12);
});

test("names beside equal ends do not stand upon another", () => {
  const [one = 0, two = 0] = ends(story, ["Ana", "Ben"], frame.y);
  expect(Math.abs(one - two)).toBeGreaterThanOrEqual(16);
});
