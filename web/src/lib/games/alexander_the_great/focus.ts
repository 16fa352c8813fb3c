/** The part of the sheet to show: the current region. */
import type { Box } from "../types";
import { campsOf, CAMP, campName } from "./camps";
import { boxAround, union } from "./geometry";
import { played } from "./played";
import { rest } from "./rest.svelte";
import { START, type Chart, type OurScene, type Region, type View } from "./types";

export function focus(scene: OurScene): Box | null {
  const { chart } = scene;
  const view = played(scene.view, scene.past);
  const isAward = scene.beat?.event.kind === "AwardWon";
  if (view.turn.phase === "over" || isAward) return null;
  const ended = rest.ended(scene);
  const region = chart.regions[(ended?.region ?? view.turn.region) - 1];
  return region ? regionBox(chart, region, !ended && isSymbolUsed(view)) : null;
}

/** The symbol can be far away: it is shown only as long as armies may stand there. */
function isSymbolUsed({ turn, armies }: View): boolean {
  return turn.round === 1 || armies.some((each) => (each[START] ?? 0) > 0);
}

/** Return the box of the tablets, names and camps of a region. */
export function regionBox(chart: Chart, region: Region, hasSymbol: boolean): Box {
  const camps = campsOf(chart);
  const symbol = hasSymbol ? [campName(START, region.number)] : [];
  const names = [...region.provinces, ...symbol];
  const spots = names.flatMap((name) => [camps.get(name)].filter((spot) => spot !== undefined));
  return union([
    ...region.provinces.flatMap((id) => {
      const province = chart.provinces[id];
      return province ? [province.mark, province.label.box] : [];
    }),
    ...spots.map((spot) => boxAround(spot, ...CAMP)),
    ...(hasSymbol ? [boxAround(region.symbol, 44, 44)] : []),
  ]);
}
