import { describe, expect, test } from "vitest";
import { counted } from "./cards";
import { CHART, sceneOf, viewOf } from "./fixture";
import { flightOf } from "./flights";
import { focus } from "./focus";
import { at } from "./geometry";
import { sound, steps } from "./moving";
import { discPlaces } from "./track";

describe("movement", () => {
  test("a march takes a step for each point of its path", () => {
    expect(steps({ kind: "Marched", path: ["a1", "b2", "c2"] })).toBe(3);
    expect(steps({ kind: "TurnBegan" })).toBe(0);
  });

  test("what is heard", () => {
    expect(sound({ kind: "TaxesLevied" })).toBe("coins");
    expect(sound({ kind: "Passed" })).toBeNull();
  });
});

describe("cards that fly", () => {
  const drawn = { kind: "CardDrawn", seat: 1, card: "" };

  test("go to my hand, or away to others", () => {
    expect(flightOf(drawn, 1)).toEqual({ from: "deck", to: "hand", cards: [""] });
    expect(flightOf(drawn, 0)).toEqual({ from: "deck", to: "away", cards: [""] });
    expect(flightOf(drawn, null)?.to).toBe("away");
  });

  test("come to who lost a province", () => {
    const given = { kind: "CardsGiven", seat: 1, loser: 0, cards: ["lyre"] };
    expect(flightOf(given, 0)?.to).toBe("hand");
    expect(flightOf(given, 1)).toEqual({ from: "hand", to: "away", cards: ["lyre"] });
  });

  test("nothing flies where nothing is paid", () => {
    expect(flightOf({ kind: "Occupied", seat: 0, cards: [] }, 0)).toBeNull();
    expect(flightOf({ kind: "Passed", seat: 0 }, 0)).toBeNull();
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
  test("a large screen shows all", () => {
    expect(focus(sceneOf(viewOf()), false)).toBeNull();
  });

  test("a small one looks at Alexander and at what can be chosen", () => {
    const scene = sceneOf(viewOf(), { legal: ["point c2"] });
    const [x, y, width, height] = focus(scene, true) ?? [0, 0, 0, 0];
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
