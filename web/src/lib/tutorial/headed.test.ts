import { expect, test } from "vitest";
import { headed } from "./headed";

test("the first sentence is the heading", () => {
  expect(headed("A turn begins with a march. Two cards lie face up.")).toEqual([
    "A turn begins with a march.",
    "Two cards lie face up.",
  ]);
  expect(headed("One sentence. Another one. A third.")[0]).toBe("One sentence.");
  expect(headed("C’est à vous ! Prenez la lyre.")).toEqual(["C’est à vous !", "Prenez la lyre."]);
});

test("a single sentence has no rest", () => {
  expect(headed("Choose “End march”.")).toEqual(["Choose “End march”.", ""]);
});

test("a number is not parted from what it counts", () => {
  expect(headed("You have 72 points, Roxane 80.")[0]).toBe(
    "You have 72\u00a0points, Roxane\u00a080.",
  );
});
