import { expect, test } from "vitest";
import { extentOf } from "./extent";

test("both lines of play are in sight, with what lies around them", () => {
  const played = {
    ways: [
      [
        [100, 100],
        [200, 150],
      ] as [number, number][],
    ],
    marks: [],
  };
  const better = { ways: [], marks: ["M300 90L320 130L280 130Z"] };
  expect(extentOf([played, better])).toEqual([40, 30, 340, 180]);
});

test("where nothing is drawn, nothing must be in sight", () => {
  expect(extentOf([{ ways: [], marks: [] }])).toBeNull();
});

test("a circle is where it begins", () => {
  expect(extentOf([{ ways: [], marks: ["M10 20a5 5 0 1 0 10 0z"] }])).toEqual([-50, -40, 120, 120]);
});
