import { beforeEach, expect, test, vi } from "vitest";
import { api, need } from "../api/client";
import { Hints } from "./hints.svelte";
import type { Table } from "./table.svelte";

vi.mock("../api/client", () => ({ api: { GET: vi.fn() }, need: vi.fn() }));
vi.mock("../problem", () => ({ problemOf: () => "It cannot be." }));

const [get, answer] = [vi.mocked(api.GET), vi.mocked(need)];
const line = (action: string, ...more: string[]): object => ({
  action,
  plays: [action, ...more],
  then: [...more, "rest"],
});
let table: { id: string; seat: number | null; view: { match: { ply: number } } };
let hints: Hints;

beforeEach(() => {
  vi.useFakeTimers();
  get.mockReset();
  answer.mockReset();
  table = { id: "t", seat: 1, view: { match: { ply: 4 } } };
  hints = new Hints(table as unknown as Table);
});

function told(depth: number, lines: object[] = [], ply = 4): void {
  answer.mockResolvedValueOnce({ ply, depth, matters: { key: "k" }, lines } as never);
}

test("each press goes a step deeper, and after the last one it is over", async () => {
  told(1);
  told(2, [line("go", "left", "far"), line("hop")]);
  told(3, [line("hop")]);
  await hints.next();
  expect([hints.depth, hints.actions, hints.line]).toEqual([1, [], []]);
  await hints.next();
  expect([hints.depth, hints.actions, hints.line]).toEqual([2, ["go;left;far", "hop"], []]);
  await hints.next();
  expect([hints.depth, hints.actions, hints.line]).toEqual([3, ["hop"], ["hop", "rest"]]);
  await hints.next();
  expect([hints.depth, hints.isOpen]).toEqual([0, false]);
  const calls = get.mock.calls as unknown as [string, { params: { query: object } }][];
  const asked = calls.map(([, { params }]) => params.query);
  expect(asked).toEqual([1, 2, 3].map((depth) => ({ depth, seat: 1 })));
});

test("who waits is told so after a while, and why after a longer one", async () => {
  answer.mockReturnValueOnce(new Promise(() => {}));
  void hints.next();
  expect(hints.waits).toBe("briefly");
  await vi.advanceTimersByTimeAsync(1000);
  expect(hints.waits).toBe("thinking");
  void hints.next(); // pressed again meanwhile: no second request
  await vi.advanceTimersByTimeAsync(5000);
  expect(hints.waits).toBe("preparing");
  expect(answer).toHaveBeenCalledTimes(1);
  hints.clear();
  await vi.advanceTimersByTimeAsync(9000);
  expect(hints.isOpen).toBe(false);
});

test("what comes after a decision is not shown", async () => {
  told(1, [], 4);
  const asked = hints.next();
  table.view.match.ply = 5;
  await asked;
  expect(hints.isOpen).toBe(false);
});

test("what nobody waits for any more is not shown", async () => {
  told(1);
  const asked = hints.next();
  hints.clear();
  await asked;
  expect(hints.isOpen).toBe(false);
});

test("a refusal is told in words, and the next press asks again", async () => {
  answer.mockRejectedValueOnce(new Error("no"));
  await hints.next();
  expect([hints.problem, hints.waits, hints.isOpen]).toEqual(["It cannot be.", "", true]);
  told(1);
  await hints.next();
  expect([hints.problem, hints.depth]).toEqual(["", 1]);
});

test("what is pointed at stands out alone, and is drawn, until the hint is closed", async () => {
  told(1);
  told(2, [line("go", "left"), line("hop")]);
  await hints.next();
  await hints.next();
  hints.pointed = "go;left";
  expect([hints.actions, hints.line]).toEqual([["go;left"], ["go", "left"]]);
  hints.clear();
  expect([hints.actions, hints.line]).toEqual([[], []]);
});
