import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import chart from "./standard-1.chart.json";
import { isLand, letterAt, symbolOf } from "./drawing";
import {
  cellAt,
  cellBeyond,
  cellsBetween,
  corners,
  isUp,
  middle,
  pointAt,
  pointName,
  pointNamed,
  spaceName,
  spaceNamed,
  spotOf,
  type Spot,
} from "./grid";
import { parseDrawing } from "./text";

const FILE = "../src/satrap/games/alexandros/boards/standard-1.toml";
const standard = parseDrawing(readFileSync(FILE, "utf8"));
const points: Record<string, number[]> = chart.points;
const spaces: Record<string, { at: number[]; corners: string[]; symbol: string }> = chart.spaces;

/** The server's sheet begins elsewhere: the start shows by how much. */
const shift = [0, 1].map(
  (at) => (points[chart.start]?.[at] ?? 0) - (spotOf(pointNamed(chart.start) ?? corner())[at] ?? 0),
);

function corner(): never {
  throw new Error("no such point");
}

function onSheet(spot: Spot): number[] {
  return spot.map((value, at) => value + (shift[at] ?? 0));
}

function expectNear(spot: Spot, wanted: readonly number[] | undefined): void {
  onSheet(spot).forEach((value, at) => expect(value).toBeCloseTo(wanted?.[at] ?? NaN, 0));
}

describe("the grid and the server's chart of the standard board", () => {
  it("agree on where the points are", () => {
    for (const [name, place] of Object.entries(points)) {
      const point = pointNamed(name) ?? corner();
      expect(pointName(point)).toBe(name);
      expectNear(spotOf(point), place);
    }
  });

  it("agree on spaces, their corners and their middles", () => {
    for (const [name, space] of Object.entries(spaces)) {
      const cell = spaceNamed(name) ?? corner();
      expect(spaceName(cell)).toBe(name);
      expect(corners(cell).map(pointName)).toEqual(space.corners);
      expectNear(middle(cell), space.at);
    }
  });

  it("agree on what every letter of the text stands for", () => {
    expect(standard).not.toBeNull();
    if (!standard) return;
    for (const [name, space] of Object.entries(spaces)) {
      const letter = letterAt(standard, spaceNamed(name) ?? corner());
      expect(isLand(letter)).toBe(true);
      expect(symbolOf(letter) ?? "").toBe(space.symbol);
    }
  });
});

describe("the grid", () => {
  const cells = [-3, -2, 0, 1, 4].flatMap((row) =>
    [-4, -1, 0, 3, 8].map((column) => ({ row, column })),
  );

  it("finds a cell and a point where they lie, also in the north-west of its beginning", () => {
    for (const cell of cells) {
      expect(cellAt(middle(cell))).toEqual(cell);
      for (const point of corners(cell)) expect(pointAt(spotOf(point))).toEqual(point);
    }
  });

  it("has a tip above when the difference of row and column is even", () => {
    expect(isUp({ row: 0, column: 0 })).toBe(true);
    expect(isUp({ row: -1, column: 0 })).toBe(false);
    expect(isUp({ row: -1, column: -3 })).toBe(true);
  });

  it("leaves no gap in a quick stroke", () => {
    const line = cellsBetween(middle({ row: 2, column: 1 }), middle({ row: 2, column: 9 }));
    expect(line.map((cell) => cell.column)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("is walked with arrow keys, and with no others", () => {
    expect(cellBeyond({ row: 2, column: 2 }, "ArrowUp")).toEqual({ row: 1, column: 2 });
    expect(cellBeyond({ row: 2, column: 2 }, "x")).toBeNull();
  });

  it("knows no point or space of another form", () => {
    expect([pointNamed("c"), pointNamed("7c"), spaceNamed("c7"), spaceNamed("")]).toEqual(
      Array(4).fill(null),
    );
  });
});
