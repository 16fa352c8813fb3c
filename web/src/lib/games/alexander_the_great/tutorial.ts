/** The tutorial of Alexander the Great: the rulebook's examples, in the first region. */
import type { Described } from "../../table/types";
import { circle } from "../../tutorial/narrowed";
import type { Script, Spot, Tutorial } from "../../tutorial/types";
import type { Box } from "../types";
import { passagesOf } from "./passages";
import script from "./tutorial.json";
import type { Chart } from "./types";

const MARGIN = 6;
const SYMBOL = "symbol "; // and the number of a region

/** Leave only the arrows over which somebody is to march; of a split tell which one is wanted. */
function narrow(described: Described, wanted: readonly string[]): Described | null {
  if (described.kind !== "move") return { ...described, wanted: wanted[0] };
  const passages = passagesOf(described).filter(({ source, target }) =>
    wanted.some((action) => action.startsWith(`move ${source} ${target} `)),
  );
  return wanted.length > 0 ? { ...described, passages } : null;
}

function spot(board: unknown, name: string): Spot | null {
  const chart = board as Chart;
  const region = name.startsWith(SYMBOL) && chart.regions[Number(name.slice(SYMBOL.length)) - 1];
  if (region) return circle(region.symbol, 30);
  const province = chart.provinces[name];
  if (!province) return null;
  return { box: province.mark, shape: province.shape, ring: pill(province.mark) };
}

/** Return a line around the tablet of a province. */
function pill([x, y, width, height]: Box): string {
  const radius = height / 2 + MARGIN;
  const end = `a${radius} ${radius} 0 0 1 0`;
  const length = width - height;
  return `M${x + height / 2} ${y - MARGIN}h${length}${end} ${2 * radius}h${-length}${end} ${-2 * radius}Z`;
}

const tutorial: Tutorial = { script: script as Script, spot, narrow };

export default tutorial;
