import { describe, expect, test } from "vitest";
import type { Box } from "../games/types";
import { beside } from "./beside";

const LARGE = { box: [0, 0, 1000, 700] as Box, scale: 1 };
const PHONE = { box: [0, 0, 390, 500] as Box, scale: 1 };
const CARD: [number, number] = [236, 120];

describe("the card of a place", () => {
  test("lies right of it where there is room", () => {
    expect(beside([[100, 100, 80, 60]], LARGE, CARD)).toEqual([192, 70]);
  });

  test("lies left at the right rim", () => {
    expect(beside([[900, 300, 80, 60]], LARGE, CARD)).toEqual([652, 270]);
  });

  test("lies under or over it on a phone, and never on it", () => {
    const [x, y] = beside([[150, 200, 100, 80]], PHONE, CARD);
    expect([x, y]).toEqual([82, 292]);
    expect(beside([[150, 400, 100, 80]], PHONE, CARD)[1]).toBe(268);
  });

  test("keeps at least off what was pressed where the place is too large", () => {
    const pressed: Box = [480, 340, 40, 40];
    const [x] = beside([[0, 0, 1000, 700], pressed], LARGE, CARD);
    expect(x).toBe(532);
  });

  test("is as large on the screen however the board is zoomed", () => {
    const zoomed = { box: [0, 0, 1000, 700] as Box, scale: 0.5 };
    expect(beside([[100, 100, 80, 60]], zoomed, CARD)[0]).toBe(186);
  });
});
