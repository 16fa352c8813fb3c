/** What the window shows: the plates of the region in play, as large as they fit. */
import { framed, scaled, type Insets, type Size } from "../../board/camera";
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
const [SIDE, SIDES] = [34, 0.14]; // around the places of a small picture: pixels, at most this part
const [ABOVE, BELOW] = [14, 30]; // pixels
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

/** Return what a picture without plates shows: all places of the region, with what stands there. */
function pictured(scene: OurScene, window: Size, insets: Insets): Box | null {
  const { chart, isFigure = false } = scene;
  const region = chart.regions[played(scene.view, scene.past).turn.region - 1];
  const spots = region?.provinces.flatMap((id) => chart.provinces[id]?.at ?? []) ?? [];
  if (!isFigure || spots.length === 0) return null;
  const [xs, ys] = [spots.filter((_, at) => at % 2 === 0), spots.filter((_, at) => at % 2)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const size: Size = [Math.max(...xs) - left, Math.max(...ys) - top];
  const side = Math.min(SIDE, window[0] * SIDES);
  const room = { top: insets.top + ABOVE, right: side, bottom: BELOW, left: side };
  const all = framed([left, top, ...size], window, room, NEAREST);
  const middle: Size = [left + size[0] / 2, top + size[1] / 2];
  const across = chart.size[0]; // little of the table is shown beside the map
  const [x, y, wide, high] = scaled(all, Math.min(1, across / all[2]), middle);
  return [Math.max(0, Math.min(x, across - wide)), y, wide, high];
}

/** Say whether all regions are shown as they are at the end. */
export function isAll(scene: OurScene): boolean {
  return isAwarding(scene) || scene.view.turn.phase === "over";
}

export function camera(scene: OurScene, window: Size, insets: Insets): Box | null {
  if (!isAll(scene)) return platesOf(scene, window)?.camera ?? pictured(scene, window, insets);
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
