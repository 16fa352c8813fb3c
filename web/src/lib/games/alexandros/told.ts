/** The places of an event, as shapes on the sheet. */
import { placesOf } from "./events";
import { line, outline, triangle } from "./geometry";
import type { Event, OurScene } from "./types";

export function shapes({ view, chart }: OurScene, event: Event): string[] {
  const { path, lands = [], spaces = [] } = placesOf(event);
  if (path) return [line(chart, path)];
  const named = spaces.map((each) => triangle(chart, each, 0.9)).filter(Boolean);
  return [...lands.map((land) => landOf(view, chart, land)), ...named];
}

/** If the land has been divided since, its first space stands for it. */
function landOf({ provinces }: OurScene["view"], chart: OurScene["chart"], name: string): string {
  const part = provinces.find((each) => each.province === name);
  return part && provinces.length > 1 ? outline(chart, part.spaces) : triangle(chart, name, 0.9);
}
