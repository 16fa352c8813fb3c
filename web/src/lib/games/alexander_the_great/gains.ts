/** What each seat scored in a region, and where: added up from what the server has told. */
import type { GameEvent } from "../../table/types";
import { told, type Told } from "./played";

export interface Gain {
  points: number;
  places: Map<string, number>; // names of provinces, and how often each brought points
}

export const SOURCES = ["army", "temple", "city"] as const;
export type Gains = Record<(typeof SOURCES)[number], Gain> & { total: number };

/** Return the gains of all seats in the region that ended with an event. */
export function gainsOf(events: readonly GameEvent[], ended: Told, seats: number): Gains[] {
  const gains = Array.from({ length: seats }, none);
  for (const event of within(events, ended)) {
    const gain = gains[event.seat];
    const source = event.kind === "ProvinceScored" ? "army" : event.building;
    if (gain && isGain(event)) add(gain, source, event);
  }
  return gains;
}

/** Return what was told between the beginning and the end of a region. */
function within(events: readonly GameEvent[], ended: Told): Told[] {
  const before = events.slice(
    0,
    events.findIndex((event) => event === ended),
  );
  const start = before.findLastIndex(({ kind }) => kind === "RegionBegan");
  return before.slice(start + 1).map(told);
}

function isGain({ kind }: Told): boolean {
  return kind === "ProvinceScored" || kind === "Built";
}

function add(gains: Gains, source: (typeof SOURCES)[number], { points, province }: Told): void {
  const gain = gains[source];
  gain.points += points;
  gain.places.set(province.name, (gain.places.get(province.name) ?? 0) + 1);
  gains.total += points;
}

function none(): Gains {
  const gain = (): Gain => ({ points: 0, places: new Map() });
  return { army: gain(), temple: gain(), city: gain(), total: 0 };
}
