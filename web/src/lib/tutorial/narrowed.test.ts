import { describe, expect, it } from "vitest";
import type { Scene } from "../games/types";
import { CHART } from "../games/alexandros/fixture";
import { around, circle, namesIn, narrowed, spots } from "./narrowed";
import type { Tutorial } from "./types";

const scene = {
  legal: ["first", "second", "third"],
  labels: [{ key: "one" }, { key: "two" }, { key: "rest" }],
} as unknown as Scene;

describe("the scene of a lesson", () => {
  it("keeps only what is wanted, each with its label", () => {
    const { legal, labels } = narrowed(scene, ["third", "first"]);
    expect(legal).toEqual(["first", "third"]);
    expect(labels).toEqual([{ key: "one" }, { key: "rest" }]);
  });

  it("offers nothing while one reads", () => {
    expect(narrowed(scene, []).legal).toEqual([]);
  });
});

it("finds the names in whole gestures, each once", () => {
  expect(namesIn(["walk north;corner e3", "corner e3"])).toEqual(["walk", "north", "corner", "e3"]);
});

describe("what a sentence speaks of", () => {
  const tutorial: Pick<Tutorial, "spot"> = {
    spot: (_, name) => (name === "here" ? circle([10, 20], 5) : null),
  };

  it("is found on the sheet, or left to the panels beside it", () => {
    expect(spots(tutorial, CHART, ["tray", "here", "here"]).map((spot) => spot.box)).toEqual([
      [5, 15, 10, 10],
    ]);
  });

  it("is looked at as a whole", () => {
    expect(around([])).toBeNull();
    expect(
      around([
        [0, 0, 10, 10],
        [5, 20, 10, 10],
      ]),
    ).toEqual([0, 0, 15, 30]);
  });
});
