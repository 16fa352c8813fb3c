/** The tutorial of Alexander the Great: the rulebook's examples, in the first region. */
import type { GameChart, GameChoice } from "../../table/types";
import { circle } from "../../tutorial/narrowed";
import type { Script, Spot, Tutorial } from "../../tutorial/types";
import type { Box } from "../types";
import { draft, HAND } from "./draft.svelte";
import { paidWord } from "./marches";
import { boxesOf, countsIn } from "./splitting";
import script from "./tutorial.json";
import type { March } from "./types";

const BEAT = 350; // milliseconds for each cube of a split that is shown

const MARGIN = 6;
const SYMBOL = "symbol "; // followed by the number of a region

/** Keep only the arrows that the learner is to march along, paid as the lesson wants. */
function narrow(described: GameChoice, wanted: readonly string[]): GameChoice | null {
  if (described.kind !== "move") return described;
  const isWanted = ({ source, target }: { source: string; target: string }): boolean =>
    wanted.some((action) => action.startsWith(`move ${source} ${target} `));
  const isPaid = ({ source, target, price }: March, [temple, city]: readonly [number, number]) =>
    price === 0 ||
    wanted.some((action) => {
      const [, from, to, , paid] = action.split(" ");
      return from === source && to === target && paid === paidWord(temple, city);
    });
  const passages = described.passages.filter(isWanted);
  const marches = described.marches
    .filter((each) => each.way.length === 1 && isWanted(each))
    .map((each) => ({ ...each, payments: each.payments.filter((paid) => isPaid(each, paid)) }));
  return wanted.length > 0 ? { ...described, passages, marches } : null;
}

function spot(chart: GameChart, name: string): Spot | null {
  if (chart.game !== "alexander_the_great") return null;
  const region = name.startsWith(SYMBOL) && chart.regions[Number(name.slice(SYMBOL.length)) - 1];
  if (region) return circle(region.symbol, 30);
  const province = chart.provinces[name];
  if (!province) return null;
  return { box: province.mark, shape: province.shape, ring: pill(province.mark) };
}

/** Return an outline around the tablet of a province. */
function pill([x, y, width, height]: Box): string {
  const radius = height / 2 + MARGIN;
  const end = `a${radius} ${radius} 0 0 1 0`;
  const length = width - height;
  return `M${x + height / 2} ${y - MARGIN}h${length}${end} ${2 * radius}h${-length}${end} ${-2 * radius}Z`;
}

/** A split is shown in its boxes, and stays there: only the button is left to press. */
async function compose(action: string): Promise<boolean> {
  if (boxesOf(action).length === 0) return false;
  const wanted = countsIn(action);
  while (draft.counts.join() !== wanted.join()) {
    await new Promise((resolve) => setTimeout(resolve, BEAT));
    const [from, to] = [1, -1].map((way) =>
      wanted.findIndex((count, at) => ((draft.counts[at] ?? 0) - count) * way > 0),
    );
    draft.carry(from ?? HAND, to ?? HAND);
  }
  return true;
}

const tutorial: Tutorial = { script: script satisfies Script, spot, narrow, compose };

export default tutorial;
