import { expect, test } from "vitest";
import { beforeMine, lastMove, newsBetween } from "./lines";

const events = [
  { kind: "Began", seat: 1, ply: 0 },
  { kind: "Walked", seat: 0, ply: 1 },
  { kind: "Walked", seat: 1, ply: 2 },
  { kind: "Fell", seat: 0, ply: 2 },
  { kind: "Rain", ply: 3 },
];

test("the last move is all that came of the last decision", () => {
  expect(lastMove(events.slice(0, 4)).map(({ kind }) => kind)).toEqual(["Walked", "Fell"]);
  expect(lastMove([])).toEqual([]);
});

test("who asks to go back asks for the moment before the last deed", () => {
  expect(beforeMine(events, 1)).toBe(1);
  expect(beforeMine(events, 2)).toBe(0);
});

test("news follow the last event of the ply at which they came", () => {
  const [resigned, seated, late, early] = [
    { ply: 2, kind: "resigned" },
    { ply: 0, kind: "seated" },
    { ply: 9, kind: "abandoned" },
    { ply: 0, kind: "replaced" },
  ];
  const found = newsBetween(events.slice(1), [early, seated, resigned, late]);
  expect([...found]).toEqual([
    [-1, [early]],
    [2, [resigned]],
    [3, [late]],
  ]);
});
