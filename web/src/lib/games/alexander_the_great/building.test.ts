import { expect, it } from "vitest";
import { attemptAction, canBuild, sitesWith, usedUp } from "./building";
import { finish } from "./finish";
import { CHART, sceneOf, VIEW } from "./fixture";
import type { Site } from "./types";

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

it("shows the sites as an attempt would change them", () => {
  const site = (part: Partial<Site>): Site => ({
    province: "lydia",
    building: "temple",
    contenders: [{ seat: 1, cubes: 5 }],
    winner: 1,
    price: 1,
    points: 3,
    ...part,
  });
  const contested = site({ winner: -1, price: 0, points: 0 });
  const view = {
    ...VIEW,
    sites: [site({})],
    attempts: { "temple lydia": { site: contested, others: [site({ province: "caria" })] } },
  };
  expect(sitesWith(sceneOf({ view }), "")).toEqual(view.sites);
  expect(sitesWith(sceneOf({ view }), "temple lydia")).toEqual([
    contested,
    site({ province: "caria" }),
  ]);
});
