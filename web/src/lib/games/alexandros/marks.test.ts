import { describe, expect, test } from "vitest";
import { CHART, divided, viewOf } from "./fixture";
import { at } from "./geometry";
import {
  guardBehind,
  hidesShield,
  isBare,
  isClear,
  landLabels,
  legible,
  markOf,
  marksOf,
  obstacles,
  wallSpots,
  wordsBox,
} from "./marks";
import type { Shown } from "./changes";
import { shownAfter } from "./shown";
import type { Province } from "./types";

const shown = shownAfter(divided(), CHART, []);

describe("shields", () => {
  test("undivided land has none, and neither has open land", () => {
    expect(marksOf(CHART, shownAfter(viewOf(), CHART, []))).toEqual([]);
    const parts = divided().provinces.map((part) => ({ ...part, is_open: true }));
    expect(marksOf(CHART, shownAfter(divided({ provinces: parts }), CHART, []))).toEqual([]);
  });

  test("a shield lies on open ground, never on a symbol or a guard", () => {
    const [west, east] = marksOf(CHART, shown);
    expect(west?.at).toEqual(CHART.spaces["b2u"]?.at);
    expect([CHART.spaces["a1d"]?.at, CHART.spaces["a2u"]?.at]).toContainEqual(east?.at);
  });

  test("where no ground is open, it lies between two spaces", () => {
    const part = { ...divided().provinces[0], spaces: ["a1u", "b1d"] } as ReturnType<
      typeof divided
    >["provinces"][number];
    expect(markOf(CHART, part, new Set()).at).toEqual([40, 70]);
  });
});

describe("a small province", () => {
  function heldBy(guard: string, spaces: string[], value: number): Shown {
    const [west, east] = divided().provinces;
    const small = { ...east, spaces, value, owner: 0 } as Province;
    return { ...shown, guards: [[guard]], provinces: [small, west as Province] };
  }

  test("that is worth nothing has a small shield without a number, beside its guard", () => {
    const [mark] = legible(CHART, heldBy("b2d", ["b2d"], 0), 0.4);
    expect(mark && isBare(mark.part)).toBe(true);
    expect(mark?.scale).toBeLessThan(0.5);
    expect(mark?.at[0]).toBeLessThan((CHART.spaces["b2d"]?.at[0] ?? 0) - 16);
  });

  test("has a shield that makes way for the guard below it", () => {
    const table = heldBy("b2d", ["a2u", "b2d"], 1);
    const [before, after] = [marksOf(CHART, table)[0], legible(CHART, table, 0.8)[0]];
    expect(after?.at[1]).toBeLessThan(before?.at[1] ?? 0);
  });
});

test("a guard that Alexander stands right before steps aside, and no other", () => {
  const [guard, other] = ["b1d", "a2u"];
  const below = CHART.spaces[guard]?.corners.toSorted(
    (one, next) => at(CHART, next)[1] - at(CHART, one)[1],
  )[0];
  const behind = (...guards: string[]): string =>
    guardBehind(CHART, { ...shown, guards: [guards], alexander: below ?? "" });
  expect(behind(other, guard)).toBe(guard);
  expect(behind(other)).toBe("");
});

test("Alexander is not sheer before a guard", () => {
  const bare = { ...shown, provinces: [] };
  const points = Object.keys(CHART.points);
  expect(points.some((alexander) => hidesShield(CHART, { ...bare, alexander }))).toBe(false);
});

describe("names", () => {
  test("a shield that is enlarged on a small screen pushes its name away", () => {
    const marks = legible(CHART, shown, 0.4);
    expect(marks.every(({ scale }) => scale === 1.4)).toBe(true);
    const labels = landLabels(CHART, shown, marks, 2, () => "Tyre");
    expect(labels).not.toEqual([]);
    for (const { at, key } of labels) {
      const [x = 0, y = 0] = marks.find(({ part }) => part.province === key)?.at ?? [];
      expect(Math.max(Math.abs(at[0] - x), Math.abs(at[1] - y))).toBeGreaterThan(20 * 1.4);
    }
  });

  test("a name that would touch a symbol, a piece or a wall is left out", () => {
    const marks = marksOf(CHART, shown);
    const boxes = obstacles(CHART, shown, marks);
    const walls = wallSpots(CHART, shown);
    for (const { at, words } of landLabels(CHART, shown, marks, 6, () => "Tyre")) {
      expect(isClear(wordsBox(at, words, 6), boxes, walls)).toBe(true);
    }
    expect(isClear(wordsBox([80, 70], "Tyre", 6), boxes, walls)).toBe(false); // on walls
  });
});
