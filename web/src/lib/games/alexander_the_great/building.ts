/** Where I can try to build: now, or as soon as my march ends. */
import { playsOf, THEN } from "../types";
import { sum } from "./marches";
import { BUILDINGS, type AnyScene, type Building, type Chart, type Site } from "./types";

/** Return the action that a press on a plot means; empty: none, or none worth a try. */
export function attemptAction(scene: AnyScene, building: Building, province: string): string {
  const action = `${building} ${province}`;
  const { legal, described, allows } = scene;
  if (legal.includes(action)) return allows || isWorth(scene, action) ? action : "";
  if (described?.kind !== "move" || !isWorth(scene, action)) return "";
  const whole = `${described.or}${THEN}${action}`;
  return (allows?.(whole) ?? true) ? whole : "";
}

/** Nobody is invited to try what their cubes cannot pay for, unless a hint says so. */
function isWorth({ view, hinted }: AnyScene, action: string): boolean {
  return view.bids?.[action]?.short === 0 || hinted.includes(action);
}

/** Say whether an attempt would add a temple where temples stand already. */
export function isAnother(
  { view }: Pick<AnyScene, "view">,
  building: Building,
  id: string,
): boolean {
  return building === "temple" && view.temples.some((each) => (each[id] ?? 0) > 0);
}

/** Return the buildings that I have used up, of those that the places of my armies could bear. */
export function usedUp({ view, me, chart }: AnyScene, province?: string): Building[] {
  if (me === null || !chart) return [];
  const armies = view.armies[me] ?? {};
  const places = province ? [province] : Object.keys(armies);
  return BUILDINGS.filter(
    (each) => view.left[me]?.[each] === 0 && places.some((id) => armies[id] && isOpen(id, each)),
  );

  function isOpen(id: string, building: Building): boolean {
    const isTaken = building === "city" && view.cities[id] !== undefined;
    return !isTaken && (chart?.provinces[id]?.[building] ?? false);
  }
}

/** Say whether I could still try to build anything in this turn. */
export function canBuild(scene: AnyScene, chart: Chart): boolean {
  const provinces = chart.regions[scene.view.turn.region - 1]?.provinces ?? [];
  return provinces.some((id) => BUILDINGS.some((each) => attemptAction(scene, each, id) !== ""));
}

/** Return the sites as they would come out, with an attempt that is pointed at or chosen. */
export function sitesWith({ view }: Pick<AnyScene, "view">, pointed: string): Site[] {
  const attempt = view.attempts?.[attemptIn(pointed)];
  if (!attempt) return view.sites;
  const changed = [attempt.site, ...attempt.others];
  const isSame = (one: Site, other: Site): boolean =>
    one.province === other.province && one.building === other.building;
  return [
    ...view.sites.map((site) => changed.find((each) => isSame(each, site)) ?? site),
    ...changed.filter((site) => !view.sites.some((each) => isSame(each, site))),
  ];
}

/** Return the attempt in an action that may also end the march. */
export function attemptIn(action: string): string {
  return playsOf(action).at(-1) ?? "";
}

/** Return the attempt that I have chosen and that is not yet in the view; empty: none. */
export function chosenAttempt({ view, chosen }: AnyScene): string {
  return chosen && view.attempts?.[attemptIn(chosen)] ? chosen : "";
}

/**
 * Return who plays after me and could still bid for a site, with the cubes they have for it now.
 * Whether their armies would get there is not asked: while anybody might come, nothing is sure.
 */
export function joinersOf(
  { view, me }: Pick<AnyScene, "view" | "me">,
  { building, contenders }: Pick<Site, "building" | "contenders">,
): { seat: number; cubes: number }[] {
  const { order } = view.turn;
  const later = me === null ? [] : order.slice(order.indexOf(me) + 1);
  return later.flatMap((seat) => {
    const [, army = 0, temple = 0, city = 0] = view.boxes[seat] ?? [];
    const cubes = { temple, city }[building];
    const armies = army + sum(Object.values(view.armies[seat] ?? {}));
    const isOut = armies === 0 || cubes === 0 || view.left[seat]?.[building] === 0;
    return isOut || contenders.some((each) => each.seat === seat) ? [] : [{ seat, cubes }];
  });
}

/** Return what a seat's attempts would cost if the turn ended now, with the one that is chosen. */
export function pledgedWith(scene: AnyScene, seat: number): Record<Building, number> {
  const own = sitesWith(scene, chosenAttempt(scene)).filter(({ winner }) => winner === seat);
  const costs = { temple: 0, city: 0 };
  for (const { building, price } of own) costs[building] += price;
  return costs;
}
