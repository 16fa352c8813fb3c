/** Cards and symbols: their icons and letters, and a hand in order. */
import { icon } from "../../parts/icons";
import { SYMBOLS, type Symbol } from "./types";

const ICONS: Record<Symbol, string> = {
  temple: "greek-temple",
  amphora: "amphora",
  horse: "horse-head",
  lyre: "lyre",
  soldier: "spartan-helmet",
};
export const LETTERS: Record<Symbol, string> = {
  temple: "T",
  amphora: "A",
  horse: "H",
  lyre: "L",
  soldier: "S",
};

export function symbolIcon(symbol: Symbol): string {
  return icon(ICONS[symbol]);
}

/** Return how many of each symbol there are, in the order of the symbols. */
export function counted(symbols: readonly (Symbol | "")[]): [Symbol, number][] {
  return SYMBOLS.map((symbol): [Symbol, number] => [
    symbol,
    symbols.filter((each) => each === symbol).length,
  ]).filter(([, count]) => count > 0);
}

/** Return a hand in the order of the symbols, card by card. */
export function fanned(cards: readonly Symbol[]): Symbol[] {
  return SYMBOLS.flatMap((symbol) => cards.filter((card) => card === symbol));
}
