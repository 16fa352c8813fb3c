import { expect, it } from "vitest";
import { attemptAction, canBuild, sitesWith } from "./building";
import { CHART, sceneOf, VIEW } from "./fixture";
import type { Site } from "./types";

const MARCH = { kind: "move" as const, passages: [], marches: [], or: "stop" };
const THERE = { ...VIEW, armies: [{ lydia: 2 }, {}] };

it("ends the march by itself where my armies stand", () => {
  const scene = sceneOf({ view: THERE, described: MARCH });
  expect(attemptAction(scene, "temple", "lydia")).toBe("stop;temple lydia");
  expect(attemptAction(scene, "city", "lydia")).toBe(""); // it bears no city
  expect(attemptAction(scene, "temple", "caria")).toBe(""); // nobody is there
  expect(canBuild(scene, CHART)).toBe(true);
});

it("offers nothing that was already tried, or when no piece is left", () => {
  const tried = { ...THERE, laid_temples: [["lydia"], []] };
  expect(canBuild(sceneOf({ view: tried, described: MARCH }), CHART)).toBe(false);
  const none = { ...THERE, left: THERE.left.map(() => ({ temple: 0, city: 0 })) };
  expect(canBuild(sceneOf({ view: none, described: MARCH }), CHART)).toBe(false);
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
