/** The part of the sheet to show: the current region. */
import type { Box } from "../types";
import { isAll } from "./camera";
import { rest } from "./rest.svelte";
import { played } from "./played";
import type { OurScene } from "./types";

export function focus(scene: OurScene): Box | null {
  if (isAll(scene)) return null;
  const region = rest.ended(scene)?.region ?? played(scene.view, scene.past).turn.region;
  return scene.chart.regions[region - 1]?.box ?? null;
}
