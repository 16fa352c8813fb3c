import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../api/client";
import type { Connection } from "./connection";
import { Table } from "./table.svelte";
import type { GameEvent, Message, TableView } from "./types";

vi.mock("../api/client", () => ({ api: { GET: vi.fn() } }));
vi.mock("../settings.svelte", () => ({ settings: { get: () => "off" } }));
vi.mock("../words/words.svelte", () => ({ language: () => "en", person: (name: string) => name }));
vi.mock("./proof", () => ({ noteHead: () => {} }));

const get = vi.mocked(api.GET);
const PAGE = 10; // events

class Hand {
  onmessage: (message: Message) => void = () => {};
}

/** One event for each ply, from the first that is sent, of a kind that no game has. */
function events(since: number, end: number, kind = "Went"): GameEvent[] {
  const told = Array.from({ length: end - since }, (_, at) => ({ kind, ply: since + at }));
  return JSON.parse(JSON.stringify(told));
}

function viewAt(ply: number, kind = "Went", status = "running"): TableView {
  const since = Math.max(0, ply + 1 - PAGE);
  const match = { ply, since, events: events(since, ply + 1, kind) };
  return { version: ply, status, match, seats: [], said: [], hushed: [] } as unknown as TableView;
}

let hand: Hand;
let table: Table;
let kind: string; // of the events that the server sends

beforeEach(() => {
  kind = "Went";
  get.mockReset();
  get.mockImplementation(((_: string, { params }: { params: { query: { before: number } } }) => {
    const { before } = params.query;
    const since = Math.max(0, before - PAGE);
    return Promise.resolve({ data: { since, events: events(since, before, kind) } });
  }) as never);
  hand = new Hand();
  table = new Table("t", null, "", hand as unknown as Connection);
});

const plies = (): number[] => table.told.map((event) => event.ply ?? -1);
const all = (end: number): number[] => Array.from({ length: end + 1 }, (_, ply) => ply);

test("a long match is read back page by page to its start", async () => {
  hand.onmessage({ view: viewAt(34) });
  expect(plies()).toEqual(all(34).slice(-PAGE));
  await vi.waitFor(() => expect(plies()).toEqual(all(34)));
  expect(get).toHaveBeenCalledTimes(3);
  expect(table.early).toBe(25);
});

test("a match that fits into a view asks for nothing", async () => {
  hand.onmessage({ view: viewAt(PAGE - 1) });
  await Promise.resolve();
  expect(plies()).toEqual(all(PAGE - 1));
  expect(get).not.toHaveBeenCalled();
});

test("what a later whole view tells anew is played, and what is older stays", async () => {
  hand.onmessage({ view: viewAt(34) });
  await vi.waitFor(() => expect(plies()).toEqual(all(34)));
  const played = vi.spyOn(table.stage, "play");
  hand.onmessage({ view: viewAt(37) });
  expect(played.mock.calls[0]?.[1].map((event) => event.ply)).toEqual([35, 36, 37]);
  expect(table.events.map((event) => event.ply)).toEqual(all(37));
});

test("after a gap the newest view is simply shown", async () => {
  hand.onmessage({ view: viewAt(12) });
  const played = vi.spyOn(table.stage, "play");
  hand.onmessage({ view: viewAt(60) });
  expect(played).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(plies()).toEqual(all(60)));
});

test("after an undo nothing is told that was taken back", async () => {
  hand.onmessage({ view: viewAt(34) });
  await vi.waitFor(() => expect(plies()).toEqual(all(34)));
  hand.onmessage({ view: viewAt(30) });
  expect(plies()).toEqual(all(30));
});

test("at the end what was hidden is told openly, from the start", async () => {
  hand.onmessage({ view: viewAt(34) });
  await vi.waitFor(() => expect(plies()).toEqual(all(34)));
  kind = "Shown";
  hand.onmessage({ view: viewAt(35, kind, "over") });
  await vi.waitFor(() => expect(table.events.map((event) => event.ply)).toEqual(all(35)));
  expect(new Set(table.events.map((event) => event.kind))).toEqual(new Set(["Shown"]));
});

test("pages that come after another whole view are left out", async () => {
  let answer: (page: unknown) => void = () => {};
  get.mockImplementationOnce((() => new Promise((resolve) => (answer = resolve))) as never);
  hand.onmessage({ view: viewAt(15) });
  hand.onmessage({ view: viewAt(3) });
  answer({ data: { since: 0, events: events(0, 6, "Old") } });
  await new Promise((resolve) => setTimeout(resolve));
  expect(plies()).toEqual(all(3));
});

test("a difference adds to what was read back", async () => {
  hand.onmessage({ view: viewAt(34) });
  await vi.waitFor(() => expect(plies()).toEqual(all(34)));
  hand.onmessage({ patch: { from: 34, version: 35, ops: [], events: events(35, 36) } });
  expect(table.events.map((event) => event.ply)).toEqual(all(35));
});
