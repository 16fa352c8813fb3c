import { expect, test } from "vitest";
import { hadStandIn } from "./standing_in";

const NEWS = [
  { kind: "replaced" as const, ply: 12, seat: 0 },
  { kind: "seated" as const, ply: 13, seat: 0 },
  { kind: "returned" as const, ply: 20, seat: 0 },
];

test("a bot decides from the moment somebody leaves until they return", () => {
  const plies = [11, 12, 19, 20];
  expect(plies.map((ply) => hadStandIn(NEWS, 0, ply))).toEqual([false, true, true, false]);
  expect(plies.map((ply) => hadStandIn(NEWS, 1, ply))).toEqual([false, false, false, false]);
});

test("whoever returned had left before, even if that is no longer told", () => {
  expect(hadStandIn(NEWS.slice(1), 0, 5)).toBe(true);
});
