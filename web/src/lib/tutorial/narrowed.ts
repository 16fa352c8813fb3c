/** The scene of a lesson: only what is wanted can be chosen, so only that glows. */
import type { Box, Scene } from "../games/types";
import type { GameChart } from "../table/types";
import { begins } from "./gesture";
import type { Spot, Tutorial } from "./types";

/** What a step can point at beside the board. */
export const TRAY = "tray";
export const PLAYERS = "players";

export function narrowed(scene: Scene, wanted: readonly string[]): Scene {
  const allows = (action: string): boolean => begins(action, wanted);
  const legal = scene.legal.filter(allows);
  const labels = scene.labels.filter((_, at) => allows(scene.legal[at] ?? ""));
  return { ...scene, legal, labels, goal: wanted[0] ?? null, allows };
}

/** Return the names in some actions: some of them may be places. */
export function namesIn(actions: readonly string[]): string[] {
  return [...new Set(actions.flatMap((action) => action.split(/[;\s]+/)))];
}

/** Return where the named things lie on the sheet; anything elsewhere is left out. */
export function spots(
  { spot }: Pick<Tutorial, "spot">,
  chart: GameChart | null,
  names: readonly string[],
): Spot[] {
  if (!chart) return [];
  const each = [...new Set(names)];
  return each.map((name) => spot(chart, name)).filter((found) => found !== null);
}

/** Return the smallest box around some others; null around none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}

/** Return a place on the sheet with a circle around it. */
export function circle([x, y]: readonly [number, number], radius: number): Spot {
  const arc = `a${radius} ${radius} 0 1 0`;
  const shape = `M${x - radius} ${y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0Z`;
  return { box: [x - radius, y - radius, 2 * radius, 2 * radius], shape, ring: shape };
}
