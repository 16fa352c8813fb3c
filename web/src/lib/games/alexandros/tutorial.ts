/** The tutorial of Alexandros: the rulebooks' own figures, on the standard board. */
import type { Script, Tutorial } from "../../tutorial/types";
import type { Box } from "../types";
import script from "./tutorial.json";
import type { Chart, Spot } from "./types";

const SIDE = 84; // pixels of the sheet around a space
const DOT = 62; // and around a point

function around([x, y]: Spot, size: number): Box {
  return [x - size / 2, y - size / 2, size, size];
}

const tutorial: Tutorial = {
  script: script as Script,
  spot: (board, name) => {
    const chart = board as Chart;
    const space = chart.spaces[name];
    const point = chart.points[name];
    if (space) return around(space.at, SIDE);
    return point ? around(point, DOT) : null;
  },
};

export default tutorial;
