import { describe, expect, it } from "vitest";
import { countsOf } from "./awards";
import { piecesAt, placesOf } from "./pieces";
import { during, played } from "./played";
import { TOLD, VIEW } from "./fixture";
import type { Event } from "./types";

const LYDIA = { id: "lydia", name: "Lydia" };
const MOVED: Event = {
  ...TOLD,
  kind: "Moved",
  seat: 0,
  source: { id: "start", name: "" },
  target: LYDIA,
  armies: 4,
  temple: 1,
  city: 0,
};
const BUILT: Event = {
  ...TOLD,
  kind: "Built",
  seat: 1,
  building: "temple",
  province: LYDIA,
  price: 1,
  points: 3,
  rivals: [],
};

describe("the view after events", () => {
  it("has moved armies and paid", () => {
    const view = played(VIEW, [MOVED]);
    expect(view.armies[0]).toEqual({ start: 2, lydia: 4 });
    expect(view.boxes[0]).toEqual([2, 0, 3, 3]);
    expect(VIEW.armies[0], "the old view stays as it was").toEqual({ start: 6 });
  });

  it("sets nothing aside any longer while the turn is scored", () => {
    const aside = { ...VIEW, pledged: VIEW.seats.map(() => ({ temple: 1, city: 2 })) };
    expect(played(aside, [MOVED]).pledged[0]).toEqual({ temple: 1, city: 2 });
    expect(played(aside, [BUILT]).pledged[0]).toEqual({ temple: 0, city: 0 });
  });

  it("has armies on their way while they move", () => {
    expect(during(VIEW, MOVED).armies[0]).toEqual({ start: 2 });
  });

  it("has stood up a temple and counted its points", () => {
    const view = played(VIEW, [BUILT]);
    expect(view.laid_temples[1]).toEqual([]);
    expect(view.temples[1]).toEqual({ lydia: 1 });
    expect(view.scores).toEqual([0, 7]);
    expect(view.boxes[1]).toEqual([0, 0, 4, 5]);
  });

  it("takes a building that is laid down from those that are left, and gives it back", () => {
    const laid: Event = { ...TOLD, kind: "Laid", seat: 0, building: "temple", province: LYDIA };
    const view = played(VIEW, [laid]);
    expect(view.left.map(({ temple }) => temple)).toEqual([9, 9]);
    expect(played(view, [{ ...BUILT, rivals: [0] }]).left.map(({ temple }) => temple)).toEqual([10, 9]); // prettier-ignore
  });

  it("has the buildings of the last turn when the awards are given", () => {
    expect(countsOf({ view: VIEW, past: [BUILT] }, "temple")).toEqual([0, 1]);
    expect(countsOf({ view: VIEW, past: [{ ...BUILT, building: "city" }] }, "city")).toEqual([
      0, 1,
    ]);
  });

  it("follows the order of play and a new region", () => {
    const region: Event = { ...TOLD, kind: "RegionBegan", region: 2, name: "Syria" };
    const view = played(VIEW, [region, { ...TOLD, kind: "PlaceChosen", seat: 1, place: 2 }]);
    expect(view.turn.region).toBe(2);
    expect(view.turn.order).toEqual([-1, 1]);
  });

  it("leaves what it does not know alone", () => {
    expect(played(VIEW, [{ ...TOLD, kind: "LotsDrawn", seats: [1] }])).toBe(VIEW);
  });
});

describe("pieces", () => {
  it("tell how fresh the armies are of whoever marches", () => {
    expect(piecesAt(VIEW, "start")[0]?.groups).toEqual([{ armies: 6, steps: 3 }]);
    expect(piecesAt(VIEW, "lydia")).toMatchObject([
      { seat: 1, armies: 5, groups: [], laidTemple: true },
    ]);
  });

  it("are found wherever something stands, the symbol last", () => {
    expect(placesOf(VIEW)).toEqual(["lydia", "start"]);
  });
});
