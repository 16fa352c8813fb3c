/** The words for an action further ahead: less can be said about land that is not yet divided. */
import type { Sentence } from "../../table/types";
import { playsOf, THEN } from "../types";
import type { Chart, OurScene } from "./types";

const BY_CARD: Record<string, string> = {
  march: "do-march",
  joker: "do-joker",
  special: "do-special",
  take: "do-take",
  give: "do-give",
  levy: "web-alx-then-levy",
};
const BY_SPACE: Record<string, string> = {
  space: "do-space",
  occupy: "web-alx-then-occupy",
  takeover: "web-alx-then-takeover",
  guard: "do-guard",
  retrieve: "do-retrieve",
};

/** Return null for what follows from the rest: corners and steps of a way, paying, ending. */
export function label({ chart }: Pick<OurScene, "chart">, action: string): Sentence | null {
  if (action.includes(THEN)) return label({ chart }, playsOf(action)[0] ?? "");
  const [verb = "", thing = "", symbol = ""] = action.split(" ");
  if (verb === "draw") return { key: "do-draw" };
  const [card, space] = [BY_CARD[verb], BY_SPACE[verb]];
  if (space) return { key: space, values: { where: where(chart, thing) } };
  if (!card) return null;
  const values = { card: { key: `card-${thing}` } };
  if (!symbol) return { key: card, values };
  return { key: `${card}-for`, values: { ...values, symbol: { key: `symbol-${symbol}` } } };
}

/** Return the name of a space, with its symbol, as in the server's sentences. */
function where(chart: Chart, space: string): Sentence {
  const { place = space, side = "", symbol = "" } = chart.spaces[space] ?? {};
  const quarter = { key: `quarter-${side}` };
  const called = side ? { key: "place-beside", values: { place, quarter } } : place;
  return { key: "where", values: { place: called, symbol: { key: `symbol-${symbol}` } } };
}
