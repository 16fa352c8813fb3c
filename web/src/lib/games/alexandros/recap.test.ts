import { expect, test } from "vitest";
import { TOLD } from "./fixture";
import { recapParts } from "./recap";
import type { Event } from "./types";

const MARCHED: Event = {
  ...TOLD,
  kind: "Marched",
  seat: 1,
  path: ["a1", "b2", "c2"],
  black: ["a1-b2"],
  red: ["b2-c2"],
};
const DRAWN: Event = { ...TOLD, kind: "CardDrawn", seat: 1, card: "" };

test("a march, and how many cards were taken in all", () => {
  expect(recapParts(["Ana", "Ben"], [MARCHED, DRAWN, DRAWN])).toEqual([
    { key: "web-alx-did-march-full", values: { walls: 2 } },
    { key: "web-alx-did-cards-full", values: { count: 2 } },
  ]);
});

test("a province that was taken over names who lost it", () => {
  const taken: Event = {
    kind: "TakenOver",
    text: { key: "" },
    seat: 1,
    loser: 0,
    province: "a1u",
    value: 19,
    guards: ["a1u"],
    removed: [],
    cards: [],
    place: { name: "Artaxata", side: "" },
  };
  expect(recapParts(["Ana", "Ben"], [taken])).toEqual([
    { key: "web-alx-did-takeover-full", values: { place: "Artaxata", value: 19, name: "Ana" } },
  ]);
});

test("guards that were taken back are counted", () => {
  const place = { name: "Tyre", side: "" as const };
  const where = { space: "a1u", symbol: "horse" as const, place };
  const back: Event = { ...TOLD, kind: "GuardTakenBack", seat: 1, ...where };
  expect(recapParts([], [back, back])).toEqual([{ key: "web-alx-did-back", values: { count: 2 } }]);
});

test("a phone has other words, and nothing has none", () => {
  expect(recapParts([], [MARCHED], "short")[0]?.key).toBe("web-alx-did-march-short");
  expect(recapParts([], [{ ...TOLD, kind: "Passed", seat: 1 }])).toEqual([]);
});
