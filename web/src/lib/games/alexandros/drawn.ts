/** How a line of actions looks on the sheet: Alexander's way, and the places claimed. */
import type { Drawn } from "../types";
import { at, triangle } from "./geometry";
import type { OurScene, Spot } from "./types";

const OF_PLACES = ["occupy", "takeover", "guard", "retrieve"];
const OF_MARCH = ["march", "joker", "special", "space", "point", "step"];

/** As much of the march as its actions, and what is known about them, say. */
interface March {
  points: string[]; // from where Alexander stands, or has come to
  point: string; // where the way ends; "": not given
  space: string; // its destination
}

/** Return what to draw. A forced way is not given point by point: its arrow is straight. */
export function drawn(scene: OurScene, actions: readonly string[]): Drawn {
  const moves = actions.filter((action) => OF_MARCH.includes(words(action)[0]));
  const march = moves.length > 0 ? marchOf(scene, moves) : null;
  const places = actions.map(words).filter(([verb]) => OF_PLACES.includes(verb));
  const marked = new Set([march?.space ?? "", ...places.map(([, place]) => place)]);
  return {
    ways: march ? [way(scene, march)].filter((spots) => spots.length > 1) : [],
    marks: [...marked].map((space) => triangle(scene.chart, space, 0.9)).filter(Boolean),
  };
}

function marchOf({ view }: OurScene, actions: readonly string[]): March {
  const now = view.turn.marching;
  const march: March = {
    points: now && now.path.length > 0 ? [...now.path] : [view.alexander],
    point: now?.point ?? "",
    space: now?.space ?? "",
  };
  for (const action of actions) {
    const [verb, thing] = words(action);
    const reached = view.reach?.[action] ?? [];
    if (reached.length === 1) march.space = reached[0] ?? "";
    if (verb === "space") march.space = thing;
    if (verb === "point") march.point = thing;
    if (verb === "step") march.points.push(thing);
  }
  return march;
}

function way({ chart }: OurScene, { points, point, space }: March): Spot[] {
  const spots = points.map((each) => at(chart, each));
  if (point) return points.at(-1) === point ? spots : [...spots, at(chart, point)];
  const goal = chart.spaces[space]?.at;
  return goal && points.length < 2 ? [...spots, goal] : spots;
}

function words(action: string): [verb: string, thing: string] {
  const [verb = "", thing = ""] = action.split(" ");
  return [verb, thing];
}
