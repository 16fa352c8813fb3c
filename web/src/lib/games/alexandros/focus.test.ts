import { describe, expect, test } from "vitest";
import type { Box } from "../types";
import { CHART, divided, sceneOf, viewOf } from "./fixture";
import { focus } from "./focus";
import type { Chart, March, Spot } from "./types";

/** The board of the tests, ten times as large. */
function board(): Chart {
  const far = ([x, y]: Spot): Spot => [x * 10, y * 10];
  const points = Object.entries(CHART.points).map(([name, at]) => [name, far(at)]);
  const spaces = Object.entries(CHART.spaces).map(([name, each]) => [
    name,
    { ...each, at: far(each.at) },
  ]);
  return {
    ...CHART,
    size: [1600, 1400],
    points: Object.fromEntries(points) as Chart["points"],
    spaces: Object.fromEntries(spaces) as Chart["spaces"],
  };
}

function shows(box: Box | null, [x, y]: Spot): boolean {
  const [left, top, wide, high] = box ?? [0, 0, 0, 0];
  return x >= left && x <= left + wide && y >= top && y <= top + high;
}

describe("what the camera shows", () => {
  const chart = board();

  test("Alexander, wherever he stands", () => {
    for (const alexander of ["a1", "b3"]) {
      const spot = chart.points[alexander] ?? [0, 0];
      expect(shows(focus(sceneOf(viewOf({ alexander }), { chart })), spot)).toBe(true);
    }
  });

  test("every corner that he can march to", () => {
    const march: March = {
      source: "march lyre",
      space: "b1d",
      point: "c1",
      walls: 1,
      ways: 1,
      plays: ["march lyre", "point c1"],
    };
    const view = viewOf({ alexander: "a2", marches: [march] });
    const box = focus(sceneOf(view, { chart, legal: ["march lyre"] }));
    expect(shows(box, chart.points["c1"] ?? [0, 0])).toBe(true);
    expect(shows(focus(sceneOf(view, { chart })), chart.points["c1"] ?? [0, 0])).toBe(false);
  });

  test("all of a province that can be claimed", () => {
    const box = focus(sceneOf(divided({ alexander: "b3" }), { chart, legal: ["occupy a1u"] }));
    expect(shows(box, chart.points["b1"] ?? [0, 0])).toBe(true);
  });

  test("nothing farther than what matters needs", () => {
    const legal = ["point b1", "point b3"];
    const wide = focus(sceneOf(viewOf({ alexander: "b2" }), { chart, legal }));
    const near = focus(sceneOf(viewOf({ alexander: "b2" }), { chart }));
    expect(wide?.[2]).toBeGreaterThan(near?.[2] ?? Infinity);
  });
});
