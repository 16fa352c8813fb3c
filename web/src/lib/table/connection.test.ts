import { beforeEach, expect, test } from "vitest";
import { Connection, type Link, type Wire } from "./connection";

class FakeWire implements Wire {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event?: { reason: string }) => void) | null = null;
  sent: string[] = [];
  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tells(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: FakeWire[] = [];
let waits: { run: () => void; milliseconds: number }[] = [];
let kept: Map<string, string>;
let keys = 0;

function make(): Connection {
  return new Connection("/ws", "sent", {
    open: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    store: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    },
    wait: (run, milliseconds) => waits.push({ run, milliseconds }),
    key: () => `k${keys++}`,
  });
}

function last(): FakeWire {
  const wire = wires.at(-1);
  if (!wire) throw new Error("no wire");
  return wire;
}

beforeEach(() => {
  [wires, waits, kept, keys] = [[], [], new Map(), 0];
});

test("a command is sent once it can be, and answered by its key", async () => {
  const connection = make();
  connection.open();
  const reply = connection.send({ do: "redo" });
  expect(last().sent).toEqual([]);
  last().opens();
  expect(last().sent.map((each) => JSON.parse(each))).toEqual([
    { key: "k0", command: { do: "redo" } },
  ]);
  last().tells({ ack: "k0", head: "00", version: 7 });
  expect(await reply).toEqual({ ok: true, version: 7 });
  expect(kept.size).toBe(0);
});

test("what was not answered goes out again with the same key after the line was lost", async () => {
  const connection = make();
  const links: Link[] = [];
  connection.onlink = (link) => links.push(link);
  connection.open();
  last().opens();
  const reply = connection.send({ do: "redo" });
  const first = last().sent[0];
  last().close();
  waits[0]?.run();
  last().opens();
  expect(wires).toHaveLength(2);
  expect(last().sent).toEqual([first]);
  expect(links).toEqual(["connecting", "open", "lost", "connecting", "open"]);
  last().tells({ refused: "stale", key: "k0", text: "no", view: null });
  expect(await reply).toEqual({ ok: false, code: "stale", text: "no" });
});

test("what waits is there after a reload", () => {
  const before = make();
  before.open();
  void before.send({ do: "redo" });
  const after = make();
  after.open();
  last().opens();
  expect(last().sent).toHaveLength(1);
});

test("a server that cannot store just now is asked again, with the same key", () => {
  const connection = make();
  connection.open();
  last().opens();
  void connection.send({ do: "redo" });
  last().tells({ refused: "unavailable", key: "k0", text: "", view: null });
  waits[0]?.run();
  expect(last().sent).toHaveLength(2);
  expect(last().sent[0]).toBe(last().sent[1]);
});

test("pauses between tries grow, and end when the page is closed", () => {
  const connection = make();
  connection.open();
  for (let n = 0; n < 7; n++) {
    last().close();
    waits.at(-1)?.run();
  }
  expect(waits.map((each) => each.milliseconds)).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000]);
  connection.close();
  expect(waits).toHaveLength(7);
});

test.each([
  ["removed", "removed"],
  ["nobody", "signed-out"],
])("whoever is cut off for good does not come back: %s", (reason, link) => {
  const connection = make();
  const links: Link[] = [];
  connection.onlink = (link) => links.push(link);
  connection.open();
  last().opens();
  last().onclose?.({ reason });
  expect(links.at(-1)).toBe(link);
  expect(waits).toEqual([]);
  connection.open();
  expect(wires.length).toBe(1);
});

test("a line that may have died is replaced, and what it still says is not heard", () => {
  const connection = make();
  const heard: unknown[] = [];
  connection.onmessage = (message) => heard.push(message);
  connection.open();
  connection.renew(); // it is being opened already
  expect(wires).toHaveLength(1);
  last().opens();
  const dead = last();
  connection.renew();
  expect([dead.readyState, wires.length, waits.length]).toEqual([3, 2, 0]);
  dead.tells({ here: [0] });
  last().opens();
  last().tells({ here: [1] });
  expect(heard).toEqual([{ here: [1] }]);
});

test("a lost line comes back at once when the device wakes up, and only once", () => {
  const connection = make();
  connection.open();
  last().close();
  connection.renew();
  waits[0]?.run();
  expect(wires).toHaveLength(2);
  connection.close();
  connection.renew();
  expect(wires).toHaveLength(2);
});
