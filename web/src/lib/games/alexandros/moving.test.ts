import { describe, expect, test } from "vitest";
import { counted } from "./cards";
import { CHART, sceneOf, TOLD, viewOf } from "./fixture";
import { flightOf } from "./flights";
import { focus } from "./focus";
import { at } from "./geometry";
import { begins, isHalf, sound, steps } from "./events";
import type { Event } from "./types";
import { discPlaces } from "./track";

const BEGAN: Event = { ...TOLD, kind: "TurnBegan", seat: 0, number: 3 };
const PASSED: Event = { ...TOLD, kind: "Passed", seat: 0 };

describe("movement", () => {
  test("a march takes a step for each point of its path", () => {
    const walls = { black: [], red: [] };
    const path = ["a1", "b2", "c2"];
    expect(steps({ ...TOLD, ...walls, kind: "Marched", seat: 0, path })).toBe(3);
    expect(steps(BEGAN)).toBe(0);
  });

  test("what is heard", () => {
    const paid = { seat: 0, incomes: [], gains: [] };
    expect(sound({ ...TOLD, ...paid, kind: "TaxesLevied", card: "lyre" })).toBe("coins");
    expect(sound(PASSED)).toBeNull();
  });

  test("a turn begins a part of the log", () => {
    expect([begins(BEGAN), begins(PASSED)]).toEqual([true, false]);
  });

  test("half-steps are no lines of the log: the march tells them", () => {
    const chosen: Event = { ...TOLD, kind: "PointChosen", seat: 0, point: "c3", side: "north" };
    expect([isHalf(chosen), isHalf(PASSED)]).toEqual([true, false]);
  });
});

describe("cards that fly", () => {
  const drawn: Event = { ...TOLD, kind: "CardDrawn", seat: 1, card: "" };

  test("go to my hand, or away to others", () => {
    expect(flightOf(drawn, 1)).toEqual({ from: "deck", to: "hand", cards: [""] });
    expect(flightOf(drawn, 0)).toEqual({ from: "deck", to: "away", cards: [""] });
    expect(flightOf(drawn, null)?.to).toBe("away");
  });

  test("come to whoever lost a province", () => {
    const given: Event = { ...TOLD, kind: "CardsGiven", seat: 1, loser: 0, cards: ["lyre"] };
    expect(flightOf(given, 0)?.to).toBe("hand");
    expect(flightOf(given, 1)).toEqual({ from: "hand", to: "away", cards: ["lyre"] });
  });

  test("nothing flies where nothing is paid", () => {
    const land = { province: "a1u", value: 1, guards: ["a1u"], cards: [] };
    expect(flightOf({ ...TOLD, ...land, kind: "Occupied", seat: 0 }, 0)).toBeNull();
    expect(flightOf(PASSED, 0)).toBeNull();
  });
});

describe("the score track", () => {
  test("discs on one field share it", () => {
    const [one, other, alone] = discPlaces(CHART.track, [3, 3, 5]);
    expect(one?.x).not.toBe(other?.x);
    expect(alone).toEqual({ x: 55, y: 5, radius: 16, isBeyond: false });
  });

  test("goes round once", () => {
    expect(discPlaces(CHART.track, [104])[0]).toMatchObject({ x: 45, isBeyond: true });
  });
});

describe("where to look", () => {
  test("a small one looks at Alexander and at what can be chosen", () => {
    const scene = sceneOf(viewOf(), { legal: ["point c2"] });
    const [x, y, width, height] = focus(scene) ?? [0, 0, 0, 0];
    for (const point of ["a1", "c2"]) {
      const [a, b] = at(CHART, point);
      expect(a >= x && a <= x + width).toBe(true);
      expect(b >= y && b <= y + height).toBe(true);
    }
  });
});

test("symbols are counted in one order", () => {
  expect(counted(["lyre", "", "temple", "lyre"])).toEqual([
    ["temple", 1],
    ["lyre", 2],
  ]);
});
