import { expect, test } from "vitest";
import { backBy } from "./going_back";
import type { Table } from "./table.svelte";

function place(rest = {}): object {
  return { who: "open", bot: "", ...rest };
}

function table(match: { ply: number; undo: number; redo: boolean }, rest = {}): Table {
  const seats = [place(), place()];
  const view = { seat: 0, status: "running", seats, asked: null, match };
  return {
    view,
    began: null,
    events: [],
    back: match.ply - 2,
    isStill: true,
    ...rest,
  } as unknown as Table;
}

test("a gesture is undone alone, a turn from its beginning", () => {
  const now = table({ ply: 9, undo: 4, redo: false });
  expect(backBy(now, "undo")).toEqual({ do: "undo", to: 7 });
  expect(backBy(now, "restart")).toEqual({ do: "undo", to: 4 });
});

test("only what was undone can be redone", () => {
  expect(backBy(table({ ply: 9, undo: 4, redo: false }), "redo")).toBeNull();
  expect(backBy(table({ ply: 9, undo: 4, redo: true }), "redo")).toEqual({ do: "redo" });
});

test("nothing is taken back at the beginning of a turn, by others, or while things move", () => {
  const match = { ply: 9, undo: 9, redo: true };
  expect(backBy(table(match), "restart")).toBeNull();
  expect(backBy(table(match, { isStill: false }), "redo")).toBeNull();
  expect(
    backBy(table(match, { view: { seat: null, seats: [], status: "running", match } }), "redo"),
  ).toBeNull();
  const over = { seat: 0, seats: [], status: "over", match };
  expect(backBy(table(match, { view: over }), "redo")).toBeNull();
});

/** My turn is over: I decided three times, from ply 6 on. */
function after(rest = {}, view = {}): Table {
  const match = { ply: 9, undo: 9, redo: false, waiting: [1] };
  const events = [7, 8, 9].map((ply) => ({ ply, seat: 0 }));
  const now = table(match, { back: null, events, ...rest });
  Object.assign(now.view as object, view);
  return now;
}

test("after my turn another person is asked", () => {
  expect(backBy(after(), "undo")).toEqual({ do: "askundo", to: 8 });
  expect(backBy(after({ began: 6 }), "undo")).toEqual({ do: "askundo", to: 6 });
  expect(backBy(after(), "restart")).toBeNull();
});

test("at a table of a tournament nobody is asked", () => {
  expect(backBy(after({}, { is_cup: true }), "undo")).toBeNull();
});

test("nobody is asked twice, nor about what others have played since, nor for a bot", () => {
  expect(backBy(after({}, { asked: { seat: 0, to: 8 } }), "undo")).toBeNull();
  expect(backBy(after({ events: [{ ply: 9, seat: 1 }] }), "undo")).toBeNull();
  expect(backBy(after({}, { seats: [place(), place({ bot: "simple" })] }), "undo")).toBeNull();
});

test("nothing is taken back while a bot plays for me", () => {
  const seats = [place({ bot: "simple" }), place()];
  expect(backBy(after({ back: 8 }, { seats }), "undo")).toBeNull();
});
