/** Where all points came from: a row for each region, a column for each kind of points. */
import { called, say } from "../../words/words.svelte";
import type { Gained, Sheet, Tick } from "../types";
import type { AnyScene, Event } from "./types";

const KINDS = ["army", "temple", "city", "award"] as const;
type Kind = (typeof KINDS)[number];

export function sheet({ names }: AnyScene, events: Event[]): Sheet {
  const rows = new Map<string, Map<Kind, Gained[]>>();
  let now = ""; // the region that is being played
  for (const event of events) {
    if (event.kind === "RegionBegan") now = called(event.name);
    const found = gained(event);
    if (!found) continue;
    const label = event.kind === "AwardWon" ? whole(event.name) : now;
    const row = rows.get(label) ?? new Map<Kind, Gained[]>();
    rows.set(label, row.set(found.kind, add(row.get(found.kind) ?? [], found)));
  }
  return {
    columns: KINDS.map((kind) => ({ label: say(`web-atg-for-${kind}`) })),
    rows: [...rows].map(([label, row]) => ({
      label,
      cells: KINDS.map((kind) => inOrder(row.get(kind) ?? [], names.length)),
    })),
  };
}

/** Return the name of a region; an award without one is for the whole empire. */
function whole(region: string): string {
  return region ? called(region) : say("web-atg-whole-empire");
}

function gained(event: Event): (Gained & { kind: Kind }) | null {
  if (event.kind === "ProvinceScored") return { ...event, kind: "army" };
  if (event.kind === "Built") return { ...event, kind: event.building };
  return event.kind === "AwardWon" ? { ...event, kind: "award" } : null;
}

/** Return the points of a cell, with more for a seat. */
function add(cell: readonly Gained[], { seat, points }: Gained): Gained[] {
  const before = cell.find((each) => each.seat === seat)?.points ?? 0;
  return [...cell.filter((each) => each.seat !== seat), { seat, points: before + points }];
}

function inOrder(cell: readonly Gained[], seats: number): Gained[] {
  return Array.from({ length: seats }, (_, seat) => cell.find((each) => each.seat === seat)).filter(
    (each) => each !== undefined,
  );
}

export function ticks(events: Event[]): Tick[] {
  return events
    .filter((event) => event.kind === "RegionBegan")
    .map(({ ply = 0, name }) => ({ ply, label: called(name), isSpan: true }));
}
