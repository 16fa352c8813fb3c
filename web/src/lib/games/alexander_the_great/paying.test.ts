import { describe, expect, it } from "vitest";
import { CHART, sceneOf, sure, VIEW } from "./fixture";
import { lostBy, meansFor, thrifty, type Means } from "./paying";
import type { March } from "./types";

const MARCH: March = {
  source: "start",
  target: "lydia",
  way: ["lydia"],
  prices: [1],
  price: 1,
  stock: [6, 0, 0],
  payments: [
    [1, 0],
    [0, 1],
  ],
  ends: "",
  suffixes: [],
};

function means(temple: number, city: number, temples = 0, cities = 0): Means {
  return {
    cubes: { temple, city },
    sites: { temple: temples, city: cities },
    needs: { temple: temples, city: 2 * cities },
  };
}

describe("a march is paid", () => {
  it("from the box that leaves cubes for everything that can be built", () => {
    expect(thrifty(MARCH, means(1, 4, 1, 1))).toBe(1);
    expect(thrifty(MARCH, means(4, 2, 1, 1))).toBe(0);
    expect(thrifty(MARCH, means(1, 3, 1, 1))).toBe(1);
  });

  it("otherwise from the larger box, and from that of the temples if they are alike", () => {
    expect(thrifty(MARCH, means(2, 5))).toBe(1);
    expect(thrifty(MARCH, means(5, 2))).toBe(0);
    expect(thrifty(MARCH, means(3, 3))).toBe(0);
    expect(thrifty(MARCH, means(1, 2, 1, 1))).toBe(1); // either costs a building
  });

  it("from the box that can win nothing here, although it is the smaller one", () => {
    expect(thrifty(MARCH, means(2, 4, 0, 2))).toBe(0);
    expect(thrifty(MARCH, means(4, 3, 4, 1))).toBe(1);
  });

  it("not from the cubes that outbid a rival", () => {
    const contested = { ...means(3, 4, 1, 1), needs: { temple: 1, city: 4 } };
    expect(thrifty(MARCH, contested)).toBe(0);
  });

  it("from one box alone, if that can pay it", () => {
    const payments: March["payments"] = [[2, 0], [1, 1], [0, 2]]; // prettier-ignore
    expect(thrifty({ ...MARCH, payments }, means(4, 4))).toBe(0);
  });

  it("with a word on what can no longer be built", () => {
    expect(lostBy(means(1, 4, 1, 1), [1, 0])).toEqual({ temple: 1, city: 0 });
    expect(lostBy(means(1, 4, 1, 2), [0, 1])).toEqual({ temple: 0, city: 1 });
    expect(lostBy(means(3, 3, 1, 1), [1, 1])).toEqual({ temple: 0, city: 0 });
  });
});

it("counts what can be built where armies are after the march", () => {
  const { lydia } = CHART.provinces;
  const chart = {
    ...CHART,
    provinces: { ...CHART.provinces, lydia: { ...sure(lydia), city: true } },
  };
  const view = { ...VIEW, armies: [{ start: 6, caria: 1 }, {}] };
  const found = (changes: object) =>
    meansFor(sceneOf({ chart, view: { ...view, ...changes } }), MARCH, 6);
  expect(found({})).toEqual(means(4, 3, 1, 1));
  const there = { armies: [{ start: 6 }, { lydia: 1 }], boxes: [[0, 0, 4, 3], [0, 0, 2, 9]] }; // prettier-ignore
  expect(found(there).needs).toEqual({ temple: 3, city: 0 }); // nine for a city win anyway
  expect(found({ cities: { lydia: 1 } }).sites).toEqual({ temple: 1, city: 0 });
  expect(found({ left: [{ temple: 0, city: 8 }] }).sites).toEqual({ temple: 0, city: 1 });
});
