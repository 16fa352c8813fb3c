import { expect, test } from "vitest";
import { CHART } from "./fixture";
import { label } from "./labels";

const space = { ...CHART.spaces["b2d"], place: "Susa", side: "north" };
const scene = { chart: { ...CHART, spaces: { ...CHART.spaces, b2d: space } } } as never;
const SUSA = { key: "place-beside", values: { place: "Susa", quarter: { key: "quarter-north" } } };

test("a card is named, and the symbol that it stands for", () => {
  expect(label(scene, "march lyre")).toEqual({
    key: "do-march",
    values: { card: { key: "card-lyre" } },
  });
  expect(label(scene, "joker both temple")).toEqual({
    key: "do-joker-for",
    values: { card: { key: "card-both" }, symbol: { key: "symbol-temple" } },
  });
});

test("a place is named as the server names it", () => {
  expect(label(scene, "occupy b2d")).toEqual({
    key: "web-alx-then-occupy",
    values: { where: { key: "where", values: { place: SUSA, symbol: { key: "symbol-horse" } } } },
  });
});

test("what follows by itself is not told", () => {
  expect(["step c8", "point c7", "pay", "pass"].map((action) => label(scene, action))).toEqual(
    Array(4).fill(null),
  );
});
