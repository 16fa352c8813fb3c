import { describe, expect, it } from "vitest";
import type { Scene } from "../games/types";
import { around, circle, narrowed, spots } from "./narrowed";
import type { Tutorial } from "./types";

const scene = {
  legal: ["march lyre", "march horse", "pass"],
  labels: [{ key: "lyre" }, { key: "horse" }, { key: "pass" }],
} as unknown as Scene;

describe("the scene of a lesson", () => {
  it("keeps only what is wanted, each with its label", () => {
    const { legal, labels } = narrowed(scene, ["pass", "march lyre"]);
    expect(legal).toEqual(["march lyre", "pass"]);
    expect(labels).toEqual([{ key: "lyre" }, { key: "pass" }]);
  });

  it("offers nothing while one reads", () => {
    expect(narrowed(scene, []).legal).toEqual([]);
  });
});

describe("what a sentence speaks of", () => {
  const tutorial = {
    spot: (_: unknown, name: string) => (name === "b2" ? circle([10, 20], 5) : null),
  } as unknown as Tutorial;

  it("is found on the sheet, or left to the panels beside it", () => {
    expect(spots(tutorial, {}, ["tray", "b2"]).map((spot) => spot.box)).toEqual([[5, 15, 10, 10]]);
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
