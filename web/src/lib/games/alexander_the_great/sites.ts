/** Where the seat in turn can try to build, and where it already does: each keeps its place. */
import type { Sentence } from "../../table/types";
import type { Scene } from "../types";
import type { Building, Chart, View } from "./types";

export interface Site {
  action: string;
  building: Building;
  province: string;
  isLaid: boolean;
  label: Sentence | null;
  price: number; // as the server says it; 0: nothing would be built
  isShort: boolean; // the box cannot pay it
  rivals: number[];
}

const BUILDINGS = ["temple", "city"] as const;

export function sitesOf(scene: Scene, chart: Chart, view: View, seat: number): Site[] {
  const region = chart.regions[view.turn.region - 1];
  return (region?.provinces ?? []).flatMap((province) =>
    BUILDINGS.flatMap((building) => site(scene, view, seat, province, building)),
  );
}

function site(
  scene: Scene,
  view: View,
  seat: number,
  province: string,
  building: Building,
): Site[] {
  const action = `${building} ${province}`;
  const at = scene.legal.indexOf(action);
  const laid = building === "temple" ? view.laid_temples : view.laid_cities;
  const isLaid = laid[seat]?.includes(province) ?? false;
  if (at < 0 && !isLaid) return [];
  const label = scene.labels[at] ?? null;
  const rivals = view.seats
    .map((_, each) => each)
    .filter((each) => each !== seat && laid[each]?.includes(province));
  const [price, short] = [Number(label?.values?.["price"]), Number(label?.values?.["short"])];
  const isShort = price === 0 || short > 0;
  return [{ action, building, province, isLaid, label, price: price || 0, isShort, rivals }];
}
