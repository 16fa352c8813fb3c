import { describe, expect, it } from "vitest";
import { HIGH, WIDE, begun, levels, path, placed, range } from "./curve";

const POINTS = [
  { rating: 1500, margin: 600 },
  { rating: 1620, margin: 300 },
  { rating: 1580, margin: 120 },
];

describe("a curve", () => {
  it("shows every rating, the higher the further up", () => {
    const dots = placed(POINTS, range(POINTS));
    expect(dots.map(({ x }) => x)).toEqual(dots.map(({ x }) => x).toSorted((a, b) => a - b));
    const [first, top, last] = dots;
    expect(top && last && first && top.y < last.y && last.y < first.y).toBe(true);
    for (const { x, y, above, below } of dots) {
      expect(x).toBeLessThanOrEqual(WIDE);
      expect(above).toBeGreaterThanOrEqual(0);
      expect(below).toBeLessThanOrEqual(HIGH);
      expect(above <= y && y <= below).toBe(true);
    }
  });

  it("has between two and five lines across, at round numbers", () => {
    for (const spread of [0, 40, 300, 1500]) {
      const points = [POINTS[2], { rating: 1580 + spread, margin: 60 }].flatMap(
        (each) => each ?? [],
      );
      const found = levels(range(points));
      expect(found.length).toBeGreaterThanOrEqual(2);
      expect(found.length).toBeLessThanOrEqual(5);
      expect(found.every(({ value }) => value % 50 === 0)).toBe(true);
    }
  });

  it("keeps the numbers of its lines inside the picture", () => {
    for (const { y, base } of levels({ low: 1400, high: 1600 })) {
      expect(base - 12).toBeGreaterThanOrEqual(0); // 12: how high they are
      expect(base).toBeLessThanOrEqual(HIGH);
      expect(base).toBeLessThan(y); // all of them above
    }
  });

  it("is a line through every point, and a closed band around it", () => {
    const dots = placed(POINTS, range(POINTS));
    expect(path(dots, "line").split("L")).toHaveLength(3);
    expect(path(dots, "band")).toMatch(/Z$/);
  });

  it("begins before the first match, so that one match makes a line", () => {
    const one = begun([{ rating: 1383, margin: 660, change: -117 }]);
    expect(one.map(({ rating }) => rating)).toEqual([1500, 1383]);
    expect(path(placed(one, range(one)), "line").split("L")).toHaveLength(2);
    expect(begun([])).toEqual([]);
  });
});
