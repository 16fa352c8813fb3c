/** Which icon stands for which symbol. */
import type { Symbol } from "./drawing";

export const ICONS: Record<Symbol, string> = {
  temple: "greek-temple",
  amphora: "amphora",
  horse: "horse-head",
  lyre: "lyre",
  soldier: "spartan-helmet",
};
