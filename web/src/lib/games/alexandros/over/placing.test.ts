import { describe, expect, test } from "vitest";
import type { Box } from "../../types";
import { streams } from "./coins";
import { placed } from "./placing";

const ROOM: Box = [0, 100, 1000, 500];

describe("a bubble", () => {
  test("lies to the right of its subject if there is room", () => {
    expect(placed([400, 300, 100, 100], [200, 100], ROOM)).toEqual({
      at: [516, 300],
      side: "right",
    });
  });

  test("goes elsewhere rather than over its subject", () => {
    expect(placed([850, 300, 100, 100], [200, 100], ROOM).side).toBe("left");
  });

  test("covers no other target if it can avoid it", () => {
    expect(placed([400, 300, 100, 100], [200, 100], ROOM, { targets: [[600, 350]] }).side).toBe(
      "left",
    );
  });

  test("covers one target rather than half of its subject", () => {
    const found = placed([700, 300, 280, 100], [200, 100], ROOM, {
      targets: [[600, 350]],
      sides: ["right", "left"],
    });
    expect(found.side).toBe("left");
  });

  test("of a subject from edge to edge, it finds the corner that is free", () => {
    const own: [number, number][] = [
      [50, 150],
      [50, 250],
      [500, 150],
      [500, 350],
      [500, 550],
      [950, 350],
    ];
    const { at } = placed([20, 110, 960, 480], [400, 300], ROOM, { own });
    expect(own.some(([x, y]) => x > at[0] && x < at[0] + 400 && y > at[1] && y < at[1] + 300)).toBe(
      false,
    );
  });

  test("never leaves the free window", () => {
    const { at } = placed([400, 110, 100, 20], [200, 300], ROOM);
    expect(at[1]).toBeGreaterThanOrEqual(100);
  });
});

test("silver flies only from provinces that pay, one stream after the other", () => {
  const incomes = [
    { seat: 0, province: "a", points: 3 },
    { seat: 1, province: "b", points: 0 },
    { seat: 1, province: "c", points: 2 },
    { seat: 2, province: "d", points: 2 },
  ];
  const found = streams(
    incomes,
    () => [0, 0],
    (seat) => (seat < 2 ? [9, 9] : null),
  );
  expect(found.map(({ province, delay }) => [province, delay])).toEqual([
    ["a", 0],
    ["c", 120],
  ]);
});
