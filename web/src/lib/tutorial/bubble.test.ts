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
  expect(placed(null, [], SIZE, ROOM)).toMatchObject({ x: 1008, y: 265, side: null });
  const { x, y } = placed([30, 95, 10, 10], [], SIZE, ROOM);
  expect([x >= 20, y >= 90]).toEqual([true, true]);
});

test("it leaves free what it need not cover, as the hand or a button beside its own", () => {
  const end: Box = [1244, 824, 176, 56];
  const undo: Box = [1100, 824, 132, 56];
  const free: Box = [20, 84, 1400, 796];
  expect(placed(end, [end], SIZE, free)).toMatchObject({ side: "left" });
  expect(placed(end, [end], SIZE, free, [undo])).toMatchObject({ side: "above", y: 538 });
});

test("its tip is at the middle of its place, also where the room pushed it aside", () => {
  const end: Box = [1244, 824, 176, 56];
  const { x, tip } = placed(end, [end], SIZE, [20, 84, 1400, 796], [[1100, 824, 132, 56]]);
  expect(x + tip).toBe(1244 + 88);
  const { y, tip: beside } = placed([400, 100, 100, 20], [], SIZE, ROOM);
  expect(y + beside).toBe(y + 30); // not beyond its own corner
});

test("it rather stays on the side where it was", () => {
  const place: Box = [600, 400, 100, 100];
  expect(placed(place, [place], SIZE, ROOM).side).toBe("right");
  expect(placed(place, [place], SIZE, ROOM, [], "left").side).toBe("left");
  const pressed: Box = [400, 420, 60, 60]; // on its left
  expect(placed(place, [place, pressed], SIZE, ROOM, [], "left").side).toBe("right");
});

test("it rather covers a small piece than go far away from its place", () => {
  const place: Box = [100, 600, 60, 80];
  const piece: Box = [60, 300, 80, 80];
  const wall: Box[] = [[200, 90, 300, 700]]; // on its right
  expect(placed(place, [place, ...wall], [160, 260], ROOM, [piece]).side).toBe("above");
});
