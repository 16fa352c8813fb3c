/** The scene of a lesson: only what is wanted can be chosen, so only that glows. */
import type { Box, Scene } from "../games/types";
import type { Tutorial } from "./types";

export function narrowed(scene: Scene, wanted: readonly string[], tutorial: Tutorial): Scene {
  const legal = scene.legal.filter((action) => wanted.includes(action));
  const labels = scene.labels.filter((_, at) => wanted.includes(scene.legal[at] ?? ""));
  const narrow = tutorial.narrow;
  const described = scene.described && narrow ? narrow(scene.described, wanted) : scene.described;
  return { ...scene, legal, labels, described };
}

/** Return where on the sheet the things lie that a step points at. */
export function spots(tutorial: Tutorial, chart: unknown, names: readonly string[]): Box[] {
  return names.map((name) => tutorial.spot(chart, name)).filter((box) => box !== null);
}

/** Return the box around all of some boxes and a part of the sheet to look at anyway. */
export function around(boxes: readonly Box[], focus: Box | null): Box | null {
  if (!focus || boxes.length === 0) return focus;
  const all = [focus, ...boxes];
  const left = Math.min(...all.map(([x]) => x));
  const top = Math.min(...all.map(([, y]) => y));
  const right = Math.max(...all.map(([x, , width]) => x + width));
  const bottom = Math.max(...all.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}
