/** A small board and a view of it, for tests. */
import { STILL } from "../testing";
import { ID, type Chart, type OurScene, type Province, type View } from "./types";

/** Return a value that must be there. */
export function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("nothing there");
  return value;
}

function province(part: Partial<Province>): Province {
  const [x, y] = part.at ?? [0, 0];
  return {
    name: "Lydia",
    number: 1,
    region: 1,
    at: [x, y],
    mark: [x - 20, y - 13, 40, 26],
    slots: {},
    label: { at: [x, y + 22], lines: ["Lydia"], box: [x - 30, y + 14, 60, 16] },
    temple: false,
    city: false,
    shape: `M${x - 150} ${y - 150} ${x + 150} ${y - 150} ${x + 150} ${y + 150} ${x - 150} ${y + 150}Z`,
    ...part,
  };
}

export const CHART: Chart = {
  game: ID,
  size: [1000, 600],
  inside: [20, 20, 960, 560],
  end: [900, 500],
  regions: [
    {
      number: 1,
      name: "Asia Minor",
      box: [50, 50, 700, 400],
      title: [300, 60, 120, 20],
      shape: "M50 50 750 50 750 450 50 450Z",
      symbol: [100, 300],
      place: "Pella",
      way: "M110 300 200 300 280 300",
      entry: 0,
      first: "lydia",
      goal: "caria",
      provinces: ["lydia", "caria"],
    },
  ],
  provinces: {
    lydia: province({ at: [300, 300], temple: true, slots: { temple: [310, 300] } }),
    caria: province({ at: [600, 300], name: "Caria", number: 2 }),
  },
  links: [
    {
      a: "lydia",
      b: "caria",
      enter: 2,
      back: 0,
      ship: false,
      path: "M320 300 400 300 500 300 580 300",
    },
  ],
};

/** What every event has. */
export const TOLD = { text: { key: "" } };

export const VIEW: View = {
  game: ID,
  observer: 0,
  gains: [],
  oldest: 0,
  seats: ["Ana", "Ben"],
  scores: [0, 4],
  boxes: [
    [2, 0, 4, 3],
    [0, 0, 5, 5],
  ],
  spent: [0, 0],
  armies: [{ start: 6 }, { lydia: 5 }],
  temples: [{}, {}],
  cities: {},
  laid_temples: [[], ["lydia"]],
  laid_cities: [[], []],
  turn: {
    number: 1,
    ending: "",
    region: 1,
    round: 1,
    phase: "move",
    seat: 0,
    order: [1, 0],
    pickers: [],
    stocks: { start: [6, 0, 0, 0] },
    entered: false,
  },
  cubes: 15,
  sites: [],
  awards: [],
  pledged: [
    { temple: 0, city: 0 },
    { temple: 1, city: 0 },
  ],
  campaign: [1, 2, 3, 4, 5, 6],
  left: [
    { temple: 10, city: 8 },
    { temple: 9, city: 8 },
  ],
};

export function sceneOf(changes: Partial<OurScene> = {}): OurScene {
  return {
    ...STILL,
    view: VIEW,
    chart: CHART,
    names: VIEW.seats,
    ...changes,
  };
}
