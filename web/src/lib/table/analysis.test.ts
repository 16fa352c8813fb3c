import { beforeEach, expect, test, vi } from "vitest";
import { need } from "../api/client";
import { Analysing } from "./analysis.svelte";

vi.mock("../api/client", () => ({ api: { GET: vi.fn(), POST: vi.fn() }, need: vi.fn() }));
vi.mock("../problem", () => ({ problemOf: () => "It cannot be." }));

const answer = vi.mocked(need);
const verdict = (ply: number): object => ({ ply, seat: 0, lost: ply / 100 });
const DONE = {
  points: [],
  verdicts: [verdict(2), verdict(5), verdict(9)],
  turning: [1, 2],
  best: [0],
};

function told(status: string, analysis: object | null = null): void {
  answer.mockResolvedValueOnce({ status, done: 1, of: 3, analysis } as never);
}

beforeEach(() => {
  vi.useFakeTimers();
  answer.mockReset();
});

test("one that is there is shown at once", async () => {
  const analysing = new Analysing("t", "");
  told("done", DONE);
  await analysing.look();
  expect(analysing.told.map(({ ply }) => ply)).toEqual([2, 5, 9]);
  expect(analysing.at(2)).toHaveLength(1);
  expect(analysing.at(3)).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(answer).toHaveBeenCalledTimes(1);
});

test("while it is made one looks again and again", async () => {
  const analysing = new Analysing("t", "");
  told("waiting");
  await analysing.start();
  expect([analysing.isRunning, analysing.analysis]).toEqual([true, null]);
  told("running");
  told("done", DONE);
  await vi.advanceTimersByTimeAsync(5000);
  expect([analysing.isRunning, answer.mock.calls.length]).toEqual([false, 3]);
});

test("who has left does not look again", async () => {
  const analysing = new Analysing("t", "");
  told("running");
  await analysing.start();
  analysing.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(answer).toHaveBeenCalledTimes(1);
});

test("a refusal is told in words", async () => {
  const analysing = new Analysing("t", "");
  answer.mockRejectedValueOnce(new Error("no"));
  await analysing.look();
  expect([analysing.problem, analysing.isRunning]).toEqual(["It cannot be.", false]);
});
