/** What the window shows: the plates of the region in play, as large as they fit. */
import { framed, type Insets, type Size } from "../../board/camera";
import type { Box } from "../types";
import { awardedNow, isAwarding } from "./awards";
import { sum } from "./marches";
import { played } from "./played";
import { layoutOf, type Layout } from "./plates/layout";
import { rest } from "./rest.svelte";
import type { Chart, OurScene } from "./types";

const PHONE = 720; // pixels
const SPARE = 1.12; // times what is framed
const NEAREST = 1.4; // pixels of the screen per unit of the sheet, at the end
const LOW = 320; // pixels: a board that is lower has no room for plates
const FAR = 0.82; // of the scale at which plates fit: below it they would overlap

/**
 * Return how plates lie in a window: the same in all turns of a region. A small picture of the
 * board has none: its pieces stand on the map.
 */
export function platesOf(scene: OurScene, window: Size): Layout | null {
  const { isFigure = false } = scene;
  if (isFigure && window[1] < LOW) return null;
  const view = played(scene.view, scene.past);
  const region = rest.ended(scene)?.region ?? view.turn.region;
  const isLesson = scene.allows !== undefined;
  return layoutOf(scene.chart, { region, seats: view.seats.length, window, isFigure, isLesson });
}

/** Say whether all regions are shown as they are at the end. */
export function isAll(scene: OurScene): boolean {
  return isAwarding(scene) || scene.view.turn.phase === "over";
}

export function camera(scene: OurScene, window: Size, insets: Insets): Box | null {
  if (!isAll(scene)) return platesOf(scene, window)?.camera ?? null;
  if (window[0] <= PHONE) return atEnd(scene, window, insets);
  return isAwarding(scene) ? wholly(scene.chart, window, insets) : null;
}

/** The whole map, as large as it fits: there is nothing else to look at. */
function wholly({ size: [across, down] }: Chart, window: Size, insets: Insets): Box {
  const part = 1 / SPARE; // `framed` leaves a margin
  const [wide, high] = [across * part, down * part];
  return framed([(across - wide) / 2, (down - high) / 2, wide, high], window, insets, NEAREST);
}

/** On a phone the whole map would be a stamp: it shows the region whose award is given. */
function atEnd(scene: OurScene, window: Size, insets: Insets): Box {
  const region = scene.chart.regions[awardedNow(scene) - 1];
  const near = region && framed(region.box, window, insets, NEAREST);
  const across = scene.chart.size[0];
  // Where panels leave little room, the region would be shown from so far that the map ends.
  const [x, y, wide, high] = near && near[2] <= across ? near : filled(scene, window, insets);
  return [Math.max(0, Math.min(x, across - wide)), y, wide, high];
}

/** Return what a window shows of the map when it fills it: around most buildings. */
function filled({ chart, view }: OurScene, [width, height]: Size, insets: Insets): Box {
  const [left, top, across, down] = chart.inside;
  const scale = Math.max((height - insets.top - insets.bottom) / down, width / chart.size[0]);
  const built = [view.cities, ...view.temples].flatMap((each) => Object.keys(each));
  const spots = built.flatMap((id) => chart.provinces[id]?.at[0] ?? []);
  const middle = spots.length > 0 ? sum(spots) / spots.length : left + across / 2;
  return [middle - width / scale / 2, top - insets.top / scale, width / scale, height / scale];
}

/** Say whether the board is near enough for plates. */
export function isNear(layout: Layout, scale: number): boolean {
  return scale >= layout.scale * FAR;
}
