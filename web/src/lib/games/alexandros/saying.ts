/** Provinces, places and cards in words. */
import { say } from "../../words/words.svelte";
import { counted } from "./cards";
import type { Shown } from "./shown";
import type { OurScene, Province, Symbol } from "./types";

/** Return cards or symbols with their counts, as a list in words. */
export function symbolWords(symbols: readonly (Symbol | "")[]): string {
  const kinds = counted(symbols).map(([symbol, count]) =>
    count > 1
      ? say("cards-of", { count, card: { key: `symbol-${symbol}` } })
      : say(`symbol-${symbol}`),
  );
  return kinds.length > 0 ? kinds.join(", ") : say("card-none");
}

/** Return all about a province in one sentence. */
export function provinceWords(scene: OurScene, shown: Shown, part: Province): string {
  const symbols = part.spaces.map((space) => scene.chart.spaces[space]?.symbol ?? "");
  const values = {
    where: placeWords(scene, part.province),
    value: part.value,
    symbols: symbolWords(symbols),
    guards: guardsIn(shown, part).length,
    name: scene.names[part.owner] ?? "",
  };
  return say(part.owner >= 0 ? "web-alx-province-of" : "web-alx-province-free", values);
}

export function guardsIn(shown: Shown, part: Province): string[] {
  return (shown.guards[part.owner] ?? []).filter((space) => part.spaces.includes(space));
}

/** Return the name of a space, with that of its place if it has one. */
export function placeWords(scene: OurScene, space: string): string {
  const place = scene.chart.spaces[space]?.place;
  return place ? say("place", { place, space }) : space;
}
