import { describe, expect, it } from "vitest";
import { steps } from "./events";
import { focus } from "./focus";
import { pointsOf, thinned, union } from "./geometry";
import { label } from "./labels";
import { CHART, sceneOf, TOLD, VIEW } from "./fixture";
import { arrowsFrom, wayPoints } from "./ways";

const SCENE = sceneOf();

describe("where to look", () => {
  it("is the region in play", () => {
    expect(focus(SCENE)).toEqual(CHART.regions[0]?.box);
  });

  it("is all of it at the end", () => {
    const view = { ...VIEW, turn: { ...VIEW.turn, phase: "over" as const } };
    expect(focus({ ...SCENE, view })).toBeNull();
  });
});

describe("ways", () => {
  it("run in the direction in which they are gone", () => {
    expect(wayPoints(CHART, 1, "caria", "lydia")[0]).toEqual([580, 300]);
    expect(wayPoints(CHART, 1, "start", "lydia")[0]).toEqual([110, 300]);
  });

  it("cost what the arrow-head says", () => {
    expect(arrowsFrom(CHART, "lydia")).toEqual([{ to: "caria", price: 2, ship: false }]);
    expect(arrowsFrom(CHART, "caria")).toEqual([{ to: "lydia", price: 0, ship: false }]);
  });
});

it("words what the page has put together", () => {
  expect(label(SCENE, "stop")).toEqual({ key: "atg-do-stop" });
  expect(label(SCENE, "move start lydia 3 1t1c 1@0,2@1")?.values).toMatchObject({
    armies: 3,
    target: "Lydia",
    price: 2,
    temple: 1,
    city: 1,
    tired: 2,
  });
});

it("reads and thins paths, and puts boxes together", () => {
  const points = pointsOf("M1 2 3.5 -4 5 6");
  expect(points).toEqual([
    [1, 2],
    [3.5, -4],
    [5, 6],
  ]);
  expect(thinned(points, 2)).toEqual([
    [1, 2],
    [5, 6],
  ]);
  expect(
    union([
      [0, 0, 1, 1],
      [4, 5, 1, 1],
    ]),
  ).toEqual([0, 0, 5, 6]);
});

it("lifts all screens in one movement", () => {
  const split = { ...TOLD, order: 2, army: 6, temple: 4, city: 3 };
  expect(steps({ ...split, kind: "Revealed", seat: 0 })).toBeGreaterThan(0);
  expect(steps({ ...split, kind: "Revealed", seat: 1 })).toBe(0);
});
