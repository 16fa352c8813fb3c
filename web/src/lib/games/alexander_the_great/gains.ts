/** What each seat scored in a region, and where: added up from the events. */
import type { Building, Event, Happened } from "./types";

export interface Gain {
  points: number;
  places: Map<string, number>; // names of provinces, and how often each scored
}

export const SOURCES = ["army", "temple", "city"] as const;
export type Gains = Record<(typeof SOURCES)[number], Gain> & {
  total: number;
  failed: { building: Building; name: string }[]; // attempts that came to nothing
};

/** Return the gains of all seats in the region that an event ended. */
export function gainsOf(events: readonly Event[], ended: Event, seats: number): Gains[] {
  const gains = Array.from({ length: seats }, none);
  for (const event of within(events, ended)) {
    if (event.kind === "ProvinceScored") add(gains, "army", event);
    else if (event.kind === "Built") add(gains, event.building, event);
    for (const seat of losers(event)) fail(gains[seat], event);
  }
  return gains;
}

/** Return the events between the beginning and the end of a region. */
function within(events: readonly Event[], ended: Event): Event[] {
  const before = events.slice(0, events.indexOf(ended));
  const start = before.findLastIndex(({ kind }) => kind === "RegionBegan");
  return before.slice(start + 1);
}

function losers(event: Event): number[] {
  if (event.kind === "NotBuilt") return event.seats;
  return event.kind === "Built" ? event.rivals : [];
}

function fail(gains: Gains | undefined, event: Event): void {
  if (event.kind !== "NotBuilt" && event.kind !== "Built") return;
  gains?.failed.push({ building: event.building, name: event.province.name });
}

function add(
  all: readonly Gains[],
  source: (typeof SOURCES)[number],
  { seat, points, province }: Happened<"ProvinceScored" | "Built">,
): void {
  const gains = all[seat];
  if (!gains) return;
  const gain = gains[source];
  gain.points += points;
  gain.places.set(province.name, (gain.places.get(province.name) ?? 0) + 1);
  gains.total += points;
}

function none(): Gains {
  const gain = (): Gain => ({ points: 0, places: new Map() });
  return { army: gain(), temple: gain(), city: gain(), total: 0, failed: [] };
}
