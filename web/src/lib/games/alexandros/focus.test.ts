import { describe, expect, test } from "vitest";
import { CHART, sceneOf, viewOf } from "./fixture";
import { focus } from "./focus";
import type { Chart } from "./types";

/** A separate board for each test, ten times as large. */
function board(): Chart {
  const far = ([x, y]: [number, number]): [number, number] => [x * 10, y * 10];
  const points = Object.entries(CHART.points).map(([name, at]) => [name, far(at)]);
  return { ...CHART, size: [1600, 1400], points: Object.fromEntries(points) as Chart["points"] };
}

describe("where a small screen looks", () => {
  test("the board stays where it is while all that matters is in sight", () => {
    const chart = board();
    const before = focus(sceneOf(viewOf({ alexander: "b2" }), { chart }), true);
    chart.points = { ...chart.points, c1: nearby(chart, "b2", 150) };
    const after = focus(sceneOf(viewOf({ alexander: "c1" }), { chart }), true);
    expect(after).toBe(before);
  });

  test("it follows what has gone out of sight", () => {
    const chart = board();
    const before = focus(sceneOf(viewOf({ alexander: "a1" }), { chart }), true);
    const after = focus(sceneOf(viewOf({ alexander: "b3" }), { chart }), true);
    expect(after).not.toEqual(before);
  });

  test("a view that had to be wide is left again", () => {
    const chart = board();
    const legal = ["point b1", "point b3"];
    const wide = focus(sceneOf(viewOf({ alexander: "b2" }), { chart, legal }), true);
    const near = focus(sceneOf(viewOf({ alexander: "b2" }), { chart }), true);
    expect(wide?.[2]).toBeGreaterThan(near?.[2] ?? Infinity);
  });
});

function nearby(chart: Chart, point: string, far: number): [number, number] {
  const [x, y] = chart.points[point] ?? [0, 0];
  return [x + far, y];
}
