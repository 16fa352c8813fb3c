/** The words for an action that is not listed: composed on the page, or further ahead. */
import type { Sentence } from "../../table/types";
import { sum } from "./passages";
import { START, type Building, type Chart, type OurScene } from "./types";

export function label({ chart }: OurScene, action: string): Sentence | null {
  const [verb, ...words] = action.split(" ");
  if (verb === "stop") return { key: "atg-do-stop" };
  if (verb === "split") return split(words);
  if (verb === "temple" || verb === "city") return site(chart, verb, words);
  return verb === "move" ? move(chart, words) : null;
}

function split(words: string[]): Sentence {
  const [order = 0, army = 0, temple = 0, city = 0] = words.map(Number);
  return { key: "atg-do-split", values: { order, army, temple, city } };
}

function site(chart: Chart, building: Building, [province = ""]: string[]): Sentence {
  return { key: `web-atg-then-${building}`, values: { place: place(chart, province) } };
}

function move(chart: Chart, words: string[]): Sentence {
  const [source = "", target = "", armies = "0", ...rest] = words;
  const price = rest.find((word) => /^[\dtc]+$/.test(word)) ?? "";
  const groups = rest.find((word) => word.includes("@")) ?? "";
  const [temple, city] = [paid(price, "t"), paid(price, "c")];
  return {
    key: "atg-do-move",
    values: {
      armies: Number(armies),
      source: place(chart, source),
      target: place(chart, target),
      price: temple + city,
      temple,
      city,
      tired: tired(groups),
    },
  };
}

function paid(price: string, box: string): number {
  return Number(new RegExp(`(\\d)${box}`).exec(price)?.[1] ?? 0);
}

/** How many of the named armies have already marched. */
function tired(groups: string): number {
  const parts = groups.split(",").filter((part) => part && !part.endsWith("@0"));
  return sum(parts.map((part) => Number(part.split("@")[0])));
}

function place(chart: Chart, id: string): Sentence {
  if (id === START) return { key: "atg-symbol" };
  return { key: "atg-place", values: { place: chart.provinces[id]?.name ?? id } };
}
