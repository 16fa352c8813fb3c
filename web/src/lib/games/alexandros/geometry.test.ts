import { describe, expect, test } from "vitest";
import { CHART, DIVIDING, EAST, WEST } from "./fixture";
import {
  landAround,
  markPlace,
  namePlace,
  outline,
  sideBetween,
  sidesOf,
  triangle,
} from "./geometry";

describe("sides", () => {
  test("have one name, whichever way they are walked", () => {
    expect(sideBetween(CHART, "a1", "b2")).toBe("a1-b2");
    expect(sideBetween(CHART, "b2", "a1")).toBe("a1-b2");
  });

  test("of a path follow it", () => {
    expect(sidesOf(CHART, ["a1", "b2", "c2"])).toEqual(["a1-b2", "b2-c2"]);
    expect(sidesOf(CHART, ["a1"])).toEqual([]);
  });
});

describe("land", () => {
  test("reaches as far as walls let it", () => {
    const all = landAround(CHART, new Set(), "a1u");
    expect(all.sort()).toEqual([...WEST, ...EAST].sort());
    expect(landAround(CHART, new Set(DIVIDING), "a1u").sort()).toEqual([...WEST].sort());
    expect(landAround(CHART, new Set(DIVIDING), "b2d").sort()).toEqual([...EAST].sort());
  });

  test("has an outline along its coast and its walls", () => {
    const corners = (outline(CHART, WEST).match(/[ML]/g) ?? []).length;
    expect(corners).toBe(5); // a1, b2, c2, c1, b1
    expect(outline(CHART, WEST).match(/Z/g)).toHaveLength(1);
  });

  test("in two pieces has an outline round both, and no land has none", () => {
    expect(outline(CHART, ["a1u", "b2d"]).match(/Z/g)?.length).toBeGreaterThan(0);
    expect(outline(CHART, ["a1u"])).not.toBe(outline(CHART, ["a1u", "b2d"]));
    expect(outline(CHART, [])).toBe("");
  });
});

describe("a mark", () => {
  test("lies on open land near the middle", () => {
    expect(markPlace(CHART, WEST, new Set())).toEqual(CHART.spaces["b2u"]?.at);
  });

  test("keeps away from guards, and lies beside one where there is no other place", () => {
    const [x, y] = CHART.spaces["a1u"]?.at ?? [0, 0];
    const [left, top] = markPlace(CHART, ["a1u"], new Set(["a1u"]));
    expect(left).toBeLessThan(x);
    expect(top).toBeLessThan(y);
    expect(markPlace(CHART, ["a1u", "b1d"], new Set(["a1u"]))).toEqual(CHART.spaces["b1d"]?.at);
  });
});

test("a triangle shrinks towards its middle", () => {
  expect(triangle(CHART, "a1d")).toBe("M40 0L120 0L80 70Z");
  expect(triangle(CHART, "nowhere")).toBe("");
});

test("the name of the start stands higher than others, above its ring", () => {
  const [x, y] = CHART.points[CHART.start] ?? [0, 0];
  expect(namePlace(CHART, CHART.start)).toEqual([x, y - 13]);
  const other = Object.keys(CHART.points).find((point) => point !== CHART.start) ?? "";
  expect(namePlace(CHART, other)[1]).toBe((CHART.points[other]?.[1] ?? 0) - 4.5);
});
