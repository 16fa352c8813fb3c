/** What each site of a province would bring, as sentences. */
import type { Sentence } from "../../table/types";
import { BUILDINGS, type Building, type OurScene, type Site } from "./types";

/** Return a sentence for each site: built on, open, or how it would come out now. */
export function sitesOf({ chart, view, names }: OurScene, province: string): Sentence[] {
  const bears = BUILDINGS.filter((building) => chart.provinces[province]?.[building]);
  return bears.map((building) => {
    const site = view.sites.find(
      (each) => each.province === province && each.building === building,
    );
    const owner = building === "city" ? view.cities[province] : undefined;
    return site ? contested(site, names) : free(building, owner, names);
  });
}

function free(building: Building, owner: number | undefined, names: string[]): Sentence {
  if (owner !== undefined)
    return { key: "web-atg-site-taken", values: { name: names[owner] ?? "" } };
  return { key: `web-atg-site-open-${building}` };
}

function contested(
  { building, contenders, winner, price, points }: Site,
  names: string[],
): Sentence {
  const bids = contenders.map(({ seat, cubes }) => `${names[seat] ?? ""} ${cubes}`).join(", ");
  if (winner < 0) return { key: `web-atg-site-nobody-${building}`, values: { bids } };
  const values = { bids, name: names[winner] ?? "", price, points };
  return { key: `web-atg-site-won-${building}`, values };
}
