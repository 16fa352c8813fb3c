/** Finds the folder of a game by its id; without one, a game is played from its list of actions. */
import type { Game } from "./types";

const folders = import.meta.glob<{ default: Game }>("./*/index.ts");

export async function loadGame(id: string): Promise<Game | null> {
  const folder = folders[`./${id}/index.ts`];
  return folder ? (await folder()).default : null;
}
