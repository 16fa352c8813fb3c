import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../api/client";
import { Plans } from "./plans.svelte";

vi.mock("../api/client", () => ({ api: { GET: vi.fn(), PUT: vi.fn() } }));

const FIRST = "one"; // what is prepared, in the notation of any game
let actions: string[]; // what the server keeps

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  actions = [];
  const answer = (): object => ({ data: { actions, drafts: [], choices: [] } });
  vi.mocked(api.GET).mockImplementation((() => Promise.resolve(answer())) as never);
  vi.mocked(api.PUT).mockImplementation(((_: string, asked: { body: { actions: string[] } }) => {
    actions = asked.body.actions;
    return Promise.resolve(answer());
  }) as never);
});

test("what was prepared and is gone has been played, which is told once", async () => {
  const plans = new Plans("t", 0);
  await plans.set([FIRST]);
  expect(await plans.look()).toBe(false);
  actions = [];
  expect(await new Plans("t", 0).look()).toBe(true); // on the next visit, too
  expect(await plans.look()).toBe(false);
});

test("what I removed or changed myself has not been played", async () => {
  const plans = new Plans("t", 0);
  await plans.set([FIRST]);
  await plans.set(["two"]);
  expect(await plans.look()).toBe(false);
  await plans.set([]);
  expect(await plans.look()).toBe(false);
});
