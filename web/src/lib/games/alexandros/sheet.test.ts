import { expect, test, vi } from "vitest";
import { sceneOf, TOLD, viewOf } from "./fixture";
import { sheet, ticks } from "./sheet";
import type { Event } from "./types";

vi.mock("../../words/words.svelte", () => ({
  say: (key: string, values: Record<string, unknown> = {}) =>
    [key, ...Object.values(values)].join(" "),
  tell: () => "",
}));

const began = (ply: number, number: number): Event => ({
  ...TOLD,
  ply,
  kind: "TurnBegan",
  seat: 0,
  number,
});
const levied = (ply: number, points: number): Event => ({
  ...TOLD,
  ply,
  kind: "TaxesLevied",
  seat: 1,
  card: "horse",
  incomes: [{ seat: 0, province: "a1 N", points }],
  gains: [points, 0],
});
const EVENTS = [began(1, 1), levied(4, 7), began(4, 2), levied(6, 0)];

test("a levy belongs to the turn in which it was made, though the next one begins with it", () => {
  const { columns } = sheet(sceneOf(viewOf()), EVENTS);
  expect(columns).toEqual([
    { label: "web-turn 1", seat: 1 },
    { label: "web-turn 2", seat: 1 },
  ]);
});

test("a province that paid nothing has an empty cell", () => {
  const [row] = sheet(sceneOf(viewOf()), EVENTS).rows;
  expect(row?.cells.map((cell) => cell.map(({ points }) => points))).toEqual([[7], []]);
});

test("the axis is marked where turns end, so that a levy stands at the number of its turn", () => {
  expect(ticks(EVENTS)).toEqual([
    { ply: 4, label: "1" },
    { ply: 6, label: "2" },
  ]);
});

test("a turn in which somebody only resigned has no mark on the axis", () => {
  expect(ticks([...EVENTS, began(6, 3)]).map(({ label }) => label)).toEqual(["1", "2"]);
});
