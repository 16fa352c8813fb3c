/** What a hint is about stays as it is, everything else is dimmed. */
import type { Scene } from "./types";

type Hinted = Pick<Scene, "hinted">;

/** Say whether a hint is about something that these actions name. */
export function isHinted({ hinted }: Hinted, fits: readonly string[]): boolean {
  return fits.some((action) => hinted.includes(action));
}

/** Say whether a hint is about other things than these actions name. */
export function stepsBack(scene: Hinted, fits: readonly string[]): boolean {
  return scene.hinted.length > 0 && !isHinted(scene, fits);
}
