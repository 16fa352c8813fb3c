/** Finds the tutorial of a game by its id. */
import type { Tutorial } from "./types";

const tutorials = import.meta.glob<{ default: Tutorial }>("../games/*/tutorial.ts");

export async function loadTutorial(id: string): Promise<Tutorial | null> {
  const found = tutorials[`../games/${id}/tutorial.ts`];
  return found ? (await found()).default : null;
}
