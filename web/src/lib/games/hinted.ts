/** What a hint is about stays as it is, everything else is dimmed. */
import { THEN, type Scene } from "./types";

type Hinted = Pick<Scene, "hinted">;

/** Say whether a hint is about something that these actions name, or begins with one of them. */
export function isHinted({ hinted }: Hinted, fits: readonly string[]): boolean {
  return fits.some((action) =>
    hinted.some((whole) => whole === action || whole.startsWith(`${action}${THEN}`)),
  );
}

/** Say whether a hint is about other things than these actions name. */
export function stepsBack(scene: Hinted, fits: readonly string[]): boolean {
  return scene.hinted.length > 0 && !isHinted(scene, fits);
}
