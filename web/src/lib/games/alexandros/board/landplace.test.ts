import { describe, expect, test } from "vitest";
import type { Box } from "../../types";
import { landPlace } from "./landplace";

const LARGE = { box: [0, 0, 1000, 700] as Box, scale: 1 };
const PHONE = { box: [0, 0, 390, 500] as Box, scale: 1 };
const CARD: [number, number] = [236, 120];

describe("the card of a province", () => {
  test("lies right of the land where there is room", () => {
    expect(landPlace([[100, 100, 80, 60]], LARGE, CARD)).toEqual([192, 70]);
  });

  test("lies left of land at the right rim", () => {
    expect(landPlace([[900, 300, 80, 60]], LARGE, CARD)).toEqual([652, 270]);
  });

  test("lies under or over the land on a phone, and never on it", () => {
    const [x, y] = landPlace([[150, 200, 100, 80]], PHONE, CARD);
    expect([x, y]).toEqual([82, 292]);
    expect(landPlace([[150, 400, 100, 80]], PHONE, CARD)[1]).toBe(268);
  });

  test("keeps at least off what was pressed where the land is too large", () => {
    const pressed: Box = [480, 340, 40, 40];
    const [x] = landPlace([[0, 0, 1000, 700], pressed], LARGE, CARD);
    expect(x).toBe(532);
  });

  test("is as large on the screen however the board is zoomed", () => {
    const zoomed = { box: [0, 0, 1000, 700] as Box, scale: 0.5 };
    expect(landPlace([[100, 100, 80, 60]], zoomed, CARD)[0]).toBe(186);
  });
});
