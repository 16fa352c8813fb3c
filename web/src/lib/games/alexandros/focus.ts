/** What to show: every target of the decision that is due, and the land around it. */
import { around, type Stage } from "../../board/camera";
import type { Box } from "../types";
import { aim } from "./aim.svelte";
import { placesOf } from "./events";
import { at, boxOf } from "./geometry";
import { marchesOf } from "./marching";
import { claims, pointsNamed, spacesNamed } from "./press";
import type { Chart, Event, OurScene, Province, Spot } from "./types";

const PHONE = 720; // pixels
const MANY = 10; // spaces: so large a province has a large bubble
const PIECE = 78; // units above a place, for the figure that stands there
const AROUND = 26; // and around it

/** Return the part of the sheet that must be in sight. */
export function focus(scene: OurScene): Box | null {
  const { view, chart } = scene;
  const claimed = view.provinces.find(({ province }) => province === aim.claim);
  if (claimed && isPhone()) return aboveBubble(chart, claimed);
  const needed = scene.beat ? moving(scene) : targets(scene);
  return around(needed.length > 0 ? needed : [figure(at(chart, view.alexander))]);
}

/** Return the land, and what is good to see on it. */
export function stage(scene: OurScene): Stage {
  const { view, chart } = scene;
  const [x, y, wide, high] = boxOf(chart, Object.keys(chart.spaces));
  const land: Box = [x - AROUND, y - PIECE, wide + 2 * AROUND, high + PIECE + AROUND];
  const wishes = [figure(at(chart, view.alexander)), ...guardsBack(scene), ...lands(scene)];
  return { land, wishes, turn: view.turn.number };
}

/** On a phone the bubble of a claim takes the lower half, or more: its land is shown above it. */
function aboveBubble(chart: Chart, { spaces }: Province): Box {
  const [x, y, wide, high] = boxOf(chart, spaces);
  return [x, y - PIECE / 2, wide, (high + PIECE / 2) * (spaces.length > MANY ? 2.8 : 2.1)];
}

/** Return every target, and Alexander while he marches. */
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
    ...(points.length + spaces.length > 0 ? [figure(at(chart, view.alexander))] : []),
    ...points.map((point) => corner(at(chart, point))),
    ...spaces.map((space) => boxOf(chart, [space])),
    ...lands.map((part) => boxOf(chart, part.spaces)),
  ];
}

/** Return guards that can be taken back. */
function guardsBack({ chart, legal }: OurScene): Box[] {
  const back = legal.filter((action) => action.startsWith("retrieve "));
  return [...spacesNamed(back).keys()].map((space) => boxOf(chart, [space]));
}

/** Return the provinces, whoever holds them: what this turn may be about. */
function lands({ view, chart }: OurScene): Box[] {
  const known = view.provinces.filter((part) => isClosed(view.provinces, part));
  return known.map((part) => boxOf(chart, part.spaces));
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

function isPhone(): boolean {
  return typeof innerWidth === "number" && innerWidth <= PHONE;
}
