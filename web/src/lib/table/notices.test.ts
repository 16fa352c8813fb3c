import { expect, test } from "vitest";
import { Notices } from "./notices.svelte";
import { noticed, type Moment, type Notice } from "./noticed";
import type { TableView } from "./types";

const ME = [0];

function place(name: string, rest = {}): object {
  return { name, who: "open", bot: "", has_say: true, wants_end: false, ...rest };
}

function moment(rest = {}, here: number[] | null = [0, 1]): Moment {
  const seats = [place("Ana"), place("Ben")];
  const view = { status: "running", seat: 0, seats, said: [], news: [], asked: null };
  Object.assign(view, { clock_asked: null });
  Object.assign(view, { rematch: null }, rest);
  return { view: view as unknown as TableView, here };
}

function kinds(before: Moment, after: Moment): string[] {
  return noticed(before, after, ME).map(({ kind, name }) => `${kind} ${name}`.trim());
}

test("what others say is noticed, and what I say is not", () => {
  const said = [
    { by: 1, name: "Ben", words: "Hello" },
    { by: 0, name: "Ana", words: "Hi" },
    { by: "k3", name: "Zoe", words: "Good luck" },
  ];
  const found = noticed(moment(), moment({ said }), ME);
  expect(found.map(({ words }) => words)).toEqual(["Hello", "Good luck"]);
  expect(noticed(moment({ said }), moment({ said }), ME)).toEqual([]);
});

test("requests of others are noticed once, and the answer to mine", () => {
  const asked = { seat: 1, to: 3 };
  expect(kinds(moment(), moment({ asked }))).toEqual(["asked Ben"]);
  expect(kinds(moment({ asked }), moment({ asked }))).toEqual([]);
  const mine = { seat: 0, to: 3 };
  expect(kinds(moment(), moment({ asked: mine }))).toEqual([]);
  const answered = (kind: string, seat: number | null): Moment =>
    moment({ news: [{ number: 0, ply: 3, kind, seat, text: { key: "" } }] });
  expect(kinds(moment({ asked: mine }), answered("undo-refused", 1))).toEqual(["refused Ben"]);
  expect(kinds(moment({ asked: mine }), answered("undo-withdrawn", 0))).toEqual([]);
  expect(kinds(moment({ asked: mine }), answered("undone", null))).toEqual(["granted Ben"]);
  expect(kinds(moment({ asked: mine }), moment())).toEqual(["lapsed"]);
});

test("who comes and goes is news at a live table only", () => {
  const at = (clock: object, here: number[]): Moment => moment({ clock }, here);
  const live = { main: 900, increment: 10 };
  expect(kinds(at(live, [0]), at(live, [0, 1]))).toEqual(["came Ben"]);
  expect(kinds(at(live, [0, 1]), at(live, [0]))).toEqual(["left Ben"]);
  const days = { main: 0, per_turn: 86_400 };
  expect(kinds(at(days, [0]), at(days, [0, 1]))).toEqual([]);
  expect(kinds(at(days, [0, 1]), at(days, [0]))).toEqual([]);
});

test("a request for another clock is noticed, and the answer to mine", () => {
  const asked = (seat: number): object => ({ clock_asked: { seat, clock: null } });
  const answered = (kind: string, seat: number | null): Moment =>
    moment({ news: [{ number: 0, ply: 3, kind, seat, text: { key: "" } }] });
  expect(kinds(moment(), moment(asked(1)))).toEqual(["clock-asked Ben"]);
  expect(kinds(moment(asked(1)), moment(asked(1)))).toEqual([]);
  expect(kinds(moment(), moment(asked(0)))).toEqual([]);
  expect(kinds(moment(asked(0)), answered("clock-refused", 1))).toEqual(["clock-refused Ben"]);
  expect(kinds(moment(asked(0)), answered("clock-withdrawn", 0))).toEqual([]);
  expect(kinds(moment(asked(1)), answered("clock-refused", 0))).toEqual([]);
  expect(kinds(moment(asked(0)), answered("clocked", null))).toEqual(["clock-granted"]);
});

test("an offer to end the match is noticed, unless it is mine", () => {
  const ends = (seat: number): object[] =>
    ["Ana", "Ben"].map((name, at) => place(name, { wants_end: at === seat }));
  expect(kinds(moment(), moment({ seats: ends(1) }))).toEqual(["ends Ben"]);
  expect(kinds(moment(), moment({ seats: ends(0) }))).toEqual([]);
});

