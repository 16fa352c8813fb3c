import { describe, expect, it } from "vitest";
import type { Box } from "../../types";
import standard from "../standard.json";
import { bare, ground, layoutOf, type Asked, type Layout, type Map } from "./layout";
import { between } from "./spread";

const MAP = standard as unknown as Map;
const WINDOWS = [
  [360, 640],
  [390, 844],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
const REGIONS = [1, 2, 3, 4, 5, 6];
const SEATS = [2, 3, 4, 5];

function asked(part: Partial<Asked>): Asked {
  return { region: 1, seats: 3, window: [1440, 900], ...part };
}

describe.each(WINDOWS)("the plates at %i x %i", (width, height) => {
  it.each(REGIONS)("never touch each other or a panel, in region %i", (region) => {
    for (const seats of SEATS) {
      const found = layoutOf(MAP, asked({ region, seats, window: [width, height] }));
      const boxes = Object.values(found?.plates ?? {});
      expect(boxes.length).toBe((MAP.regions[region - 1]?.provinces.length ?? 0) + 1); // the camp
      const { room, taken } = ground([width, height]);
      boxes.forEach((box, at) => {
        for (const other of boxes.slice(at + 1)) expect(between(box, other)).toBeGreaterThan(2);
        for (const panel of taken) expect(between(box, panel)).toBeGreaterThan(-1);
        expect(isIn(box, room)).toBe(true);
      });
    }
  });
});

it.each(REGIONS)("fit on a small board of the analysis, in region %i", (region) => {
  const window: [number, number] = [366, 438];
  const found = layoutOf(MAP, asked({ region, window, isFigure: true }));
  const boxes = Object.values(found?.plates ?? {});
  boxes.forEach((box, at) => {
    for (const other of boxes.slice(at + 1)) expect(between(box, other)).toBeGreaterThan(2);
    expect(isIn(box, bare(window).room)).toBe(true);
  });
});

it.each([
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const)(
  "leave next to no bare table at %i x %i, in the first and the last region",
  (...window) => {
    const [left, , wide] = standard.inside as Box;
    for (const region of [1, 6]) {
      const { camera } = layoutOf(MAP, asked({ region, window: [...window] })) as Layout;
      expect(left - camera[0]).toBeLessThan(camera[2] * 0.05);
      expect(camera[0] + camera[2] - left - wide).toBeLessThan(camera[2] * 0.05);
    }
  },
);

it("lie below the title of a lesson on a phone", () => {
  const found = layoutOf(MAP, asked({ window: [390, 844], isLesson: true }));
  const tops = Object.values(found?.plates ?? {}).map(([, y]) => y);
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(121);
});

function isIn([x, y, wide, high]: Box, [left, top, width, height]: Box): boolean {
  const isAcross = x >= left - 1 && x + wide <= left + width + 1;
  return isAcross && y >= top - 1 && y + high <= top + height + 1;
}

it("are large where there is room, and small on a phone", () => {
  const name = (window: [number, number], region: number): string | undefined =>
    layoutOf(MAP, asked({ window, region }))?.size.name;
  expect(name([1440, 900], 2)).toBe("L");
  expect(name([390, 844], 2)).toBe("S");
});
