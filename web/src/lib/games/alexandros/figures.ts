/** Figures for the rules of Alexandros: the examples of its lessons, on the standard board. */
import { around } from "../../tutorial/narrowed";
import type { Figure, Figures } from "../figures";
import type { Box } from "../types";
import { triangle } from "./geometry";
import type { Chart } from "./types";

interface Drawing {
  spaces: string; // what it is about
  walls?: string;
  way?: string; // points
  alexander?: string; // a point
}

const FIRST = "b2-c3 c3-d3 d3-e3"; // the walls of the first march
const ENCLOSED = "b2u c2d c3u d2d"; // what they enclose
const LARGE = "h1u h1d h2u h2d h3u i1d i2u i2d i3u i3d j1d j2u j2d j3u";

const DRAWINGS: Record<string, Drawing> = {
  aim: { spaces: ENCLOSED, walls: FIRST, alexander: "e3" },
  march: { spaces: "d2d", way: "b2 c3 d3 e3", alexander: "b2" },
  nearest: { spaces: "b3u e5d c5u", walls: FIRST, alexander: "e3" },
  path: { spaces: "c5u", walls: FIRST, way: "e3 d3 d4 c5", alexander: "e3" },
  provinces: { spaces: "b2d b3u b3d b4u c3d c4u c4d", walls: `${FIRST} d3-d4 c5-d4` },
  occupy: { spaces: ENCLOSED, walls: `${FIRST} d3-d4 c5-d4`, alexander: "c5" },
  "take-over": { spaces: LARGE },
};

const MARGIN = 40;

const figures: Figures = (chart, section) => {
  const drawing = DRAWINGS[section];
  if (!drawing || chart.game !== "alexandros") return null;
  return isThere(chart, drawing) ? drawn(chart, drawing) : null;
};

/** A board of one's own may lack these places. */
function isThere(chart: Chart, { spaces, walls = "", way = "", alexander = "" }: Drawing): boolean {
  const points = names(`${walls.replaceAll("-", " ")} ${way} ${alexander}`);
  return (
    points.every((name) => name in chart.points) && names(spaces).every((s) => s in chart.spaces)
  );
}

function drawn(chart: Chart, { spaces, walls = "", way = "", alexander }: Drawing): Figure {
  const line = (points: string[]): string =>
    `M${points.map((point) => chart.points[point]?.join(" ")).join("L")}`;
  const corners = names(spaces).flatMap((space) => chart.spaces[space]?.corners ?? []);
  const boxes = [...corners, ...names(`${walls.replaceAll("-", " ")} ${way}`)].map((point): Box => {
    const [x, y] = chart.points[point] ?? [0, 0];
    return [x - MARGIN, y - MARGIN, 2 * MARGIN, 2 * MARGIN];
  });
  const gold = alexander === undefined ? undefined : chart.points[alexander];
  return {
    box: around(boxes) ?? [0, 0, 1, 1],
    lit: names(spaces).map((space) => triangle(chart, space)),
    walls: names(walls).map((wall) => line(wall.split("-"))),
    ways: way ? [line(names(way))] : [],
    ...(gold ? { gold } : {}),
  };
}

function names(listed: string): string[] {
  return listed.split(" ").filter(Boolean);
}

export default figures;
