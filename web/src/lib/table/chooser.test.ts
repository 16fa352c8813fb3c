import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../api/client";
import { Chooser } from "./chooser.svelte";
import type { Connection, Reply } from "./connection";
import { Table } from "./table.svelte";
import type { Command, Message, TableView } from "./types";

const EMPTY = { seats: [], said: [], hushed: [] };

vi.mock("../api/client", () => ({ api: { GET: vi.fn() } }));
vi.mock("../settings.svelte", () => ({ settings: { get: () => "off" } }));
vi.mock("../words/words.svelte", () => ({ language: () => "en" }));
vi.mock("./proof", () => ({ noteHead: () => {} }));

const get = vi.mocked(api.GET);

/** A connection whose answers are given by hand. */
class Hand {
  onmessage: (message: Message) => void = () => {};
  answer: (reply: Reply) => void = () => {};
  sent: string[] = [];
  send(command: Command): Promise<Reply> {
    if (command.do === "play") this.sent.push(...command.plays);
    return new Promise((resolve) => (this.answer = resolve));
  }
}

function viewAt(version: number): TableView {
  const match = { ply: version, legal: ["go", "hop", "rest"], events: [] };
  return { version, status: "running", match, ...EMPTY } as unknown as TableView;
}

let hand: Hand;
let chooser: Chooser;

beforeEach(() => {
  get.mockReset();
  get.mockResolvedValue({ data: { events: [], words: ["Ana went."] } } as never);
  hand = new Hand();
  chooser = new Chooser(new Table("t", null, "", hand as unknown as Connection));
  hand.onmessage({ view: viewAt(4) });
});

test("what is pointed at is asked for once, and shown", async () => {
  chooser.point(["go"]);
  await vi.waitFor(() => expect(chooser.foreseen.words).toEqual(["Ana went."]));
  chooser.point([]);
  chooser.point(["go"]);
  expect(get).toHaveBeenCalledTimes(1);
});

test("nothing is asked about a view that a play has made past", async () => {
  const played = chooser.confirm("go");
  chooser.point(["go"]);
  hand.answer({ ok: true, version: 5 });
  await played;
  chooser.point(["go"]);
  chooser.press([], "wait");
  expect(get).not.toHaveBeenCalled();
  hand.onmessage({ view: viewAt(5) });
  chooser.point(["go"]);
  expect(get).toHaveBeenCalledTimes(1);
});

test("after a refusal one can look on", async () => {
  const played = chooser.confirm("go");
  hand.answer({ ok: false, code: "illegal", text: "No." });
  await played;
  chooser.point(["go"]);
  expect(get).toHaveBeenCalledTimes(1);
});

test("an answer that comes too late is not shown", async () => {
  let answer: (found: unknown) => void = () => {};
  get.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)) as never);
  chooser.point(["go"]);
  void chooser.confirm("go");
  answer({ data: { events: [], words: ["Ana went."] } });
  await new Promise((resolve) => setTimeout(resolve));
  expect(chooser.foreseen.words).toEqual([]);
});

test("what is pressed while a play is on its way follows it", async () => {
  void chooser.confirm("go");
  void chooser.confirm("hop");
  expect(hand.sent).toEqual(["go"]);
  hand.answer({ ok: true, version: 5 });
  await Promise.resolve();
  expect(hand.sent).toEqual(["go"]);
  hand.onmessage({ view: viewAt(5) });
  await vi.waitFor(() => expect(hand.sent).toEqual(["go", "hop"]));
});

test.each(["go", "jump"])(
  "pressed twice, or impossible by then, is not played: %s",
  async (again) => {
    void chooser.confirm("go");
    void chooser.confirm(again);
    hand.onmessage({ view: viewAt(5) });
    hand.answer({ ok: true, version: 5 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(hand.sent).toEqual(["go"]);
  },
);

test("of two that were pressed meanwhile the last one follows", async () => {
  void chooser.confirm("go");
  void chooser.confirm("rest");
  void chooser.confirm("hop");
  hand.answer({ ok: false, code: "illegal", text: "No." });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(hand.sent).toEqual(["go", "hop"]);
});

test("the last move of a match is shown like any other", () => {
  const { table } = chooser;
  table.stage.steps = () => 2;
  table.stage.pace = 10;
  const told = (status: string, kinds: string[]): TableView => {
    const events = kinds.map((kind, at) => ({ kind, ply: at + 1 }));
    const match = { ply: kinds.length, legal: [], events };
    return { version: kinds.length, status, match, ...EMPTY } as unknown as TableView;
  };
  hand.onmessage({ view: told("running", ["walk"]) });
  expect(table.isStill).toBe(true);
  hand.onmessage({ view: told("over", ["walk", "end"]) });
  expect(table.isStill).toBe(false);
});

test("a press that would end my turn waits for the button that says so", async () => {
  chooser = new Chooser(chooser.table, { mayEnd: (action) => action !== "go" });
  get.mockResolvedValue({ data: { events: [], words: [], why: null, ends: true } } as never);
  chooser.press(["hop"]);
  expect(chooser.chosen).toBe("hop"); // the press is seen at once
  await vi.waitFor(() => expect(chooser.isLast).toBe(true));
  expect(hand.sent).toEqual([]);
  chooser.clear(); // taken back
  expect([chooser.chosen, chooser.isLast]).toEqual([null, false]);
  chooser.press(["rest"]);
  await vi.waitFor(() => expect(chooser.isLast).toBe(true));
  void chooser.confirm();
  expect(hand.sent).toEqual(["rest"]);
});

test("a press that does not end my turn is played, once that is known", async () => {
  chooser = new Chooser(chooser.table, { mayEnd: () => true });
  get.mockResolvedValue({ data: { events: [], words: [], why: null, ends: false } } as never);
  chooser.press(["hop"]);
  await vi.waitFor(() => expect(hand.sent).toEqual(["hop"]));
  expect(chooser.isLast).toBe(false);
});

test("where nothing can be asked, a press is played", async () => {
  chooser = new Chooser(chooser.table, { mayEnd: () => true });
  get.mockRejectedValue(new Error("offline"));
  chooser.press(["hop"]);
  await vi.waitFor(() => expect(hand.sent).toEqual(["hop"]));
});

test("of the last action only what I do myself is shown as done", async () => {
  const kinds = ["halt", "lay", "score"];
  const events = kinds.map((kind) => ({ kind, seat: 0, text: { key: "" } }));
  const warnings = {
    mayEnd: () => true,
    isAfter: ({ kind }: { kind: string }) => kind === "score",
  };
  chooser = new Chooser(chooser.table, warnings);
  get.mockResolvedValue({ data: { events, words: [], why: null, ends: true } } as never);
  chooser.press(["hop"]);
  await vi.waitFor(() => expect(chooser.isLast).toBe(true));
  expect(chooser.doneBy(0)).toEqual(events.slice(0, 2)); // my points follow after my turn
  expect(chooser.doneBy(1)).toEqual([]);
});
