import { expect, it } from "vitest";
import { awardedNow, awardsOf, isAwarding } from "./awards";
import { camera } from "./camera";
import { CHART, sceneOf, TOLD } from "./fixture";
import type { Event, Happened, OurScene } from "./types";

const PHONE: [number, number] = [390, 844];
const INSETS = { top: 70, right: 10, bottom: 380, left: 10 };
const AWARD: Happened<"AwardWon"> = { ...TOLD, kind: "AwardWon", seat: 1, building: "city", region: 1, name: "Asia Minor", points: 5 }; // prettier-ignore
const ENDED: Happened<"Ended"> = { ...TOLD, kind: "Ended", reason: "three_turns", winners: [1] };

function during(event: Event, ...past: Event[]): OurScene {
  return sceneOf({ past, beat: { event, step: 0, steps: 2 } });
}

it("gives awards from the first of them until the result", () => {
  expect(isAwarding(during(AWARD))).toBe(true);
  expect(isAwarding(during(ENDED, AWARD))).toBe(true);
  expect(isAwarding(during(ENDED))).toBe(false); // somebody resigned
});

it("says that nobody has most once the awards of the last region have been given", () => {
  const last = (scene: OurScene): number[] =>
    (awardsOf(scene)[1]?.list ?? []).map(({ seat }) => seat);
  expect(last(during(AWARD))).toEqual([1]);
  expect(last(during(ENDED, AWARD))).toEqual([-1, 1]);
});

it("shows a phone the region whose award is given, and then the map from edge to edge", () => {
  expect(awardedNow(during(AWARD))).toBe(1);
  const [left, , wide] = camera(during(AWARD), PHONE, INSETS) ?? [0, 0, 0, 0];
  expect(left).toBeLessThanOrEqual(50);
  expect(left + wide).toBeGreaterThanOrEqual(750);
  const low = camera(during(AWARD), PHONE, { ...INSETS, top: 390 });
  expect(low?.[2]).toBeLessThanOrEqual(CHART.size[0]); // little room: still no table beside the map
  const [start, , across] = camera(during(ENDED, AWARD), PHONE, INSETS) ?? [0, 0, 0, 0];
  expect(start).toBeGreaterThanOrEqual(0);
  expect(start + across).toBeLessThanOrEqual(CHART.size[0]);
});
