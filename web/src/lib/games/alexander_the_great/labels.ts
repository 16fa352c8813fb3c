/** The words for an action that is not listed: composed on the page, or further ahead. */
import type { Sentence } from "../../table/types";
import { playsOf, THEN } from "../types";
import { ends, sum } from "./marches";
import { START, type Building, type Chart, type OurScene } from "./types";

export function label(scene: OurScene, action: string): Sentence | null {
  if (action.includes(THEN)) return whole(scene, action);
  const { chart } = scene;
  const [verb, ...words] = action.split(" ");
  if (verb === "stop") return { key: "atg-do-stop" };
  if (verb === "split") return split(words);
  if (verb === "temple" || verb === "city") return site(chart, verb, words);
  return verb === "move" ? move(chart, words) : null;
}

/** A march of several steps is told by its ends; before an attempt, the end of the march is not. */
function whole(scene: OurScene, action: string): Sentence | null {
  const plays = playsOf(action);
  const last = plays.at(-1) ?? "";
  const [source, target] = ends(action);
  if (!source || !target) return label(scene, last);
  const prices = plays
    .map((each) => each.split(" ")[4] ?? "")
    .filter((word) => !word.includes("@"));
  const [temple, city] = ["t", "c"].map((box) => sum(prices.map((price) => paid(price, box))));
  const values = move(scene.chart, last.split(" ").slice(1)).values ?? {};
  const price = (temple ?? 0) + (city ?? 0);
  return {
    key: "atg-do-move",
    values: {
      ...values,
      source: place(scene.chart, source),
      price,
      temple: temple ?? 0,
      city: city ?? 0,
    },
  };
}

function split(words: string[]): Sentence {
  const [order = 0, army = 0, temple = 0, city = 0] = words.map(Number);
  return { key: "atg-do-split", values: { order, army, temple, city } };
}

function site(chart: Chart, building: Building, [province = ""]: string[]): Sentence {
  return { key: `web-atg-then-${building}`, values: { place: place(chart, province) } };
}

function move(chart: Chart, words: string[]): Sentence {
  const [, target = "", armies = "0", ...rest] = words;
  const price = rest.find((word) => /^[\dtc]+$/.test(word)) ?? "";
  const groups = rest.find((word) => word.includes("@")) ?? "";
  const [temple, city] = [paid(price, "t"), paid(price, "c")];
  return {
    key: "atg-do-move",
    values: {
      armies: Number(armies),
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

function place(chart: Chart, id: string): Sentence | string {
  return id === START ? { key: "atg-symbol" } : (chart.provinces[id]?.name ?? id);
}
