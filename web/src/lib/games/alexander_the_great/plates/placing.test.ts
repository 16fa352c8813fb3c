import { expect, it } from "vitest";
import type { Box } from "../../types";
import { isCrossed } from "../geometry";
import { heaped } from "./heap";
import { placed } from "./placing";
import { leave, roadOf } from "./roads";

const ROOM: Box = [0, 0, 800, 600];
const PLATE: Box = [300, 250, 140, 120];

it("puts a card on the first side where it covers nothing", () => {
  expect(placed(PLATE, [200, 100], [], ROOM).side).toBe("right");
  expect(placed(PLATE, [200, 100], [[450, 0, 350, 600]], ROOM).side).toBe("left");
});

it("puts it farther away rather than on something else", () => {
  const around: Box[] = [
    [0, 200, 800, 50],
    [0, 250, 300, 350],
    [440, 250, 360, 120],
    [300, 370, 500, 60],
  ];
  const { at, side, covered } = placed(PLATE, [200, 100], around, ROOM);
  expect([side, covered]).toEqual(["away", 0]);
  expect(at[1]).toBeLessThan(200);
});

it("knows whether a line crosses a box", () => {
  const box: Box = [100, 100, 50, 50];
  expect(isCrossed(box, [[0, 125], [300, 125]])).toBe(true); // prettier-ignore
  expect(isCrossed(box, [[0, 0], [300, 90]])).toBe(false); // prettier-ignore
  expect(isCrossed(box, [[0, 125], [90, 125]])).toBe(false); // prettier-ignore
});

it("runs a road from rim to rim, with a head for each price", () => {
  const road = roadOf({ a: "a", b: "b", enter: 2, back: 0 }, [0, 0, 100, 80], [300, 0, 100, 80], 11, null); // prettier-ignore
  expect([road.start, road.end]).toEqual([
    [100, 40],
    [300, 40],
  ]);
  expect(road.heads.map(({ into, head }) => [into, head.price, head.at[0]])).toEqual([
    ["b", 2, 283],
    ["a", 0, 117],
  ]);
  expect(roadOf({ a: "a", b: "b", enter: 1, back: null }, [0, 0, 10, 10], [50, 0, 10, 10], 9, null).heads).toHaveLength(1); // prettier-ignore
});

it("has one head with two tips where two would be two dots", () => {
  const short = (enter: number, back: number) =>
    roadOf({ a: "a", b: "b", enter, back }, [0, 0, 100, 80], [124, 0, 100, 80], 9, null).heads;
  expect(short(1, 1).map(({ head }) => [head.at, head.price, head.isDouble])).toEqual([
    [[112, 40], 1, true],
  ]);
  expect(short(1, 2)).toHaveLength(2); // each way has its price
});

it("leaves a box where its rim is", () => {
  expect(leave([0, 0, 100, 80], [50, 400])).toEqual([50, 80]);
});

it("heaps cubes no higher than two", () => {
  const rows = (count: number): number => new Set(heaped(count, 20).cubes.map(([, y]) => y)).size;
  expect([1, 2, 5, 14].map(rows)).toEqual([1, 2, 2, 2]);
  expect(heaped(14, 20).cubes).toHaveLength(6);
});
