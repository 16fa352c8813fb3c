/** The tutorial of Alexandros: the figures of the rulebooks, on the standard board. */
import { circle } from "../../tutorial/narrowed";
import type { Script, Spot, Tutorial } from "../../tutorial/types";
import type { GameChart } from "../../table/types";
import { triangle } from "./geometry";
import script from "./tutorial.json";

const SPACE = 45; // pixels of the sheet around the centre of a space
const POINT = 34; // and around a point
const FIGURE = "figure "; // followed by the point that it stands on
const TALL = 96; // pixels of the sheet: a figure, from its head to below its foot

function spot(chart: GameChart, name: string): Spot | null {
  if (chart.game !== "alexandros") return null;
  const foot = name.startsWith(FIGURE) && chart.points[name.slice(FIGURE.length)];
  if (foot) return circle([foot[0], foot[1] - TALL / 3], TALL / 2);
  const space = chart.spaces[name];
  const point = chart.points[name];
  if (!space) return point ? circle(point, POINT) : null;
  const shape = triangle(chart, name);
  return { box: circle(space.at, SPACE).box, shape, ring: shape };
}

const tutorial: Tutorial = { script: script satisfies Script, spot };

export default tutorial;
