import { describe, expect, test } from "vitest";
import { CHART } from "./fixture";
import { isUntaxed, landCalled } from "./saying";
import type { Chart } from "./types";

const LAND = { province: "a1d", spaces: ["b2d", "a2u", "a1d"], value: 2, owner: -1 };
const EAST = { ...LAND, tax: 2, is_open: false };

function named(names: Record<string, string>): Chart {
  const spaces = Object.entries(CHART.spaces).map(([space, rest]) => {
    const place = names[space] ?? "Susa";
    return [space, { ...rest, place, side: names[space] ? "" : "north" }];
  });
  return { ...CHART, spaces: Object.fromEntries(spaces) as Chart["spaces"] };
}

describe("what a province is called", () => {
  test("the first name in it, in the order of the board", () => {
    expect(landCalled(named({ b2d: "Tyana", a2u: "Sardis" }), EAST)).toBe("Sardis");
  });

  test("its first space on a board without names", () => {
    expect(landCalled(CHART, EAST)).toBe("a1d");
  });
});

describe("a province that brings no tax", () => {
  test("is one that a levy would leave out", () => {
    expect(isUntaxed({ ...EAST, owner: 1, tax: 0 })).toBe(true);
    expect(isUntaxed({ ...EAST, owner: 1, tax: 2 })).toBe(false);
  });

  test("is none that is free, or is worth nothing", () => {
    expect(isUntaxed({ ...EAST, tax: 0 })).toBe(false);
    expect(isUntaxed({ ...EAST, owner: 1, value: 0, tax: 0 })).toBe(false);
  });
});