test("people who come and go are noticed, as soon as it is known who is here", () => {
  expect(kinds(moment({}, [0]), moment({}, [0, 1]))).toEqual(["came Ben"]);
  expect(kinds(moment({}, [0, 1]), moment({}, [0]))).toEqual(["left Ben"]);
  expect(kinds(moment({}, null), moment({}, [0, 1]))).toEqual([]);
  expect(kinds(moment({}, []), moment({}, [0]))).toEqual([]); // that is me
});

test("a bot takes a seat and gives it back; a seat of a bot is no news", () => {
  const bot = { seats: [place("Ana"), place("Ben", { bot: "simple" })] };
  expect(kinds(moment(), moment(bot))).toEqual(["bot Ben"]);
  expect(kinds(moment(bot), moment())).toEqual(["back Ben"]);
  const always = { seats: [place("Ana"), place("Ben", { who: "bot", bot: "simple" })] };
  expect(kinds(moment(), moment(always))).toEqual([]);
});

test("a rematch is noticed, and mine is not", () => {
  const rematch = { id: "ab12", by: 1, seated: [1] };
  expect(noticed(moment(), moment({ rematch }), ME)[0]).toMatchObject({
    name: "Ben",
    words: "ab12",
  });
  expect(kinds(moment(), moment({ rematch: { ...rematch, by: 0 } }))).toEqual([]); // that is mine
  expect(kinds(moment(), moment({ rematch: { ...rematch, by: null } }))).toEqual(["rematch"]);
});

/** Notices with a clock that is moved by hand. */
function told(isMuted = false): { notices: Notices; heard: Notice[]; pass: () => void } {
  const heard: Notice[] = [];
  let waiting: (() => void)[] = [];
  const notices = new Notices({
    wait: (run) => waiting.push(run),
    onnotice: (notice) => heard.push(notice),
    isMuted: () => isMuted,
  });
  const pass = (): void => {
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  };
  return { notices, heard, pass };
}

const HELLO = { said: [{ by: 1, name: "Ben", words: "Hello" }] };

test("a notice goes by itself; the message stays unread until the chat is open", () => {
  const { notices, heard, pass } = told();
  notices.look(moment().view, [0, 1], ME);
  notices.look(moment(HELLO).view, [0, 1], ME);
  expect([notices.shown.length, notices.unread, heard.length]).toEqual([1, 1, 1]);
  pass();
  expect([notices.shown.length, notices.unread]).toEqual([0, 1]);
  notices.readAll();
  expect(notices.unread).toBe(0);
});

test("nothing is told of people who are muted", () => {
  const { notices, heard } = told(true);
  notices.look(moment().view, [0, 1], ME);
  notices.look(moment(HELLO).view, [0, 1], ME);
  expect([notices.shown.length, notices.unread, heard.length]).toEqual([0, 0, 0]);
});

test("a reload is no departure", () => {
  const { notices, heard, pass } = told();
  for (const here of [[0, 1], [0], [0, 1]]) notices.look(moment().view, here, ME);
  pass();
  expect(heard).toEqual([]);
  notices.look(moment().view, [0], ME);
  expect(heard).toEqual([]); // not yet
  pass();
  expect(heard.map(({ kind }) => kind)).toEqual(["left"]);
  notices.look(moment().view, [0, 1], ME);
  expect(heard.map(({ kind }) => kind)).toEqual(["left", "came"]);
});

test("before the start, who sits down and what is said is noticed, and then the beginning", () => {
  const alone = { status: "waiting", seats: [place("Ana"), place("")] };
  const both = { status: "waiting" };
  expect(kinds(moment(alone), moment(both))).toEqual(["sat Ben"]);
  expect(kinds(moment(both), moment(both))).toEqual([]);
  const bot = { status: "waiting", seats: [place("Ana"), place("Roxane", { who: "bot" })] };
  expect(kinds(moment(alone), moment(bot))).toEqual([]);
  const said = [{ by: 1, name: "Ben", words: "Hello" }];
  expect(kinds(moment(both), moment({ ...both, said }))).toEqual(["said Ben"]);
  expect(kinds(moment(both, [0]), moment({}, [0, 1]))).toEqual(["began"]);
});

test("words that came before and were not seen are unread, but not my own", () => {
  const said = [
    { by: 1, name: "Ben", words: "Hello" },
    { by: 0, name: "Ana", words: "Hi" },
    { by: 1, name: "Ben", words: "Ready?" },
  ];
  const hooks = { wait: () => 0, onnotice: () => {}, isMuted: () => false };
  const fresh = new Notices({ ...hooks, read: () => 1 });
  fresh.look(moment({ said }).view, [0, 1], ME);
  expect([fresh.unread, fresh.shown.length]).toEqual([1, 0]);
  const over = new Notices({ ...hooks, read: () => 0 });
  over.look(moment({ said, status: "over" }).view, [0, 1], ME);
  expect(over.unread).toBe(0);
});
