/** The tutorial of Alexandros: the rulebooks' own figures, on the standard board. */
import { circle } from "../../tutorial/narrowed";
import type { Script, Spot, Tutorial } from "../../tutorial/types";
import { triangle } from "./geometry";
import script from "./tutorial.json";
import type { Chart } from "./types";

const SPACE = 45; // pixels of the sheet around the middle of a space
const POINT = 34; // and around a point

function spot(board: unknown, name: string): Spot | null {
  const chart = board as Chart;
  const space = chart.spaces[name];
  const point = chart.points[name];
  if (!space) return point ? circle(point, POINT) : null;
  const shape = triangle(chart, name);
  return { box: circle(space.at, SPACE).box, shape, ring: shape };
}

const tutorial: Tutorial = { script: script as Script, spot };

export default tutorial;
