import { describe, expect, test } from "vitest";
import { divided, sceneOf, viewOf, TOLD } from "./fixture";
import {
  aimedWith,
  askedAt,
  askedOfDisplay,
  askedOfHand,
  claims,
  displayNamed,
  giftNamed,
  handNamed,
  payNamed,
  pointsNamed,
  provinceAt,
  spacesNamed,
  spacesReached,
} from "./press";
import type { Event, View } from "./types";

const LEGAL = ["draw", "take lyre", "occupy a1u", "occupy b1d", "retrieve b2d", "levy lyre"];

function inPhase(phase: View["turn"]["phase"]) {
  const view = divided();
  return { ...view, turn: { ...view.turn, phase } };
}

describe("what legal actions name", () => {
  test("spaces", () => {
    expect([...spacesNamed(LEGAL).keys()]).toEqual(["a1u", "b1d", "b2d"]);
  });

  test("points", () => {
    expect([...pointsNamed(["point a1", "step b2", "space a1u"]).keys()]).toEqual(["a1", "b2"]);
  });

  test("cards of the display, of the hand, and of those to give", () => {
    expect(displayNamed(LEGAL, "lyre")).toEqual(["take lyre"]);
    expect(displayNamed(["joker both temple"], "horse")).toEqual(["joker both temple"]);
    expect(handNamed(LEGAL, "lyre")).toEqual(["levy lyre"]);
    expect(giftNamed(["give horse"], "horse")).toEqual(["give horse"]);
    expect(giftNamed(["give horse"], "lyre")).toEqual([]);
  });

  test("cards that pay for the claim, and no others", () => {
    const paying = { ...inPhase("guards"), serves: { lyre: ["a1u"], horse: [] } };
    expect(payNamed(paying, ["pay", "guard b1d"], "lyre")).toEqual(["pay"]);
    expect(payNamed(paying, ["pay", "guard b1d"], "horse")).toEqual([]);
    expect(payNamed(paying, ["guard b1d"], "lyre")).toEqual([]);
    expect(payNamed({ ...paying, turn: inPhase("act").turn }, ["pay"], "lyre")).toEqual([]);
  });

  test("a province, from each of its spaces", () => {
    const [west, east] = divided().provinces;
    expect(west && claims(LEGAL, west)).toEqual(["occupy a1u", "occupy b1d"]);
    expect(east && claims(LEGAL, east)).toEqual([]);
  });
});

test("undivided land is no province", () => {
  expect(provinceAt(viewOf().provinces, "a1u")).toBeNull();
  expect(provinceAt(divided().provinces, "a1u")?.province).toBe("a1u");
});

describe("where cards lead", () => {
  const view = viewOf({ reach: { "march lyre": ["a1u", "b1d"], "special lyre": ["a1u"] } });

  test("each space knows the actions that lead there", () => {
    const legal = ["march lyre", "special lyre"];
    expect([...spacesReached(view, legal)]).toEqual([
      ["a1u", legal],
      ["b1d", ["march lyre"]],
    ]);
    expect(spacesReached(view, []).size).toBe(0);
  });

  test("the card that is chosen or foreseen is the one that aims", () => {
    const special: Event = {
      ...TOLD,
      kind: "SpecialPlayed",
      seat: 0,
      card: "lyre",
      symbol: "lyre",
    };
    expect(aimedWith(sceneOf(view, { chosen: "march lyre" }))).toBe("march lyre");
    expect(aimedWith(sceneOf(view, { preview: [special] }))).toBe("special lyre");
    expect(aimedWith(sceneOf(view))).toBe("");
  });
});

describe("what is asked where nothing fits", () => {
  test("a province is asked about from one of its symbols", () => {
    expect(askedAt(sceneOf(inPhase("act")), "b2u")).toBe("occupy a1u");
    expect(askedAt(sceneOf(inPhase("act")), "b1d")).toBe("occupy b1d");
  });

  test("land of others is taken over, one's own says nothing", () => {
    const owned = (owner: number) =>
      sceneOf({
        ...inPhase("act"),
        provinces: divided().provinces.map((part) => ({ ...part, owner })),
      });
    expect(askedAt(owned(1), "b2d")).toBe("takeover b2d");
    expect(askedAt(owned(0), "b2d")).toBe("");
  });

  test("in other phases the thing itself", () => {
    expect(askedAt(sceneOf(inPhase("space")), "a1u")).toBe("space a1u");
    expect(askedAt(sceneOf(inPhase("guards")), "a1u")).toBe("guard a1u");
    expect(askedOfDisplay(inPhase("source"), "lyre")).toBe("march lyre");
    expect(askedOfDisplay(inPhase("act"), "lyre")).toBe("take lyre");
    expect(askedOfHand(inPhase("source"), "lyre")).toBe("special lyre");
    expect(askedOfHand(inPhase("act"), "lyre")).toBe("levy lyre");
  });

  test("nothing when it is not my turn, or I only watch", () => {
    expect(askedAt(sceneOf(inPhase("act"), { waiting: [1] }), "a1u")).toBe("");
    expect(askedAt(sceneOf(inPhase("act"), { me: null }), "a1u")).toBe("");
  });
});
