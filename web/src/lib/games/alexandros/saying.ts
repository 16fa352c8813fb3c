/** Provinces, places and cards in words. */
import { say } from "../../words/words.svelte";
import { counted } from "./cards";
import type { Shown } from "./changes";
import { cornerSide, type Corner } from "./marching";
import type { Chart, OurScene, Province, Symbol, View } from "./types";

/** Return cards or symbols with their counts, as a list in words. */
export function symbolWords(symbols: readonly (Symbol | "")[]): string {
  const kinds = counted(symbols).map(([symbol, count]) =>
    count > 1
      ? say("cards-of", { count, card: { key: `symbol-${symbol}` } })
      : say(`symbol-${symbol}`),
  );
  return kinds.length > 0 ? kinds.join(", ") : say("card-none");
}

/** Return everything about a province in one sentence. */
export function provinceWords(scene: OurScene, shown: Shown, part: Province): string {
  const symbols = part.spaces.map((space) => scene.chart.spaces[space]?.symbol ?? "");
  const values = {
    where: noted(landCalled(scene.chart, part), part.province),
    value: part.value,
    symbols: symbolWords(symbols),
    guards: guardsIn(shown, part).length,
    name: scene.names[part.owner] ?? "",
  };
  if (part.owner < 0) return say("web-alx-province-free", values);
  const words = say("web-alx-province-of", values);
  return isUntaxed(part) ? `${words} ${say("web-alx-no-tax")}` : words;
}

/** Return what ends the match, and how far away it is. */
export function endWords(view: View, goal: number): string {
  const left = say("show-walls", { black: view.black_left, red: view.red_left });
  const last = view.turn.ending ? say("web-alx-last-about") : "";
  return [left, last || say("web-alx-end-about", { points: goal })].join(". ");
}

/** Say whether a levy would leave out a province that somebody holds. */
export function isUntaxed({ owner, tax, value }: Province): boolean {
  return owner >= 0 && tax < value;
}

export function guardsIn(shown: Shown, part: Province): string[] {
  return (shown.guards[part.owner] ?? []).filter((space) => part.spaces.includes(space));
}

/** Return the name of a space, as in the server's sentences. */
export function called(chart: Chart, space: string): string {
  const { place, side } = chart.spaces[space] ?? { place: "", side: "" };
  if (!place) return space;
  return side ? say("place-beside", { place, quarter: { key: `quarter-${side}` } }) : place;
}

/** Return the name of a province: the first place name in it, or else that of its first space. */
export function landCalled(chart: Chart, { province, spaces }: Province): string {
  const inside = new Set(spaces);
  const first = Object.entries(chart.spaces).find(
    ([name, { place, side }]) => inside.has(name) && place !== name && place && !side,
  );
  return called(chart, first?.[0] ?? province);
}

/** Return the name of a space with its notation, for people who type. */
export function placeWords({ chart }: OurScene, space: string): string {
  return noted(called(chart, space), space);
}

function noted(place: string, space: string): string {
  return place === space ? space : say("place", { place, space });
}

/** Return what a corner is called: the space it belongs to, and its direction from there. */
export function cornerWords(chart: Chart, space: string, point: string): string {
  const side = { key: `side-${cornerSide(chart, space, point)}` };
  return say("web-alx-corner", { place: called(chart, space), side });
}

/** Return the cards that lead to a corner, and how many walls it takes. */
export function marchWords({ marches }: Corner): string {
  return marches.map((march) => say("web-alx-march", costOf(march))).join("; ");
}

function costOf({ source, walls }: Corner["marches"][number]): {
  card: { key: string };
  walls: number;
} {
  return { card: { key: `card-${source.split(" ")[1]}` }, walls };
}
