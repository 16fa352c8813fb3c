/** The places of an event, as shapes on the sheet: its provinces. */
import { placesIn } from "./events";
import type { Event, OurScene } from "./types";

export function shapes({ chart }: OurScene, event: Event): string[] {
  return placesIn(event).flatMap((id) => chart.provinces[id]?.shape ?? []);
}
