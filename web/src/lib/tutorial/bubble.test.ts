import { expect, test } from "vitest";
import type { Box } from "../games/types";
import { placed } from "./bubble";

const ROOM: Box = [20, 90, 1400, 700];
const SIZE: [number, number] = [412, 260];

test("a bubble goes to the right of its place, else to the left, below or above", () => {
  const wide: Box = [400, 400, 100, 100];
  expect(placed(wide, [wide], SIZE, ROOM)).toMatchObject({ x: 526, side: "right" });
  const right: Box = [1200, 400, 100, 100];
  expect(placed(right, [right], SIZE, ROOM)).toMatchObject({ x: 762, side: "left" });
  const broad: Box = [100, 200, 1250, 100];
  expect(placed(broad, [broad], SIZE, ROOM)).toMatchObject({ y: 326, side: "below" });
  const low: Box = [100, 600, 1250, 100];
  expect(placed(low, [low], SIZE, ROOM)).toMatchObject({ y: 314, side: "above" });
});

test("it covers nothing that must be pressed", () => {
  const place: Box = [400, 400, 100, 100];
  const pressed: Box = [600, 420, 60, 60]; // on its right
  expect(placed(place, [place, pressed], SIZE, ROOM).side).not.toBe("right");
});

test("it stays in the room, and points nowhere if it is about nothing", () => {
  expect(placed(null, [], SIZE, ROOM)).toEqual({ x: 1008, y: 265, side: null });
  const { x, y } = placed([30, 95, 10, 10], [], SIZE, ROOM);
  expect([x >= 20, y >= 90]).toEqual([true, true]);
});
