/** A small board for tests: six triangles around a point, in a strip of two rows. */
import { STILL } from "../testing";
import { ID, type Chart, type OurScene, type Province, type Space, type Spot, type Symbol, type View } from "./types"; // prettier-ignore

const POINTS: Record<string, Spot> = {
  a1: [40, 0],
  a2: [120, 0],
  b1: [0, 70],
  b2: [80, 70],
  b3: [160, 70],
  c1: [40, 140],
  c2: [120, 140],
};
const CORNERS: Record<string, [string, string, string]> = {
  a1u: ["a1", "b1", "b2"],
  a1d: ["a1", "a2", "b2"],
  a2u: ["a2", "b2", "b3"],
  b1d: ["b1", "b2", "c1"],
  b2u: ["b2", "c1", "c2"],
  b2d: ["b2", "b3", "c2"],
};

function spaces(symbols: Record<string, Symbol>): Record<string, Space> {
  return Object.fromEntries(
    Object.entries(CORNERS).map(([name, corners]) => {
      const spots = corners.map((corner): Spot => POINTS[corner] ?? [0, 0]);
      const at: Spot = [
        spots.reduce((sum, [x]) => sum + x, 0) / 3,
        spots.reduce((sum, [, y]) => sum + y, 0) / 3,
      ];
      return [name, { at, corners, symbol: symbols[name] ?? "", place: "", side: "" }];
    }),
  );
}

const SIDES: [string, string][] = [
  ["a1", "a2"],
  ["a1", "b1"],
  ["a1", "b2"],
  ["a2", "b2"],
  ["a2", "b3"],
  ["b1", "b2"],
  ["b2", "b3"],
  ["b1", "c1"],
  ["b2", "c1"],
  ["b2", "c2"],
  ["b3", "c2"],
  ["c1", "c2"],
];

/** A wheel: lyres in the west, a horse in the east. */
export const CHART: Chart = {
  game: ID,
  size: [160, 140],
  inside: [0, 0, 160, 140],
  track: Array.from({ length: 100 }, (_, score) => [score * 10, 0, 10, 10]),
  points: POINTS,
  spaces: spaces({ a1u: "lyre", b1d: "lyre", b2d: "horse" }),
  sides: Object.fromEntries(SIDES.map((side) => [side.join("-"), side])),
  start: "a1",
};

export const WEST = ["a1u", "b1d", "b2u"];
export const EAST = ["a1d", "a2u", "b2d"];
export const DIVIDING = ["a1-b2", "b2-c2"];

/** What every event has, and what most have. */
export const TOLD = { text: { key: "" }, place: { name: "", side: "" } };

function land(province: string, spaces: string[], value: number): Province {
  return { province, spaces, value, owner: -1, tax: 0, is_open: false };
}

export function viewOf(changes: Partial<View> = {}): View {
  return {
    game: ID,
    observer: 0,
    seats: ["Ana", "Ben"],
    standing: null,
    traces: [],
    eras: [],
    taxes: [],
    drawn: [[], null],
    walls: [],
    red: [],
    black_left: 65,
    red_left: 10,
    alexander: "a1",
    guards: [[], []],
    reserve: [4, 4],
    scores: [0, 0],
    display: ["lyre", "horse"],
    discard: [],
    levy: [0, 0],
    provinces: [land("a1u", [...WEST, ...EAST], 3)],
    turn: {
      number: 1,
      seat: 0,
      phase: "act",
      actions: 2,
      levied: false,
      ending: "",
      idle: 0,
      marching: null,
      claim: null,
      gift: null,
    },
    hands: [["lyre"], null],
    hand_sizes: [1, 1],
    deck_size: 40,
    ...changes,
  };
}

/** The same board with a wall across it: both halves are provinces. */
export function divided(changes: Partial<View> = {}): View {
  return viewOf({
    walls: DIVIDING,
    provinces: [land("a1u", WEST, 1), land("a1d", EAST, 2)],
    ...changes,
  });
}

export function sceneOf(view: View, changes: Partial<OurScene> = {}): OurScene {
  return {
    ...STILL,
    view,
    chart: CHART,
    names: view.seats,
    ...changes,
  };
}
