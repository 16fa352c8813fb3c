import { describe, expect, test } from "vitest";
import type { Box } from "../games/types";
import {
  calm,
  framed,
  kept,
  moved,
  NO_INSETS,
  scaled,
  seen,
  shifted,
  showsWell,
  whole,
  type Size,
} from "./camera";

const PANELS = { top: 100, right: 0, bottom: 200, left: 0 };

/** Return where a box lies in a window that shows another one: left, top, right, bottom. */
function inWindow(box: Box, shown: Box, width: number): number[] {
  const scale = width / shown[2];
  const [x, y] = [(box[0] - shown[0]) * scale, (box[1] - shown[1]) * scale];
  return [x, y, x + box[2] * scale, y + box[3] * scale];
}

test("what matters lies in the middle of the free window", () => {
  const focus: Box = [40, 30, 100, 100];
  const shown = framed(focus, [1000, 800], PANELS, Infinity);
  const [left = 0, top = 0, right = 0, bottom = 0] = inWindow(focus, shown, 1000);
  expect((left + right) / 2).toBeCloseTo(500);
  expect((top + bottom) / 2).toBeCloseTo(350);
  expect(top).toBeGreaterThan(100);
  expect(bottom).toBeLessThan(600);
  expect(shown[2] / shown[3]).toBeCloseTo(1000 / 800);
});

test("a small thing is not shown from too near", () => {
  const shown = framed([0, 0, 10, 10], [1000, 800], NO_INSETS, 2);
  expect(1000 / shown[2]).toBe(2);
});

test("the whole sheet fits into a window of any shape", () => {
  for (const window of [
    [360, 640],
    [2560, 1440],
  ] as const) {
    const shown = whole([200, 100], [...window], PANELS);
    const [left = 0, top = 0, right = 0, bottom = 0] = inWindow([0, 0, 200, 100], shown, window[0]);
    expect(left).toBeGreaterThan(0);
    expect(top).toBeGreaterThan(100);
    expect(right).toBeLessThan(window[0]);
    expect(bottom).toBeLessThan(window[1] - 200);
  }
});

test("the place under the pointer stays where it is while the view grows", () => {
  const box = scaled([0, 0, 100, 50], 0.5, [80, 10]);
  expect(box).toEqual([40, 5, 50, 25]);
  expect((80 - 40) / 50).toBe(80 / 100);
});

test("the middle of the view stays on the sheet, and nobody comes too near", () => {
  expect(kept([-300, -300, 100, 100], [200, 200], [100, 100])).toEqual([-50, -50, 100, 100]);
  expect(kept([250, 250, 100, 100], [200, 200], [100, 100])).toEqual([150, 150, 100, 100]);
  expect(kept([100, 100, 1, 1], [200, 200], [100, 100])[2]).toBe(20);
});

test("moving", () => {
  expect(moved([1, 2, 3, 4], 10, -2)).toEqual([11, 0, 3, 4]);
});

test("a board drawn for one box shows another, and one finds out which", () => {
  const [drawn, shown, window]: [Box, Box, Size] = [
    [10, 20, 100, 50],
    [30, 25, 50, 25],
    [400, 200],
  ];
  expect(shifted(drawn, shown, window)).toBe("matrix(2, 0, 0, 2, -160, -40)");
  const matrix = { a: 2, e: -160, f: -40 } as DOMMatrixReadOnly;
  expect(seen(drawn, matrix, window)).toEqual(shown);
});

test("the view stays as long as it shows well what matters", () => {
  const window: [number, number] = [1000, 800];
  const shows = (box: Box, focus: Box): boolean =>
    showsWell(box, focus, framed(focus, window, PANELS, 4), window, PANELS);
  const box = framed([0, 0, 200, 200], window, PANELS, 4);
  expect(shows(box, [0, 0, 200, 200])).toBe(true);
  expect(shows(box, [60, 0, 200, 200])).toBe(true); // moved a little
  expect(shows(box, [0, 60, 200, 200])).toBe(false); // under a panel
  expect(shows(box, [0, 0, 100, 100])).toBe(false); // too far away
});

describe("on a stage", () => {
  const window: Size = [1400, 800];
  const land: Box = [0, 0, 2600, 1200]; // too large to be shown whole
  const stage = { land, wishes: [], turn: 1 };
  const look = (before: Box | null, focus: Box, isNewTurn = false, wishes: Box[] = []): Box =>
    calm(before, focus, { ...stage, wishes }, isNewTurn, window, PANELS, 2);
  const first = look(null, [100, 100, 300, 200], true);
  const scale = (box: Box): number => window[0] / box[2];

  test("the camera stays as long as everything is in sight, and never comes nearer", () => {
    expect(look(first, [100, 100, 300, 200])).toBe(first);
    expect(look(first, [300, 200, 30, 30])).toBe(first);
    expect(look(first, [300, 200, 30, 30], true)).toBe(first);
  });

  test("it moves at the same scale to what is out of sight", () => {
    const moved = look(first, [2000, 400, 100, 100]);
    expect(moved).not.toEqual(first);
    expect(scale(moved)).toBeCloseTo(scale(first));
    const [left = 0, , right = 0, bottom = 0] = inWindow([2000, 400, 100, 100], moved, 1400);
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(1400);
    expect(bottom).toBeLessThan(600);
  });

  test("what needs more room is shown from farther away, until the next turn", () => {
    const far = look(first, land);
    expect(scale(far)).toBeLessThan(scale(first));
    const near: Box = [1300, 400, 100, 100];
    expect(scale(look(far, near, true))).toBeCloseTo(scale(first));
  });

  test("there is no empty space where there could be land", () => {
    const [left = 0, top = 0] = inWindow(land, look(null, [0, 0, 20, 20], true), 1400);
    expect([left, top].map(Math.round)).toEqual([0, 100]);
  });

  test("other good things are shown too, if there is room", () => {
    const focus: Box = [1000, 300, 100, 100];
    const shown = look(null, focus, true, [[700, 200, 50, 50]]);
    const [left = 0] = inWindow([700, 200, 50, 50], shown, 1400);
    expect(left).toBeGreaterThan(0);
  });

  test("land that fits into a wide window is shown whole, and never moves", () => {
    const small = { ...stage, land: [0, 0, 1500, 700] as Box };
    const shown = calm(null, [100, 100, 300, 200], small, true, window, PANELS, 2);
    const [left = 0, top = 0, right = 0, bottom = 0] = inWindow(small.land, shown, 1400);
    expect(Math.min(left, 1400 - right)).toBeGreaterThanOrEqual(0);
    expect([Math.round(top), Math.round(bottom)]).toEqual([100, 600]);
    expect(calm(shown, [1300, 400, 100, 100], small, true, window, PANELS, 2)).toBe(shown);
  });

  test("a tall window is filled from top to bottom", () => {
    const tall: Size = [390, 844];
    const shown = calm(null, [700, 300, 100, 100], stage, true, tall, PANELS, 2);
    expect(390 / shown[2]).toBeGreaterThanOrEqual(0.78);
  });
});
