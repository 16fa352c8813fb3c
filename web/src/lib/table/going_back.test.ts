import { expect, test } from "vitest";
import { backBy } from "./going_back";
import type { Table } from "./table.svelte";

function table(match: { ply: number; undo: number; redo: boolean }, rest = {}): Table {
  const view = { seat: 0, status: "running", match };
  return { view, back: match.ply - 2, isStill: true, ...rest } as unknown as Table;
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
    backBy(table(match, { view: { seat: null, status: "running", match } }), "redo"),
  ).toBeNull();
  const over = { seat: 0, status: "over", match };
  expect(backBy(table(match, { view: over }), "redo")).toBeNull();
});
