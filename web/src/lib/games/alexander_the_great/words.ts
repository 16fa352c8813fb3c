/** Places in words, for button names and for the board as text. */
import { list, say } from "../../words/words.svelte";
import { piecesAt, type Pieces } from "./pieces";
import { START, type Chart, type Province, type View } from "./types";
import { arrowsFrom, arrowsInto, type Way } from "./ways";

/** Return the key of the sentence that says which symbols a province has. */
export function bears({ temple, city }: Province): string {
  if (temple && city) return "march-bears-both";
  if (temple) return "march-bears-temple";
  return city ? "march-bears-city" : "march-bears-none";
}

/** Return a province with its symbols and everything there, in words. */
export function provinceWords(chart: Chart, view: View, id: string): string {
  const province = chart.provinces[id];
  if (!province) return id;
  const signs = say("web-atg-province", {
    province: province.name,
    number: province.number,
    bears: say(bears(province)),
  });
  return [signs, ...piecesAt(view, id).map((each) => piecesWords(view, each))].join("; ");
}

/** Return where the arrows of a province lead, and what each costs. */
export function arrowWords(chart: Chart, id: string): string {
  return say("web-atg-arrows", { arrows: wayWords(chart, arrowsFrom(chart, id)) });
}

/** Return where a province can be entered from, and what that costs. */
export function entryWords(chart: Chart, id: string): string {
  return say("web-atg-entries", { arrows: wayWords(chart, arrowsInto(chart, id)) });
}

function wayWords(chart: Chart, ways: readonly Way[]): string {
  return ways
    .map(({ to, price, ship }) => {
      const province = to === START ? say("atg-symbol") : (chart.provinces[to]?.name ?? to);
      return say(ship ? "web-atg-arrow-ship" : "web-atg-arrow", { province, price });
    })
    .join(", ");
}

/** Return what a seat has at a place. */
export function piecesWords(view: View, pieces: Pieces): string {
  return say("web-colon", { name: view.seats[pieces.seat] ?? "", words: list(pieceList(pieces)) });
}

/** Return the pieces of a seat, each kind in words. */
export function pieceList({
  armies,
  groups,
  temples,
  city,
  laidTemple,
  laidCity,
}: Pieces): string[] {
  const said: string[] = [];
  const fresh = groups.length > 0 ? groups : [{ armies, steps: -1 }];
  for (const group of fresh.filter((each) => each.armies > 0)) {
    const key = group.steps < 0 ? "web-atg-armies" : "web-atg-armies-steps";
    said.push(say(key, group));
  }
  if (temples > 0) said.push(say("web-atg-temples", { count: temples }));
  if (city) said.push(say("web-atg-city"));
  if (laidTemple) said.push(say("web-atg-lying-temple"));
  if (laidCity) said.push(say("web-atg-lying-city"));
  return said;
}
