/** What the window shows: the plates of the region in play, as large as they fit. */
import type { Size } from "../../board/camera";
import type { Box } from "../types";
import { played } from "./played";
import { layoutOf, type Layout } from "./plates/layout";
import { rest } from "./rest.svelte";
import type { OurScene } from "./types";

const FAR = 0.82; // of the scale at which plates fit: below it they would overlap

/** Return how plates lie in a window: the same in all turns of a region. */
export function platesOf(scene: OurScene, window: Size): Layout | null {
  const view = played(scene.view, scene.past);
  const region = rest.ended(scene)?.region ?? view.turn.region;
  return layoutOf(scene.chart, { region, seats: view.seats.length, window });
}

/** Say whether the final awards are being given. */
export function isAwarding({ beat, past }: Pick<OurScene, "beat" | "past">): boolean {
  const kind = beat?.event.kind;
  if (kind === "Ended") return past.some((event) => event.kind === "ProvinceScored" || event.kind === "AwardWon"); // prettier-ignore
  return kind === "AwardWon" || kind === "Halved";
}

export function isAll(scene: OurScene): boolean {
  return isAwarding(scene) || scene.view.turn.phase === "over";
}

export function camera(scene: OurScene, window: Size): Box | null {
  return isAll(scene) ? null : (platesOf(scene, window)?.camera ?? null);
}

/** Say whether the board is near enough for plates. */
export function isNear(layout: Layout, scale: number): boolean {
  return scale >= layout.scale * FAR;
}
