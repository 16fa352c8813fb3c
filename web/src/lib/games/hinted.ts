/** What a hint speaks of stays as it is, all the rest steps back. */
import type { Scene } from "./types";

type Hinted = Pick<Scene, "hinted">;

/** Say whether a hint speaks of something that these actions name. */
export function isHinted({ hinted }: Hinted, fits: readonly string[]): boolean {
  return fits.some((action) => hinted.includes(action));
}

/** Say whether a hint speaks of other things than these actions name. */
export function stepsBack(scene: Hinted, fits: readonly string[]): boolean {
  return scene.hinted.length > 0 && !isHinted(scene, fits);
}
