import { describe, expect, test } from "vitest";
import { another, guardsAt, planOf, priceOf, spared, swapped, usualGuards } from "./claiming";
import { divided, sceneOf } from "./fixture";
import type { Plan, Symbol, View } from "./types";

/** Two lyres and a horse; the usual plan has a guard on the horse. */
const PLAN: Plan = {
  verb: "occupy",
  slots: [
    { space: "a1u", symbol: "lyre", by: "card", card: true, guard: true },
    { space: "b1d", symbol: "lyre", by: "card", card: true, guard: true },
    { space: "b2d", symbol: "horse", by: "guard", card: false, guard: true },
  ],
  evicted: [],
  lacks: [],
  paid_at: 3,
  plays: ["occupy b2d", "pay"],
  why: null,
};

function holding(...hand: Symbol[]): View {
  return divided({ hands: [hand, null], plans: { a1u: PLAN } });
}

function price(guards: string[], view = holding("lyre", "lyre")) {
  return priceOf(view, 0, "a1u", PLAN, guards);
}

describe("what a province costs", () => {
  test("the usual plan is paid as the server would", () => {
    const { isPayable, gesture, cards } = price(usualGuards(PLAN));
    expect(isPayable).toBe(true);
    expect(gesture).toBe("occupy b2d;pay");
    expect(cards).toEqual(["lyre", "lyre"]);
  });

  test("without a guard for it, a card is missing", () => {
    const { isPayable, lacks, slots } = price(["a1u"]);
    expect(isPayable).toBe(false);
    expect(lacks).toEqual(["horse"]);
    expect(slots.map(({ by }) => by)).toEqual(["guard", "card", "missing"]);
  });

  test("at least one guard is placed", () => {
    expect(price([], holding("lyre", "lyre", "horse")).isPayable).toBe(false);
  });

  test("a guard that is not needed is placed before one that is", () => {
    expect(price(["b1d", "b2d"]).gesture).toBe("occupy b1d;guard b2d;pay");
  });

  test("as many guards as there can be are paid for at once", () => {
    expect(price(["a1u", "b1d", "b2d"]).gesture).toBe("occupy a1u;guard b1d;guard b2d");
  });

  test("cards that drive guards out pay for nothing else", () => {
    const cost = { removal: ["lyre", "lyre"] as Symbol[], lacking: [], is_payable: true };
    const view = {
      ...holding("lyre", "lyre", "lyre"),
      costs: { a1u: { ...cost, guards: 1, cards: 2 } },
    };
    const { removal, cards, lacks } = price(["b2d"], view);
    expect(removal).toEqual(["lyre", "lyre"]);
    expect(cards).toEqual(["lyre"]);
    expect(lacks).toEqual(["lyre"]);
  });
});

describe("guards and cards are swapped", () => {
  const claim = (plan: Plan, ...hand: Symbol[]) => ({
    view: holding(...hand),
    me: 0,
    province: "a1u",
    plan,
  });
  const free: Plan = {
    ...PLAN,
    slots: PLAN.slots.map((slot) => ({ ...slot, card: true })),
  };

  test("a guard moves to where it is wanted, and a card takes its place", () => {
    expect(swapped(claim(free, "lyre", "lyre", "horse"), ["b2d"], "a1u")).toEqual(["a1u"]);
    expect(guardsAt(claim(free, "lyre", "lyre", "horse"), "b1d")).toEqual(["b1d"]);
  });

  test("where no card would take its place, another guard comes", () => {
    expect(swapped(claim(PLAN, "lyre", "lyre"), ["b2d"], "a1u")).toEqual(["b2d", "a1u"]);
    expect(guardsAt(claim(PLAN, "lyre", "lyre"), "a1u")).toEqual(["b2d"]);
  });

  test("a card takes the place of a guard, unless it is the last or there is no card", () => {
    const ours = claim(PLAN, "lyre", "lyre");
    expect(swapped(ours, ["b2d", "a1u"], "a1u")).toEqual(["b2d"]);
    expect(swapped(ours, ["a1u"], "a1u")).toEqual(["a1u"]);
    expect(swapped(ours, ["b2d", "a1u"], "b2d")).toEqual(["b2d", "a1u"]);
  });

  test("if no more guards can stand there, one of them moves or nothing changes", () => {
    const tight = claim({ ...PLAN, paid_at: 2 }, "lyre", "lyre");
    expect(swapped(tight, ["a1u", "b2d"], "b1d")).toEqual(["b2d", "b1d"]);
    expect(swapped(claim({ ...PLAN, paid_at: 1 }, "lyre", "lyre"), ["b2d"], "a1u")).toEqual([
      "b2d",
    ]);
  });

  test("one more guard can be asked for as long as there is room", () => {
    expect(another(claim(PLAN, "lyre"), ["b2d"])).toEqual(["b2d", "a1u"]);
    expect(another(claim(PLAN), ["b2d", "a1u", "b1d"])).toBeNull();
  });

  test("a guard can be spared if there is a card for its symbol, but never the last", () => {
    const ours = claim(PLAN, "lyre", "lyre");
    expect(spared(ours, ["b2d", "a1u"])).toEqual(["b2d"]);
    expect(spared(claim(PLAN), ["b2d", "a1u"])).toBeNull();
    expect(spared(ours, ["b2d"])).toBeNull();
  });
});

test("a lesson places guard by guard", () => {
  const scene = sceneOf(holding("lyre"));
  expect(planOf(scene, "a1u")).toBe(PLAN);
  expect(planOf({ ...scene, goal: "occupy b2d" }, "a1u")).toBeNull();
});
