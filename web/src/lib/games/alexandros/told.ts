/** What an event tells of, as shapes on the sheet. */
import { line, outline, triangle } from "./geometry";
import { happened, type Chart, type Happened, type OurScene } from "./types";
import type { GameEvent } from "../../table/types";

export function shapes({ view, chart }: OurScene, event: GameEvent): string[] {
  const told = happened(event);
  if (told.path) return [line(chart, told.path)];
  const lands = told.parts?.map((part) => part.province) ?? (told.province ? [told.province] : []);
  return [...lands.map((land) => landOf(view.provinces, chart, land)), ...spaces(chart, told)];
}

/** The land may have been divided since then: then its first space stands for it. */
function landOf(provinces: OurScene["view"]["provinces"], chart: Chart, name: string): string {
  const part = provinces.find((each) => each.province === name);
  return part && provinces.length > 1 ? outline(chart, part.spaces) : triangle(chart, name, 0.9);
}

function spaces(chart: Chart, { space, guards }: Happened): string[] {
  const named = [...(space ? [space] : []), ...(guards ?? [])];
  return named.map((each) => triangle(chart, each, 0.9)).filter(Boolean);
}
