/** Figures for the rules of a game: parts of its real board, with what a section is about. */
import type { GameChart } from "../table/types";
import type { Box } from "./types";

export interface Figure {
  box: Box; // the part of the sheet
  lit: string[]; // what it is about, as paths
  walls?: string[]; // as paths
  ways?: string[];
  gold?: [x: number, y: number]; // where Alexander stands
}

/** Return the figure of a section of the rules; null: it has none. */
export type Figures = (chart: GameChart, section: string) => Figure | null;

const files = import.meta.glob<{ default: Figures }>("./*/figures.ts");

export async function loadFigures(id: string): Promise<Figures | null> {
  const found = files[`./${id}/figures.ts`];
  return found ? (await found()).default : null;
}
