import { expect, it } from "vitest";
import { CHART, sceneOf, VIEW } from "./fixture";
import { sitesOf } from "./outcomes";
import type { Site } from "./types";

const BIDS = [
  { seat: 0, cubes: 4 },
  { seat: 1, cubes: 2 },
];
const WON: Site = { province: "lydia", building: "temple", contenders: BIDS, winner: 0, price: 3, points: 3 }; // prettier-ignore

function sites(found: Site[], cities: Record<string, number> = {}) {
  const scene = sceneOf({ view: { ...VIEW, sites: found, cities }, names: ["Ana", "Ben"] });
  const lydia = { ...CHART.provinces["lydia"], temple: true, city: true } as never;
  const chart = { ...CHART, provinces: { ...CHART.provinces, lydia } };
  return sitesOf({ ...scene, chart }, "lydia");
}

it("says of each site whether it is open, contested, won or built on", () => {
  const keys = sites([]).map(({ key }) => key);
  expect(keys).toEqual(["web-atg-site-open-temple", "web-atg-site-open-city"]);
  const bids = "Ana 4, Ben 2";
  expect(sites([WON])[0]).toEqual({
    key: "web-atg-site-won-temple",
    values: { bids, name: "Ana", price: 3, points: 3 },
  });
  expect(sites([{ ...WON, winner: -1 }])[0]).toEqual({
    key: "web-atg-site-nobody-temple",
    values: { bids },
  });
  expect(sites([], { lydia: 1 })[1]?.values).toEqual({ name: "Ben" });
});
