/** The tutorial of Alexandros: the figures of the rulebooks, on the standard board. */
import { circle } from "../../tutorial/narrowed";
import type { Script, Spot, Tutorial } from "../../tutorial/types";
import type { GameChart } from "../../table/types";
import { triangle } from "./geometry";
import script from "./tutorial.json";

const SPACE = 45; // pixels of the sheet around the centre of a space
const POINT = 34; // and around a point

function spot(chart: GameChart, name: string): Spot | null {
  if (chart.game !== "alexandros") return null;
  const space = chart.spaces[name];
  const point = chart.points[name];
  if (!space) return point ? circle(point, POINT) : null;
  const shape = triangle(chart, name);
  return { box: circle(space.at, SPACE).box, shape, ring: shape };
}

const tutorial: Tutorial = { script: script satisfies Script, spot };

export default tutorial;
