import { describe, expect, test } from "vitest";
import { CHART, DIVIDING, EAST, TOLD, WEST, divided, sceneOf, viewOf } from "./fixture";
import { nowOf, shownAfter } from "./shown";
import type { Event, Happened } from "./types";

const PART = { spaces: 3, owner: -1, place: TOLD.place, is_open: false };
const MARCH: Happened<"Marched"> = {
  ...TOLD,
  kind: "Marched",
  seat: 0,
  path: ["a1", "b2", "c2"],
  black: ["a1-b2"],
  red: ["b2-c2"],
};
const SPLIT: Event = {
  ...TOLD,
  kind: "ProvinceSplit",
  owner: -1,
  value: 3,
  parts: [
    { ...PART, province: "a1u", value: 1 },
    { ...PART, province: "a1d", value: 2 },
  ],
};

describe("a march", () => {
  test("is walked side by side, and walls rise behind it", () => {
    const beat = { event: MARCH, step: 0, steps: 3 };
    const half = shownAfter(viewOf(), CHART, [], beat);
    expect(half.alexander).toBe("b2");
    expect([...half.black]).toEqual(["a1-b2"]);
    expect([...half.red]).toEqual([]);
    expect(half.view.black_left).toBe(64);
  });

  test("has laid all its walls in the end", () => {
    const done = shownAfter(viewOf(), CHART, [MARCH]);
    expect(done.alexander).toBe("c2");
    expect([...done.black, ...done.red]).toEqual(DIVIDING);
    expect([done.view.black_left, done.view.red_left]).toEqual([64, 9]);
  });

  test("over a wall that stands lays none", () => {
    const still = { ...MARCH, black: [], red: [] };
    expect(shownAfter(divided(), CHART, [still]).view.black_left).toBe(65);
  });

  test("divides the land as the events say", () => {
    const { provinces } = shownAfter(viewOf(), CHART, [MARCH, SPLIT]);
    expect(provinces.map((part) => [part.province, part.value])).toEqual([
      ["a1u", 1],
      ["a1d", 2],
    ]);
    expect(provinces[0]?.spaces.sort()).toEqual([...WEST].sort());
    expect(provinces[1]?.spaces.sort()).toEqual([...EAST].sort());
  });
});

describe("a claim", () => {
  const at = { seat: 0, space: "a1u", symbol: "lyre" } as const;
  const placed: Event = { ...TOLD, ...at, kind: "GuardPlaced" };
  const occupied: Happened<"Occupied"> = {
    ...TOLD,
    kind: "Occupied",
    seat: 0,
    province: "a1u",
    value: 1,
    guards: ["a1u"],
    cards: ["lyre"],
  };

  test("brings a guard, the land, and costs cards", () => {
    const shown = shownAfter(divided(), CHART, [placed, occupied]);
    expect(shown.guards).toEqual([["a1u"], []]);
    expect(shown.provinces[0]?.owner).toBe(0);
    expect(shown.view.reserve).toEqual([3, 4]);
    expect(shown.view.hands[0]).toEqual([]);
    expect(shown.view.discard).toEqual(["lyre"]);
  });

  test("that is being paid for has its guards on the board", () => {
    const view = divided();
    const claiming = { ...view, turn: { ...view.turn, claim: { guards: ["b1d"] } } };
    expect(shownAfter(claiming, CHART, []).guards).toEqual([["b1d"], []]);
  });

  test("takes land over: the guards of the loser go home", () => {
    const view = divided({ guards: [[], ["a1u"]], reserve: [4, 3] });
    const lost = { loser: 1, removed: ["a1u"], guards: ["b1d"] };
    const shown = shownAfter(view, CHART, [{ ...occupied, ...lost, kind: "TakenOver" }]);
    expect(shown.guards).toEqual([["b1d"], []]);
    expect(shown.view.reserve).toEqual([3, 4]);
  });

  test("is over when the last guard goes", () => {
    const view = divided({ guards: [["a1u"], []], reserve: [3, 4] });
    view.provinces = view.provinces.map((part) => ({ ...part, owner: 0 }));
    const shown = shownAfter(view, CHART, [{ ...TOLD, ...at, kind: "GuardTakenBack" }]);
    expect(shown.provinces.map((part) => part.owner)).toEqual([-1, 0]);
    expect(shown.view.reserve).toEqual([4, 4]);
  });
});

describe("cards", () => {
  test("go from the display to a hand, and the deck fills the gap", () => {
    const events: Event[] = [
      { ...TOLD, kind: "CardChosen", seat: 0, card: "horse" },
      { ...TOLD, kind: "TurnedUp", card: "soldier" },
    ];
    const { view } = shownAfter(viewOf(), CHART, events);
    expect(view.display).toEqual(["lyre", "soldier"]);
    expect(view.hands[0]).toEqual(["lyre", "horse"]);
    expect([view.hand_sizes, view.deck_size]).toEqual([[2, 1], 39]);
  });

  test("that others draw are only counted", () => {
    const { view } = shownAfter(viewOf(), CHART, [
      { ...TOLD, kind: "CardDrawn", seat: 1, card: "" },
    ]);
    expect([view.hands, view.hand_sizes]).toEqual([
      [["lyre"], null],
      [1, 2],
    ]);
  });

  test("that are shuffled anew leave the discards", () => {
    const view = viewOf({ discard: ["lyre", "horse"], deck_size: 0 });
    const shown = shownAfter(view, CHART, [{ ...TOLD, kind: "Reshuffled", count: 2 }]);
    expect([shown.view.discard, shown.view.deck_size]).toEqual([[], 2]);
  });
});

describe("taxes", () => {
  const levy: Event = {
    ...TOLD,
    kind: "TaxesLevied",
    seat: 0,
    card: "lyre",
    gains: [5, 2],
    incomes: [],
  };

  test("are on the track when their sums have arrived", () => {
    const scores = (step: number): number[] =>
      shownAfter(divided(), CHART, [], { event: levy, step, steps: 6 }).scores;
    expect(scores(0)).toEqual([0, 0]);
    expect(scores(3)).toEqual([5, 2]);
  });

  test("are counted beside the players when they are on the track", () => {
    const at = (step: number): number[] =>
      nowOf(sceneOf(divided(), { beat: { event: levy, step, steps: 6 } })).scores;
    expect([at(0), at(3)]).toEqual([
      [0, 0],
      [5, 2],
    ]);
  });

  test("are foreseen beside the players as soon as land is held by one guard", () => {
    const claim = (guards: string[]): Event => ({
      ...TOLD,
      kind: "Occupied",
      seat: 0,
      province: "a1u",
      value: 1,
      guards,
      cards: [],
    });
    const view = divided();
    const land = view.provinces.find(({ province }) => province === "a1u");
    const [one = "", two = ""] = land?.spaces ?? [];
    const due = (guards: string[]): number[] =>
      nowOf(sceneOf(view, { past: [claim(guards)] })).levy;
    expect(due([one])).toEqual([land?.value, 0]);
    expect(due([one, two])).toEqual([0, 0]);
  });
});

test("the view that is told stays as it was", () => {
  const view = divided();
  const before = structuredClone(view);
  shownAfter(view, CHART, [MARCH, SPLIT, { ...TOLD, kind: "CardDrawn", seat: 0, card: "lyre" }]);
  expect(view).toEqual(before);
});

test("an event that nobody knows changes nothing", () => {
  const told = JSON.parse('[{ "kind": "Sneezed" }]'); // from a newer server
  expect(shownAfter(viewOf(), CHART, told).alexander).toBe("a1");
});
