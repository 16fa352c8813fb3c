/** Where I can try to build: now, or as soon as my march ends. */
import { BUILDINGS, type AnyScene, type Building, type Chart, type Site } from "./types";

/** Return the action that a press on a plot means; empty: none. */
export function attemptAction(scene: AnyScene, building: Building, province: string): string {
  const action = `${building} ${province}`;
  if (scene.legal.includes(action)) return action;
  const { view, me, described, chart } = scene;
  if (me === null || described?.kind !== "move" || !chart) return "";
  const isSite = chart.provinces[province]?.[building] && (view.armies[me]?.[province] ?? 0) > 0;
  const laid = building === "temple" ? view.laid_temples : view.laid_cities;
  const isTaken = building === "city" && view.cities[province] !== undefined;
  const isFree = !isTaken && !laid[me]?.includes(province) && (view.left[me]?.[building] ?? 0) > 0;
  return isSite && isFree ? `${described.or};${action}` : "";
}

/** Say whether I could still try to build anything in this turn. */
export function canBuild(scene: AnyScene, chart: Chart): boolean {
  const provinces = chart.regions[scene.view.turn.region - 1]?.provinces ?? [];
  return provinces.some((id) => BUILDINGS.some((each) => attemptAction(scene, each, id) !== ""));
}

/** Return the sites as they would come out, with an attempt that is pointed at. */
export function sitesWith({ view }: AnyScene, pointed: string): Site[] {
  const attempt = view.attempts?.[pointed];
  if (!attempt) return view.sites;
  const changed = [attempt.site, ...attempt.others];
  const isSame = (one: Site, other: Site): boolean =>
    one.province === other.province && one.building === other.building;
  return [
    ...view.sites.map((site) => changed.find((each) => isSame(each, site)) ?? site),
    ...changed.filter((site) => !view.sites.some((each) => isSame(each, site))),
  ];
}
