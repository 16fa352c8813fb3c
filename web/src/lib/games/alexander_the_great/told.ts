/** What an event tells of, as shapes on the sheet: its provinces. */
import type { GameEvent } from "../../table/types";
import type { Scene } from "../types";
import type { Chart } from "./types";

const PLACES = ["source", "target", "province"] as const;

export function shapes(scene: Scene, event: GameEvent): string[] {
  const chart = scene.chart as Chart | undefined;
  const ids = PLACES.map((name) => (event[name] as { id?: string } | undefined)?.id ?? "");
  return ids.flatMap((id) => chart?.provinces[id]?.shape ?? []);
}
