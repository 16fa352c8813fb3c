import { describe, expect, it } from "vitest";
import { gainsOf } from "./gains";
import { rest } from "./rest.svelte";
import { sceneOf, sure, TOLD, VIEW } from "./fixture";
import type { Event } from "./types";

const LYDIA = { id: "lydia", name: "Lydia" };
const CARIA = { id: "caria", name: "Caria" };
const OLD: Event = { ...TOLD, kind: "ProvinceScored", seat: 0, province: LYDIA, points: 2 };
const ENDED: Event = {
  ...TOLD,
  kind: "RegionEnded",
  region: 2,
  name: "Asia Minor",
  reason: "",
  ply: 40,
};
const EVENTS: Event[] = [
  OLD,
  { ...TOLD, kind: "RegionBegan", region: 2, name: "Asia Minor" },
  { ...TOLD, kind: "ProvinceScored", seat: 0, province: LYDIA, points: 2 },
  {
    ...TOLD,
    kind: "Built",
    seat: 1,
    building: "temple",
    province: CARIA,
    price: 1,
    points: 3,
    rivals: [],
  },
  { ...TOLD, kind: "ProvinceScored", seat: 0, province: LYDIA, points: 2 },
  {
    ...TOLD,
    kind: "Built",
    seat: 0,
    building: "city",
    province: CARIA,
    price: 2,
    points: 5,
    rivals: [],
  },
  ENDED,
  { ...TOLD, kind: "RegionBegan", region: 3, name: "Syria and Egypt" },
];

describe("what was scored in a region", () => {
  const [ana, ben] = gainsOf(EVENTS, ENDED, 2);

  it("is what was told since it began", () => {
    expect([sure(ana).total, sure(ben).total]).toEqual([9, 3]);
    expect([sure(ana).army.points, sure(ana).temple.points, sure(ana).city.points]).toEqual([
      4, 0, 5,
    ]);
  });

  it("names the provinces, and how often each brought points", () => {
    expect([...sure(ana).army.places]).toEqual([["Lydia", 2]]);
    expect([...sure(ben).temple.places]).toEqual([["Caria", 1]]);
  });
});

describe("the rest between two regions", () => {
  const turn = { ...VIEW.turn, region: 3, phase: "allocate" as const };
  const scene = sceneOf({ view: { ...VIEW, turn }, events: EVENTS });

  it("lasts until the reader goes on", () => {
    rest.begin();
    expect(rest.ended(scene)?.region).toBe(2);
    rest.goOn(ENDED);
    expect(rest.ended(scene)).toBeNull();
  });

  it("is over when the next march begins", () => {
    rest.begin();
    const next = { ...VIEW, turn: { ...turn, phase: "order" as const } };
    expect(rest.ended({ ...scene, view: next })).toBeNull();
  });

  it("waits for what still moves", () => {
    const beat = { event: ENDED, step: 0, steps: 4 };
    expect(rest.ended({ ...scene, beat })).toBeNull();
  });
});
