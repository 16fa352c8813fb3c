/** How a line of actions looks on the sheet: where groups go, and where somebody tries to build. */
import type { Drawn } from "../types";
import { circle } from "./geometry";
import { BUILDINGS, type Chart, type OurScene } from "./types";
import { wayPoints } from "./ways";

const SITE = 15; // pixels around the place of a building

/** Splits and places in the turn order have no place on the sheet. */
export function drawn({ chart, view }: OurScene, actions: readonly string[]): Drawn {
  const { turn } = view;
  const told = actions.map((action) => action.split(" "));
  const moves = told.filter(([verb]) => verb === "move");
  return {
    ways: moves.map(([, from = "", to = ""]) => wayPoints(chart, turn.region, from, to)),
    marks: told.flatMap(([verb = "", province = ""]) => site(chart, verb, province)),
  };
}

function site(chart: Chart, verb: string, province: string): string[] {
  const building = BUILDINGS.find((each) => each === verb);
  const slot = building && chart.provinces[province]?.slots[building];
  return slot ? [circle(slot, SITE)] : [];
}
