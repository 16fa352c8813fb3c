import { describe, expect, test } from "vitest";
import { CHART, sceneOf, TOLD, viewOf } from "./fixture";
import { cardsTo, cornerSide, cornersOf, gesture, marchesOf, outlook, usual } from "./marching";
import type { March } from "./types";

function march(source: string, space: string, point: string): March {
  return { source, space, point, walls: 1, ways: 1, plays: [source, `point ${point}`] };
}

const MARCHES = [
  march("special lyre", "a1u", "b1"),
  march("march lyre", "a1u", "b1"),
  march("march lyre", "b1d", "b1"),
  march("march horse", "b2d", "c2"),
];
const LEGAL = ["march lyre", "march horse", "special lyre"];
const scene = sceneOf(viewOf({ marches: MARCHES }), { legal: LEGAL });

describe("whole marches", () => {
  test("only cards that may be chosen lead anywhere", () => {
    expect(marchesOf({ ...scene, legal: ["march horse"] })).toEqual([MARCHES[3]]);
  });

  test("a card that was pressed leaves only where it leads", () => {
    expect(marchesOf(scene, "march horse").map(({ point }) => point)).toEqual(["c2"]);
  });

  test("a lesson has only the march that it wants", () => {
    expect(marchesOf({ ...scene, goal: "march horse" })).toEqual([]);
    expect(marchesOf({ ...scene, goal: "march horse;point c2" })).toEqual([MARCHES[3]]);
  });

  test("a corner of two targets is one corner, with one march for each card", () => {
    const [first, second] = cornersOf(marchesOf(scene));
    expect(cardsTo(first)).toEqual(["special lyre", "march lyre"]);
    expect(cardsTo(second)).toEqual(["march horse"]);
  });

  test("a face-up card is shown before one of the hand", () => {
    const [first] = cornersOf(marchesOf(scene));
    const shown = first && usual(first);
    expect(shown && gesture(shown)).toBe("march lyre;point b1");
  });
});

describe("what a march would bring", () => {
  const marched = {
    ...TOLD,
    kind: "Marched" as const,
    seat: 0,
    path: ["a1", "b2"],
    black: ["a1-b2"],
    red: [],
  };
  const part = {
    province: "a1u",
    value: 2,
    spaces: 3,
    owner: -1,
    is_open: false,
    place: TOLD.place,
  };

  test("its walls, and the provinces that it closes", () => {
    const split = {
      ...TOLD,
      kind: "ProvinceSplit" as const,
      value: 3,
      owner: -1,
      parts: [part, { ...part, province: "a1d", is_open: true }],
    };
    const seen = outlook([marched, split]);
    expect(seen?.black).toEqual(["a1-b2"]);
    expect(seen?.parts.map(({ province }) => province)).toEqual(["a1u"]);
  });

  test("nothing yet while its path is to be chosen", () => {
    expect(outlook([])).toBeNull();
  });
});

test("a corner lies in a direction from its space", () => {
  expect(cornerSide(CHART, "a1u", "a1")).toBe("north");
  expect(cornerSide(CHART, "a1u", "b1")).toBe("south-west");
  expect(cornerSide(CHART, "a1d", "b2")).toBe("south");
});
