import { describe, expect, it } from "vitest";
import {
  attemptAction,
  canBuild,
  isAnother,
  joinersOf,
  pledgedWith,
  sitesWith,
  usedUp,
} from "./building";
import { finish } from "./finish";
import { CHART, sceneOf, VIEW } from "./fixture";
import type { Site, View } from "./types";

const MARCH = { kind: "move" as const, passages: [], marches: [], or: "stop" };
const THERE = {
  ...VIEW,
  armies: [{ lydia: 2 }, {}],
  bids: { "temple lydia": { price: 1, short: 0 }, "city lydia": { price: 2, short: 1 } },
};

it("ends the march by itself where I can pay", () => {
  const scene = sceneOf({ view: THERE, described: MARCH });
  expect(attemptAction(scene, "temple", "lydia")).toBe("stop;temple lydia");
  expect(attemptAction(scene, "city", "lydia")).toBe(""); // a cube is missing
  expect(attemptAction(scene, "temple", "caria")).toBe(""); // the server does not name it
  expect(canBuild(scene, CHART)).toBe(true);
});

it("invites nobody to try what cannot be paid, although it is legal", () => {
  const bids = { "temple lydia": { price: 1, short: 1 } };
  const scene = sceneOf({ view: { ...THERE, bids }, legal: ["temple lydia", "confirm"] });
  expect(canBuild(scene, CHART)).toBe(false);
  expect(canBuild({ ...scene, hinted: ["temple lydia"] }, CHART)).toBe(true);
  expect(finish(sceneOf({ view: { ...THERE, bids }, described: MARCH })).action).toBe(
    "stop;confirm",
  );
});

it("knows where a temple would be one more", () => {
  const scene = sceneOf({ view: { ...THERE, temples: [{ lydia: 1 }, {}] } });
  expect(isAnother(scene, "temple", "lydia")).toBe(true);
  expect(isAnother(scene, "temple", "caria")).toBe(false);
  expect(isAnother(scene, "city", "lydia")).toBe(false);
});

it("says which buildings are used up where armies stand", () => {
  const none = { ...THERE, left: THERE.left.map(() => ({ temple: 0, city: 0 })) };
  expect(usedUp(sceneOf({ view: none, me: 0 }))).toEqual(["temple"]); // Lydia bears no city
  expect(usedUp(sceneOf({ view: none, me: 0 }), "caria")).toEqual([]);
  expect(usedUp(sceneOf({ view: THERE, me: 0 }))).toEqual([]);
});

it("plays an attempt at once where the server lists it", () => {
  const scene = sceneOf({ view: THERE, legal: ["temple lydia", "confirm"] });
  expect(attemptAction(scene, "temple", "lydia")).toBe("temple lydia");
});

function site(part: Partial<Site>): Site {
  const contenders = [{ seat: 1, cubes: 5 }];
  return { province: "lydia", building: "temple", contenders, winner: 1, price: 1, points: 3, ...part };
} // prettier-ignore

it("sets aside what the chosen attempt costs, also where it ends the march", () => {
  const mine = site({ province: "caria", winner: 0, price: 2 });
  const attempts = { "temple lydia": { site: site({ winner: 0 }), others: [] } };
  const view = { ...VIEW, sites: [mine], attempts };
  expect(pledgedWith(sceneOf({ view }), 0)).toEqual({ temple: 2, city: 0 });
  for (const chosen of ["temple lydia", "stop;temple lydia"])
    expect(pledgedWith(sceneOf({ view, chosen }), 0)).toEqual({ temple: 3, city: 0 });
});

it("shows the sites as an attempt would change them", () => {
  const contested = site({ winner: -1, price: 0, points: 0 });
  const view = {
    ...VIEW,
    sites: [site({})],
    attempts: { "temple lydia": { site: contested, others: [site({ province: "caria" })] } },
  };
  expect(sitesWith(sceneOf({ view }), "")).toEqual(view.sites);
  const changed = [contested, site({ province: "caria" })];
  expect(sitesWith(sceneOf({ view }), "temple lydia")).toEqual(changed);
  expect(sitesWith(sceneOf({ view }), "stop;temple lydia")).toEqual(changed);
});

describe("who can still join a site", () => {
  const mine = site({ contenders: [{ seat: 0, cubes: 2 }], winner: 0 });
  const view: View = {
    ...VIEW,
    turn: { ...VIEW.turn, order: [0, 1] },
    boxes: [[0, 0, 2, 2], [0, 0, 3, 0]],
    armies: [{ lydia: 1 }, { caria: 1 }],
    left: [{ temple: 9, city: 8 }, { temple: 9, city: 8 }],
  }; // prettier-ignore
  const joiners = (part: Partial<View>, about = mine) =>
    joinersOf({ view: { ...view, ...part }, me: 0 }, about);

  it("is everybody after me who has armies and cubes for it", () => {
    expect(joiners({})).toEqual([{ seat: 1, cubes: 3 }]);
    const waiting = { boxes: [[0, 0, 2, 2], [0, 4, 3, 0]], armies: [{ lydia: 1 }, {}] }; // prettier-ignore
    expect(joiners(waiting as Partial<View>)).toEqual([{ seat: 1, cubes: 3 }]); // they come later
  });

  it("is nobody who has played, has no cubes, no armies or nothing to build", () => {
    expect(joiners({ turn: { ...VIEW.turn, order: [1, 0] } })).toEqual([]);
    expect(joiners({}, site({ building: "city", contenders: mine.contenders }))).toEqual([]);
    expect(joiners({ armies: [{ lydia: 1 }, {}] })).toEqual([]);
    expect(joiners({ left: [{ temple: 9, city: 8 }, { temple: 0, city: 8 }] })).toEqual([]); // prettier-ignore
  });
});
