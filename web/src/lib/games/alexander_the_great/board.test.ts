import { describe, expect, it } from "vitest";
import { CAMP, campsOf } from "./camps";
import { steps } from "./events";
import { focus } from "./focus";
import { boxAround, isWithin, overlap, pointsOf, ringsOf, thinned, union } from "./geometry";
import { label } from "./labels";
import { arranged } from "./layout";
import { piecesAt } from "./pieces";
import { CHART, sceneOf, sure, TOLD, VIEW } from "./fixture";
import { arrowsFrom, wayPoints } from "./ways";

const SCENE = sceneOf();

describe("camps", () => {
  const camps = campsOf(CHART);

  it("cover no tablet and no name, and lie on the map", () => {
    for (const spot of camps.values()) {
      const camp = boxAround(spot, ...CAMP);
      expect(overlap(camp, CHART.inside)).toBeCloseTo(CAMP[0] * CAMP[1]);
      for (const { mark, label } of Object.values(CHART.provinces)) {
        expect(overlap(camp, mark) + overlap(camp, label.box)).toBe(0);
      }
    }
  });

  it("lie in their own province", () => {
    const land = ringsOf(sure(CHART.provinces["lydia"]).shape);
    expect(isWithin(sure(camps.get("lydia")), land)).toBe(true);
  });

  it("hold tokens that do not lie on each other", () => {
    const tokens = arranged([...piecesAt(VIEW, "start"), ...piecesAt(VIEW, "lydia")]);
    expect(tokens.map((token) => token.kind)).toEqual(["army", "army", "temple"]);
    const boxes = tokens.map(({ x, y, width }) => boxAround([x, y], width, 26));
    expect(overlap(sure(boxes[0]), sure(boxes[1])) + overlap(sure(boxes[1]), sure(boxes[2]))).toBe(
      0,
    );
  });
});

describe("buildings without armies", () => {
  const pieces = { ...sure(piecesAt(VIEW, "lydia")[0]), armies: 0, temples: 2, laidTemple: false };

  it("bear the emblem of their seat, once", () => {
    const tokens = arranged([{ ...pieces, city: true }]);
    expect(tokens.map(({ kind, isNamed }) => [kind, isNamed])).toEqual([
      ["temple", true],
      ["city", false],
    ]);
  });
});

describe("where to look", () => {
  it("is the region with its symbol, in the first turn", () => {
    const [x, , width] = sure(focus(SCENE));
    expect(x).toBeLessThan(100);
    expect(x + width).toBeGreaterThan(600);
  });

  it("leaves the symbol out when nobody stands there any more", () => {
    const view = { ...VIEW, armies: [{}, {}], turn: { ...VIEW.turn, round: 2 } };
    expect(sure(focus({ ...SCENE, view }))[0]).toBeGreaterThan(100);
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
    source: { key: "atg-symbol" },
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
