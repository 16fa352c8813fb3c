/** How a line of actions looks on the sheet: where groups go, and where somebody tries to build. */
import type { Drawn, Scene } from "../types";
import { circle } from "./geometry";
import type { Building, Chart, View } from "./types";
import { wayPoints } from "./ways";

const SITE = 15; // pixels around the place of a building

/** Splits and places in the order of play have no place on the sheet. */
export function drawn(scene: Scene, actions: readonly string[]): Drawn {
  const chart = scene.chart as Chart | undefined;
  if (!chart) return { ways: [], marks: [] };
  const { turn } = scene.view as View;
  const told = actions.map((action) => action.split(" "));
  const moves = told.filter(([verb]) => verb === "move");
  return {
    ways: moves.map(([, from = "", to = ""]) => wayPoints(chart, turn.region, from, to)),
    marks: told.flatMap(([verb = "", province = ""]) => site(chart, verb, province)),
  };
}

function site(chart: Chart, verb: string, province: string): string[] {
  const slot = chart.provinces[province]?.slots[verb as Building];
  return slot ? [circle(slot, SITE)] : [];
}
