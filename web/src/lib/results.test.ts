import { expect, test, vi } from "vitest";
import { read } from "./results";
import type { TableView } from "./table/types";

vi.mock("./api/client", () => ({ api: {} }));

function view(part: object): TableView {
  return part as TableView;
}

test("a match that is over has a result, even without a winner", () => {
  const outcome = { scores: [77, 37], winners: [0] };
  expect(read(view({ status: "over", match: { outcome } }))).toEqual(outcome);
  expect(read(view({ status: "over", match: { outcome: null } }))).toEqual({
    scores: [],
    winners: [],
  });
});

test("a match that goes on, or never began, has none", () => {
  expect(read(view({ status: "running", match: { outcome: null } }))).toBeNull();
  expect(read(view({ status: "over", match: null }))).toBeNull();
});
