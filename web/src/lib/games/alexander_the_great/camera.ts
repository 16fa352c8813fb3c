/** What the window shows: the plates of the region in play, as large as they fit. */
import type { Insets, Size } from "../../board/camera";
import type { Box } from "../types";
import { played } from "./played";
import { layoutOf, type Layout } from "./plates/layout";
import { rest } from "./rest.svelte";
import { stagedIn } from "./scoring";
import { START, type OurScene, type Point, type View } from "./types";

const NEAREST = 1.9; // pixels of the screen per unit of the sheet, where a contest is staged
const NEARER = 1.35; // than the region, at most
const HIGH = 0.36; // of the window: where the site of a contest lies
const [TOP, FOOT] = [100, 120]; // pixels at the upper and lower edge that panels may cover
const FAR = 0.82; // of the scale at which plates fit: below it they would overlap

/** Return how plates lie in a window. */
export function platesOf(scene: OurScene, window: Size, insets: Insets): Layout | null {
  const view = played(scene.view, scene.past);
  const { phase, region } = view.turn;
  const ended = rest.ended(scene);
  const isFolded = isEmpty(scene);
  return layoutOf(scene.chart, {
    region: ended?.region ?? region,
    seats: view.seats.length,
    window,
    insets,
    isFolded,
    hasScreen: phase === "allocate" || phase === "redistribute",
    hasCamp: !isFolded && !ended && isCampUsed(view),
  });
}

/** Until all screens are lifted nobody is on the board: plates need no slots. */
export function isEmpty(scene: OurScene): boolean {
  const { phase } = played(scene.view, scene.past).turn;
  const isLifted = scene.past.some(({ kind }) => kind === "Revealed");
  return phase === "allocate" && !isLifted && rest.ended(scene) === null;
}

/** The symbol may be left out as soon as nobody can stand there any more. */
function isCampUsed({ turn, armies }: View): boolean {
  return turn.round === 1 || armies.some((each) => (each[START] ?? 0) > 0);
}

export function isAll(scene: OurScene): boolean {
  const kind = scene.beat?.event.kind;
  return kind === "AwardWon" || kind === "Halved" || scene.view.turn.phase === "over";
}

export function camera(scene: OurScene, window: Size, insets: Insets): Box | null {
  if (isAll(scene)) return null;
  const layout = platesOf(scene, window, insets);
  const site = layout?.anchors[stagedIn(scene)];
  return layout && site
    ? stage(layout, site, window, scene.chart.inside)
    : (layout?.camera ?? null);
}

/** The camera comes nearer to a site at which bid stands against bid. */
function stage({ scale }: Layout, [x, y]: Point, [width, height]: Size, inside: Box): Box {
  const near = Math.max(scale, Math.min(NEAREST, scale * NEARER));
  const [wide, high] = [width / near, height / near];
  return [
    within(x - wide / 2, wide, inside[0], inside[2]),
    within(y - high * HIGH, high, inside[1] - TOP / near, inside[3] + (TOP + FOOT) / near),
    wide,
    high,
  ];
}

/** Keep a stretch inside another; if it is longer, in the middle of it. */
function within(start: number, length: number, least: number, room: number): number {
  if (length >= room) return least + (room - length) / 2;
  return Math.max(least, Math.min(start, least + room - length));
}

/** Say whether the board is near enough for plates. */
export function isNear(layout: Layout, scale: number): boolean {
  return scale >= layout.scale * FAR;
}
