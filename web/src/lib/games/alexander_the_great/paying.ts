/**
 * From which box a march is paid. The page proposes what costs no building; of several ways the box
 * that keeps more than its sites need, rivals who stand there included.
 */
import { sum } from "./marches";
import { BUILDINGS, START, type AnyScene, type Building, type March } from "./types";

/** What I have, and what I could build with it once armies have marched. */
export interface Means {
  cubes: Record<Building, number>;
  sites: Record<Building, number>; // where I could lay one down
  needs: Record<Building, number>; // cubes that would win there, rivals who stand there included
}

const LEAST = { temple: 1, city: 2 }; // what a building costs where nobody else tries

/** Return what I have for a march, and what I could build where my armies are after it. */
export function meansFor(scene: AnyScene, march: March, armies: number): Means {
  const { view, me, chart } = scene;
  const [, , temple, city] = view.boxes[me ?? -1] ?? [0, 0, 0, 0];
  const after = { ...view.armies[me ?? -1] };
  after[march.source] = (after[march.source] ?? 0) - armies;
  after[march.target] = (after[march.target] ?? 0) + armies;
  const places = Object.keys(after).filter((id) => id !== START && (after[id] ?? 0) > 0);
  const cubes = { temple, city };
  const [sites, needs] = [
    { temple: 0, city: 0 },
    { temple: 0, city: 0 },
  ];
  for (const each of BUILDINGS) {
    const isOpen = (id: string): boolean => each === "temple" || view.cities[id] === undefined;
    const open = places.filter((id) => chart?.provinces[id]?.[each] && isOpen(id));
    const prices = open
      .map((id) => winning(scene, each, id))
      .filter((price) => price <= cubes[each]);
    sites[each] = Math.min(open.length, view.left[me ?? -1]?.[each] ?? 0);
    needs[each] = sum(prices.sort((one, other) => one - other).slice(0, sites[each]));
  }
  return { cubes, sites, needs };
}

/** Return the cubes that win a site: one more than any rival has who stands there. */
function winning({ view, me }: AnyScene, building: Building, province: string): number {
  const rivals = view.boxes.map(([, , temple, city], seat) => {
    const isThere = seat !== me && (view.armies[seat]?.[province] ?? 0) > 0;
    return isThere ? { temple, city }[building] : 0;
  });
  return Math.max(LEAST[building], ...rivals.map((most) => most + 1));
}

/** Return how many buildings of each kind a payment would leave no cubes for. */
export function lostBy({ cubes, sites }: Means, [temple, city]: readonly [number, number]) {
  const paid = { temple, city };
  const lost = { temple: 0, city: 0 };
  for (const each of BUILDINGS) {
    const can = (count: number): number => Math.min(sites[each], Math.floor(count / LEAST[each]));
    lost[each] = can(cubes[each]) - can(cubes[each] - paid[each]);
  }
  return lost;
}

/** Return the payment that costs least of what I could build; of several the one from what is spare. */
export function thrifty({ payments }: March, means: Means): number {
  const { cubes, needs } = means;
  const spare = (each: Building): number => cubes[each] - needs[each];
  const more = spare("temple") - spare("city") || cubes.temple - cubes.city;
  const looser = more >= 0 ? 0 : 1;
  const cost = payments.map((each) => {
    const lost = lostBy(means, each);
    return 100 * (lost.temple + lost.city) - each[looser];
  });
  return Math.max(0, cost.indexOf(Math.min(...cost)));
}
