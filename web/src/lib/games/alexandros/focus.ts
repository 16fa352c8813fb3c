/** What to show: what matters now, and every target of the decision that is due. */
import type { Box } from "../types";
import { aim } from "./aim.svelte";
import { placesOf } from "./events";
import { at, boxOf } from "./geometry";
import { marchesOf } from "./marching";
import { claims, pointsNamed, spacesNamed } from "./press";
import type { Chart, Event, OurScene, Province, Spot } from "./types";

const NEAR = 420; // units of the sheet: the least that is shown
const FARTHEST = 0.8; // pixels per unit: what does not matter most is left out rather than smaller
const NEARBY = 1.45; // and what is only good to see, rather than farther than this
const PHONE = 720; // pixels
const MANY = 10; // spaces: so large a province has a large bubble
const PIECE = 78; // units above a place, for the figure that stands there
const AROUND = 26; // and around it

/** Return the part of the sheet to show. */
export function focus(scene: OurScene): Box | null {
  const claimed = scene.view.provinces.find(({ province }) => province === aim.claim);
  if (claimed && isPhone()) return aboveBubble(scene.chart, claimed);
  const needed = scene.beat ? moving(scene) : targets(scene);
  const box = grown(around(needed), NEAR);
  if (scene.beat) return box;
  return withMore(withMore(box, guardsBack(scene), FARTHEST), lands(scene), NEARBY);
}

/** On a phone the bubble of a claim takes the lower half, or more: its land is shown above it. */
function aboveBubble(chart: Chart, { spaces }: Province): Box {
  const [x, y, wide, high] = grown(boxOf(chart, spaces), NEAR * 0.7);
  return [x, y - PIECE / 2, wide, (high + PIECE / 2) * (spaces.length > MANY ? 2.8 : 2.1)];
}

/** Return what must be in sight: Alexander, and every target. */
function targets(scene: OurScene): Box[] {
  const { view, chart, legal } = scene;
  const steps = legal.filter((action) => /^(space|guard) /.test(action));
  const marches = marchesOf(scene);
  const points = [
    ...(view.turn.marching?.path ?? []),
    ...pointsNamed(legal).keys(),
    ...marches.map(({ point }) => point),
  ];
  const spaces = [...spacesNamed(steps).keys(), ...marches.map(({ space }) => space)];
  const lands = view.provinces.filter((part) => claims(legal, part).length > 0);
  return [
    figure(at(chart, view.alexander)),
    ...points.map((point) => corner(at(chart, point))),
    ...spaces.map((space) => boxOf(chart, [space])),
    ...lands.map((part) => boxOf(chart, part.spaces)),
  ];
}

/** Return guards that can be taken back: in sight, if there is room. */
function guardsBack({ chart, legal }: OurScene): Box[] {
  const back = legal.filter((action) => action.startsWith("retrieve "));
  return [...spacesNamed(back).keys()].map((space) => boxOf(chart, [space]));
}

/** Return provinces that are good to see, as long as the board stays near. */
function lands({ view, chart, me }: OurScene): Box[] {
  const known = view.provinces.filter((part) => isClosed(view.provinces, part));
  return known
    .filter(({ owner }) => owner < 0 || owner === me)
    .map((part) => boxOf(chart, part.spaces));
}

function isClosed(provinces: readonly Province[], part: Province): boolean {
  return provinces.length > 1 && !part.is_open;
}

/** Return what moves, and where to. */
function moving({ view, chart, beat, past }: OurScene): Box[] {
  const events = [...past, ...(beat ? [beat.event] : [])];
  const paths = events.flatMap((event) => placesOf(event).path ?? []);
  const points = [view.alexander, ...paths].map((point) => figure(at(chart, point)));
  const named = beat ? placesNamed(beat.event) : [];
  const lands = view.provinces.filter(({ province }) => named.includes(province));
  return [
    ...points,
    ...named.flatMap((space) => (chart.spaces[space] ? [boxOf(chart, [space])] : [])),
    ...lands.map((part) => boxOf(chart, part.is_open ? [part.province] : part.spaces)),
  ];
}

/** Return the spaces and provinces that an event names. */
function placesNamed(event: Event): string[] {
  if (event.kind === "TaxesLevied") {
    return event.incomes.filter(({ points }) => points > 0).map(({ province }) => province);
  }
  return [
    ...("space" in event ? [event.space] : []),
    ...("province" in event ? [event.province] : []),
  ];
}

function figure([x, y]: Spot): Box {
  return [x - AROUND, y - PIECE, 2 * AROUND, PIECE + AROUND];
}

function corner([x, y]: Spot): Box {
  return [x - AROUND, y - AROUND, 2 * AROUND, 2 * AROUND];
}

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , wide]) => x + wide));
  const bottom = Math.max(...boxes.map(([, y, , high]) => y + high));
  return [left, top, right - left, bottom - top];
}

/** Widen a small box, so that its surroundings are seen too. */
function grown([x, y, wide, high]: Box, least: number): Box {
  const [across, down] = [Math.max(0, least - wide), Math.max(0, least * 0.7 - high)];
  return [x - across / 2, y - down / 2, wide + across, high + down];
}

/** Add one thing after the other, as long as the window shows all of them near enough. */
function withMore(box: Box, more: readonly Box[], least: number): Box {
  const most = windowSize();
  const ranked = [...more].sort((one, other) => far(box, one) - far(box, other));
  return ranked.reduce((all, next) => {
    const [, , wide, high] = around([all, next]);
    return wide * least <= most[0] && high * least <= most[1] ? around([all, next]) : all;
  }, box);
}

function far([x, y, wide, high]: Box, [a, b, width, height]: Box): number {
  return Math.hypot(x + wide / 2 - a - width / 2, y + high / 2 - b - height / 2);
}

function isPhone(): boolean {
  return typeof innerWidth === "number" && innerWidth <= PHONE;
}

/** Return about how much of the window is free of panels. */
function windowSize(): [number, number] {
  if (typeof innerWidth !== "number") return [1000, 600];
  return innerWidth <= 720
    ? [innerWidth - 70, innerHeight - 290]
    : [innerWidth - 90, innerHeight - 325];
}
