/** Finds the folder of a game by its id; without one, a game is played from its list of actions. */
import "../parts/Glyph.svelte";
import { speakOfGame } from "../words/words.svelte";
import "./door";
import "./events"; // these three are part of every game: in the first bundle they cost no request
import type { Game } from "./types";

const folders = import.meta.glob<{ default: Game }>("./*/index.ts");

export async function loadGame(id: string): Promise<Game | null> {
  const folder = folders[`./${id}/index.ts`];
  if (!folder) return null;
  const [found] = await Promise.all([folder(), speakOfGame(id)]);
  return found.default;
}
