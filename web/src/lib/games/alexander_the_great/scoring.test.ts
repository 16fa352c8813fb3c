import { expect, it } from "vitest";
import { sceneOf, TOLD, VIEW } from "./fixture";
import { flightsOf } from "./over/flights";
import { contestOf, isLanded, isStaged, scoredNow, leastTime, nextBy, strip } from "./scoring";
import type { Happened } from "./types";

const LYDIA = { id: "lydia", name: "Lydia" };
const CARIA = { id: "caria", name: "Caria" };
const WON: Happened<"Built"> = { ...TOLD, kind: "Built", seat: 1, building: "temple", province: LYDIA, price: 5, points: 3, rivals: [0] }; // prettier-ignore
const TIED: Happened<"NotBuilt"> = { ...TOLD, kind: "NotBuilt", seats: [0, 1], building: "city", province: CARIA, is_tie: true }; // prettier-ignore
const MOST: Happened<"ProvinceScored"> = { ...TOLD, kind: "ProvinceScored", seat: 1, province: LYDIA, points: 2 }; // prettier-ignore

it("sets bid against bid, the winner first, and names what is paid", () => {
  expect(contestOf(VIEW, WON)).toMatchObject({
    winner: 1,
    bids: [
      { seat: 1, cubes: 5, paid: 5, isWinner: true },
      { seat: 0, cubes: 4, paid: 0, isWinner: false },
    ],
  });
  expect(contestOf(VIEW, TIED)).toMatchObject({ winner: -1, isTie: true });
  expect(contestOf(VIEW, MOST).bids).toEqual([{ seat: 1, cubes: 5, paid: 0, isWinner: true }]);
});

it("takes the boxes as they are when a site is scored", () => {
  const beat = { event: TIED, step: 0, steps: 9 };
  const paid = { ...WON, building: "city" as const, price: 2 };
  const contest = scoredNow(sceneOf({ past: [paid], beat }));
  expect(contest?.bids.map(({ cubes }) => cubes)).toEqual([3, 3]);
});

it("tells province by province what was gained and what failed", () => {
  const scene = sceneOf({ past: [MOST], beat: { event: WON, step: 0, steps: 9 }, coming: [TIED] });
  expect(strip(scene, ["lydia", "caria"])).toEqual([
    {
      province: "lydia",
      state: "now",
      gains: [
        { seat: 1, points: 2 },
        { seat: 1, points: 3 },
      ],
      fails: [{ seats: [0], building: "temple" }],
    },
    { province: "caria", state: "next", gains: [], fails: [] },
  ]);
  expect(strip(sceneOf(), ["lydia"])).toEqual([]);
});

it("stages a contest", () => {
  expect([WON, TIED, MOST].map((event) => isStaged(contestOf(VIEW, event)))).toEqual([
    true,
    true,
    false,
  ]);
});

it("settles a contest in the middle of its time, and what is alone at once", () => {
  const steps = [0, 1, 2, 3, 4].map((step) => isLanded({ event: WON, step, steps: 5 }));
  expect(steps).toEqual([false, false, true, true, true]);
  expect(isLanded({ event: MOST, step: 0, steps: 1 })).toBe(true);
});

it("sends points to the winner and the pieces of the others home, once", () => {
  const contest = contestOf(VIEW, WON);
  const all = [0, 1, 2, 3, 4].map((step) => flightsOf({ event: WON, step, steps: 5 }, contest));
  expect(all.map((each) => each.length)).toEqual([0, 0, 2, 0, 0]);
  expect(all[2]).toMatchObject([
    { what: "coin", seat: 1, count: 3, to: { on: "chip", seat: 1 } },
    { what: "temple", seat: 0, to: { on: "chip", seat: 0 } },
  ]);
  const failed = flightsOf({ event: TIED, step: 2, steps: 5 }, contestOf(VIEW, TIED));
  expect(failed.map(({ what, seat }) => [what, seat])).toEqual([
    ["city", 0],
    ["city", 1],
  ]);
});

it("goes on province by province, and leaves time to read each", () => {
  expect(nextBy(MOST, [WON, TIED])).toBe(2); // Lydia has two events
  expect(nextBy(WON, [])).toBe(1);
  expect(leastTime(WON)).toBeGreaterThan(leastTime(MOST));
});
