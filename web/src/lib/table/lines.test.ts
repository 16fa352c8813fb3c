import { expect, test } from "vitest";
import { isLastAction, readerAt, beforeMine, lastMove, newsBetween, shownPly } from "./lines";

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

test("a ply without a line of its own is told by the one before it", () => {
  const lines = events.filter(({ kind }) => kind !== "Rain");
  expect([0, 2, 3].map((ply) => shownPly(lines, ply))).toEqual([0, 2, 2]);
  expect(shownPly([], 3)).toBeUndefined();
});

test("going back undoes a last action, or goes further", () => {
  const events = [0, 0, 1, 0, 0, 1].map((seat, at) => ({ ply: at + 1, seat }));
  expect(isLastAction(events, 0, 3)).toBe(true);
  expect(isLastAction(events, 0, 4)).toBe(true);
  expect(isLastAction(events, 0, 1)).toBe(false);
  expect(isLastAction(events, 0, 5)).toBe(false);
});

test("what a bot did in my place is not told as mine", () => {
  const news = [
    { ply: 4, kind: "replaced", seat: 1 },
    { ply: 7, kind: "returned", seat: 1 },
  ];
  expect([4, 5, 7, 8].map((ply) => readerAt(news, 1, ply))).toEqual([1, null, null, 1]);
  expect(readerAt(news, 0, 5)).toBe(0);
});
