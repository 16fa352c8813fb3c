/** Where the current seat can try to build, and where it already does, in a fixed order. */
import type { Sentence } from "../../table/types";
import { BUILDINGS, type AnyScene, type Building, type Chart, type View } from "./types";

export interface Site {
  action: string;
  building: Building;
  province: string;
  isLaid: boolean;
  label: Sentence | null;
  price: number; // from the server; 0: nothing would be built
  isShort: boolean; // the box cannot pay for it
  rivals: number[];
}

export function sitesOf(scene: AnyScene, chart: Chart, view: View, seat: number): Site[] {
  const region = chart.regions[view.turn.region - 1];
  return (region?.provinces ?? []).flatMap((province) =>
    BUILDINGS.flatMap((building) => site(scene, view, seat, province, building)),
  );
}

function site(
  scene: AnyScene,
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
  const { price = 0, short = 0 } = scene.view.bids?.[action] ?? {};
  const isShort = !isLaid && (price === 0 || short > 0);
  return [{ action, building, province, isLaid, label, price, isShort, rivals }];
}
