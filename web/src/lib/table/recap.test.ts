import { expect, test } from "vitest";
import { lastOwn, recapOf, seenUntil, sinceMine } from "./recap";
import type { TableView } from "./types";

const [ME, ROXANE, ADA] = [0, 1, 2];

test("every other seat has a slip for its last turn since mine", () => {
  const events = [
    { ply: 0, seat: ROXANE },
    { ply: 1, seat: ROXANE },
    { ply: 2, seat: ME },
    { ply: 3, seat: ROXANE },
    { ply: 4, seat: ROXANE },
    { ply: 5, seat: ADA },
  ];
  const slips = recapOf(events, ME);
  expect(slips.map(({ seat, from, to }) => [seat, from, to])).toEqual([
    [ROXANE, 2, 4],
    [ADA, 4, 5],
  ]);
});

test("what happens on its own belongs to whoever caused it", () => {
  const events = [{ ply: 1, seat: ADA }, { ply: 1 }, { ply: 2 }];
  expect(recapOf(events, ME)[0]?.events).toHaveLength(3);
});

test("when I act, the slips are gone", () => {
  expect(
    recapOf(
      [
        { ply: 1, seat: ADA },
        { ply: 2, seat: ME },
      ],
      ME,
    ),
  ).toEqual([]);
});

test("of two turns of one seat, the later one counts", () => {
  const events = [
    { ply: 1, seat: ROXANE },
    { ply: 2, seat: ADA },
    { ply: 3, seat: ROXANE },
  ];
  expect(recapOf(events, ME).map(({ seat, from }) => [seat, from])).toEqual([
    [ROXANE, 2],
    [ADA, 1],
  ]);
});

const played = [
  { ply: 1, seat: ME },
  { ply: 2, seat: ADA },
  { ply: 3, seat: ME },
  { ply: 3, seat: ADA }, // what it did to him
  { ply: 4, seat: ADA },
];

function view(events: object[], seat: number | null = ME): TableView {
  return { seat, match: { events } } as unknown as TableView;
}

test("on a new device I have seen everything until my last action", () => {
  expect(seenUntil(null, view(played))).toBe(3);
  expect(seenUntil(null, view(played.slice(4)))).toBe(null);
  expect(seenUntil(null, view(played, null))).toBe(null);
});

test("what I did on another device I have seen, too", () => {
  expect(seenUntil("1", view(played))).toBe(3);
  expect(seenUntil("4", view(played))).toBe(4);
  expect(seenUntil("4", view([]))).toBe(4);
});

const absent = [
  { kind: "Went", ply: 1, seat: ME },
  { kind: "Put", ply: 2, seat: ADA },
  { kind: "Chosen", ply: 3, seat: ME }, // prepared, or nothing to choose
  { kind: "Chosen", ply: 3, seat: ADA },
];

test("a split that is revealed with everybody's is not my last move", () => {
  expect(lastOwn(absent, ME)).toBe(1);
  expect(seenUntil(null, view(absent))).toBe(1);
  const slips = recapOf(absent, ME);
  expect(slips.map(({ seat, from, to }) => [seat, from, to])).toEqual([[ADA, 1, 2]]);
  expect(sinceMine(absent, slips, view(absent))).toBe(1);
});

test("a split that only I could make is not my last move either", () => {
  const alone = { kind: "Chosen", ply: 5, seat: ME }; // the others had nothing left
  const events = [...absent, { kind: "Went", ply: 4, seat: ADA }, alone];
  expect(lastOwn(events, ME)).toBe(1);
  const slips = recapOf(events, ME);
  expect(slips.map(({ seat, from, to }) => [seat, from, to])).toEqual([[ADA, 3, 4]]);
  expect(lastOwn([...events, { kind: "Went", ply: 6, seat: ME }], ME)).toBe(6);
});

test("after a split, what they do is a new turn, but all of it is shown again", () => {
  const events = [...absent, { kind: "Went", ply: 4, seat: ADA }];
  const slips = recapOf(events, ME);
  expect(slips.map(({ seat, from, to }) => [seat, from, to])).toEqual([[ADA, 3, 4]]);
  expect(sinceMine(events, slips, view(events))).toBe(1);
});

test("what a bot did in my place is not my last move", () => {
  const news = [
    { kind: "replaced", ply: 2, seat: ME },
    { kind: "returned", ply: 4, seat: ME },
  ] as const;
  expect(lastOwn(played, ME, news)).toBe(1);
  expect(recapOf(played, ME, news)[0]?.from).toBe(3);
  expect(lastOwn([...played, { ply: 5, seat: ME }], ME, news)).toBe(5);
});

// I ended my march: nothing of it is about me first, but what followed for ADA is.
const ended = [
  { kind: "Went", ply: 1, seat: ADA },
  { kind: "Went", ply: 2, seat: ME },
  { kind: "Won", ply: 3, seat: ADA },
  { kind: "Scored", ply: 3, seat: ADA },
  { kind: "Went", ply: 4, seat: ADA },
  { kind: "Won", ply: 5, seat: ME }, // by what ADA decided
];
const told = { seat: ME, match: { events: ended, own: 3 } } as unknown as TableView;

test("what followed from my own decision is not shown again, whomever it is about", () => {
  expect(seenUntil(null, told)).toBe(3);
  const slips = recapOf(ended, ME, [], 3);
  expect(slips.map(({ seat, from, to }) => [seat, from, to])).toEqual([[ADA, 3, 5]]);
  expect(sinceMine(ended, slips, told)).toBe(3);
});

test("before my first decision, all of theirs is shown", () => {
  const slips = recapOf(ended.slice(2, 5), ME, [], null);
  expect(slips.map(({ seat, from, to }) => [seat, from, to])).toEqual([[ADA, 2, 4]]);
});
