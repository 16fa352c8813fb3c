import { expect, test } from "vitest";
import { commitmentTo } from "../proof/seats";
import { closed, draw, kept } from "./shuffle";
import type { SeatView, TableView } from "./types";

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
  };
}

function view(...seats: Partial<SeatView>[]): TableView {
  return { status: "waiting", seats } as TableView;
}

test("bytes are drawn anew for each table, and kept", () => {
  const store = storage();
  draw("one", true, store);
  draw("other", true, store);
  expect(kept("one", store)).toMatch(/^[0-9a-f]{64}$/);
  expect(kept("one", store)).not.toBe(kept("other", store));
});

test("what is sent is either the bytes or a commitment to them", () => {
  const store = storage();
  expect(draw("one", true, store)).toEqual({ seed: kept("one", store) });
  const sent = draw("one", false, store);
  expect(sent).toEqual({ commitment: commitmentTo(kept("one", store) ?? "") });
});

test("only my own bytes are opened, once", () => {
  const store = storage();
  draw("one", false, store);
  const seed = kept("one", store) ?? "";
  const mine = { commitment: commitmentTo(seed), seed: "", is_left_out: false };
  const other = { commitment: "ab".repeat(32), seed: "", is_left_out: false };
  expect(closed("one", view(other, mine), store)).toEqual({ seat: 1, seed });
  expect(closed("one", view(other, { ...mine, seed }), store)).toBeNull();
  expect(closed("one", view(other, { ...mine, is_left_out: true }), store)).toBeNull();
  expect(closed("one", { ...view(mine), status: "running" }, store)).toBeNull();
  expect(closed("two", view(mine), store)).toBeNull();
});
