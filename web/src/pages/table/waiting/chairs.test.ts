import { expect, test } from "vitest";
import { standOf } from "./chairs";

test("my chair is at the near side, and the others follow clockwise", () => {
  const sides = [0, 1, 2, 3].map((seat) => standOf(seat, 4, 2).side);
  expect(sides).toEqual(["far", "right", "near", "left"]);
});

test("two sit opposite each other, and of five two sit at the far side", () => {
  expect([0, 1].map((seat) => standOf(seat, 2, 0).side)).toEqual(["near", "far"]);
  const far = [0, 1, 2, 3, 4].filter((seat) => standOf(seat, 5, 0).side === "far");
  expect(far).toEqual([2, 3]);
});
