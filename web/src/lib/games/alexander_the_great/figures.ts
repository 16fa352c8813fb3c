/** Figures for the rules of Alexander the Great: provinces and ways of the first region. */
import { around } from "../../tutorial/narrowed";
import type { Figures } from "../figures";
import type { Box } from "../types";

/** The provinces that a section is about, by the section. */
const DRAWINGS: Record<string, string[]> = {
  board: ["macedonia", "thrace", "chersonese"],
  march: ["macedonia", "thrace", "getae"],
  build: ["boeotia", "thessaly"],
  "score-armies": ["thessaly"],
  "score-temples": ["illyria", "thessaly", "getae"],
  "region-end": ["thrace", "chersonese"],
};
const MARGIN = 50;

const figures: Figures = (chart, section) => {
  const names = DRAWINGS[section];
  if (!names || chart.game !== "alexander_the_great") return null;
  const lands = names.map((name) => chart.provinces[name]).filter((land) => land !== undefined);
  const links = chart.links.filter(({ a, b }) => names.includes(a) && names.includes(b));
  const boxes = lands.map(({ mark: [x, y, width, height] }): Box => {
    return [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
  });
  const box = around(boxes);
  return box && { box, lit: lands.map(({ shape }) => shape), ways: links.map(({ path }) => path) };
};

export default figures;
