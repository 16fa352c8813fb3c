import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { check, type Proof } from "./proof";
import { commitmentTo, type Line } from "./seats";
import { hex, hmac, sha256, utf8 } from "./sha256";

test("SHA-256 and HMAC are what others compute, at every length", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const data = new Uint8Array(length).map((_, index) => (index * 7) & 255);
    expect(hex(sha256(data))).toBe(createHash("sha256").update(data).digest("hex"));
    expect(hex(hmac(data, utf8("x")))).toBe(createHmac("sha256", data).update("x").digest("hex"));
  }
});

const SERVER = "aa".repeat(32);
const MINE = "bb".repeat(32);
const ANAS = "cc".repeat(32);
const CHOSEN = "00".repeat(32);
const nobody = { seed: "", commitment: "" };
const OPENED = { kind: "opened", commitment: commitmentTo(SERVER) };
const ANA = { kind: "seated", seat: 0, guest: 0, seed: ANAS, commitment: "" };
const ME = { kind: "seated", seat: 1, guest: 1, seed: "", commitment: commitmentTo(MINE) };
const BOT = { kind: "seated", seat: 2, guest: null, ...nobody };
const CALLED = { kind: "called" };
const OPEN = { kind: "revealed", seat: 1, seed: MINE };
const OMITTED = { kind: "omitted", seats: [1] };
const STARTED = { kind: "started" };

/** Return the proof that a server would make of a log, with the seed of these bytes. */
function example(given: Record<number, string>, ...log: Line[]): Proof {
  const bodies = [OPENED, ...log].map((body, seq) => JSON.stringify({ seq, ...body }));
  const lines = bodies.map((body, index) => ({ nonce: `0${index}`.repeat(16), body }));
  const hash = (...parts: Buffer[]): Buffer =>
    createHash("sha256").update(Buffer.concat(parts)).digest();
  const heads: string[] = [];
  let head: Buffer = Buffer.from("satrap-chain-1");
  for (const { nonce, body } of lines) {
    head = hash(head, hash(Buffer.from(nonce, "hex"), Buffer.from(body)));
    heads.push(head.toString("hex"));
  }
  const parts = Object.entries(given).flatMap(([seat, bytes]) => [
    Buffer.from([Number(seat), 32]),
    Buffer.from(bytes, "hex"),
  ]);
  const seed = hash(Buffer.from("satrap-seed-1"), Buffer.from(SERVER, "hex"), ...parts);
  const word = createHmac("sha256", seed).update("0/lots/0/0").digest().readUInt32BE(0);
  const draws = [{ epoch: 0, purpose: "lots", occurrence: 0, size: 5, result: [word % 5] }];
  const record = { seed: seed.toString("hex"), draws };
  return { server_seed: SERVER, lines, heads, record };
}

const BOTH = { 0: ANAS, 1: MINE };
const honest = (): Proof => example(BOTH, ANA, ME, CALLED, OPEN, BOT, STARTED);

test("a true proof holds, also against a head that was noted", () => {
  const proof = honest();
  expect(check(proof, [proof.heads[2] ?? ""])).toEqual({ holds: true, mine: null, removed: 0 });
});

test("it counts the names that were removed, and the proof still holds", () => {
  const proof = honest();
  proof.record.seats = ["", "Ben", ""];
  expect(check(proof)).toEqual({ holds: true, mine: null, removed: 2 });
});

test("it says what became of my bytes", () => {
  expect(check(honest(), [], MINE)).toEqual({ holds: true, mine: "in", removed: 0 });
  const late = example({ 0: ANAS }, ANA, ME, CALLED, OMITTED, BOT, STARTED);
  expect(check(late, [], MINE)).toEqual({ holds: true, mine: "left-out", removed: 0 });
  expect(check(honest(), [], CHOSEN)).toEqual({ holds: true, mine: "missing", removed: 0 });
});

test("seats that were left and taken again count as they are in the end", () => {
  const left = { kind: "left", seat: 1 };
  const again = [ANA, { ...ME, seed: ANAS, commitment: "" }, left, ME, CALLED, OPEN, BOT, STARTED];
  expect(check(example(BOTH, ...again), [], MINE)).toEqual({ holds: true, mine: "in", removed: 0 });
});

test("whoever changes seats takes their bytes along, and the host may change the table", () => {
  const moved = [{ kind: "left", seat: 1, to: 2 }, { kind: "changed" }, { ...ME, seat: 2 }];
  const log = [ANA, ME, ...moved, CALLED, { ...OPEN, seat: 2 }, STARTED];
  const proof = example({ 0: ANAS, 2: MINE }, ...log);
  expect(check(proof, [], MINE)).toEqual({ holds: true, mine: "in", removed: 0 });
});

test("a proof of an older table holds: names no guests, and bytes are open at once", () => {
  const old = { kind: "seated", seat: 1, seed: MINE };
  const proof = example({ 1: MINE }, old, { kind: "seated", seat: 0 }, STARTED);
  expect(check(proof, [], MINE)).toEqual({ holds: true, mine: "in", removed: 0 });
});

const LEFT = { kind: "left", seat: 1 };
const GIVEN = { ...ME, seed: CHOSEN, commitment: "" };
const NOTED = { kind: "noted", seat: 1, seed: MINE };
test.each<[string, Record<number, string>, Line[]]>([
  ["of a bot", { ...BOTH, 2: CHOSEN }, [ANA, ME, CALLED, OPEN, { ...BOT, seed: CHOSEN }]],
  ["that were not committed to", { 0: ANAS, 1: CHOSEN }, [ANA, ME, { ...OPEN, seed: CHOSEN }]],
  ["beside mine, in a line of no meaning", { 0: ANAS, 1: CHOSEN }, [ANA, GIVEN, NOTED]],
  ["of another in my seat", { 0: ANAS, 1: CHOSEN }, [ANA, ME, OPEN, LEFT, GIVEN]],
  ["after the call", { 0: ANAS, 1: CHOSEN }, [ANA, ME, CALLED, LEFT, GIVEN]],
  ["of all but me", { 0: ANAS }, [ANA, ME, CALLED]],
])("chosen bytes %s are found out", (_, given, log) => {
  const { holds, mine } = check(example(given, ...log, STARTED), [], MINE);
  expect(holds && mine !== "missing").toBe(false);
});

const CLOSED = { ...ANA, seed: "", commitment: commitmentTo(ANAS) };
const OTHER = { kind: "revealed", seat: 0, seed: CHOSEN };
const GONE = { kind: "left", seat: 0 };
const LATE = { kind: "seated", seat: 2, guest: 2, seed: CHOSEN, commitment: "" };
test.each<[string, Record<number, string>, Line[]]>([
  ["opens other bytes", { 0: CHOSEN, 1: MINE }, [CLOSED, ME, CALLED, OPEN, OTHER]],
  ["sits down after the call", { ...BOTH, 2: CHOSEN }, [ANA, ME, CALLED, OPEN, LATE]],
  ["stands up after the call", { 1: MINE }, [ANA, ME, CALLED, GONE, OPEN]],
  ["changes the table after the call", BOTH, [ANA, ME, CALLED, { kind: "changed" }, OPEN]],
])("mine are in, but somebody else %s", (_, given, log) => {
  expect(check(example(given, ...log, STARTED), [], MINE).holds).toBe(false);
});

test.each([
  ["a changed line", (proof: Proof) => (proof.lines[1] = { nonce: "00", body: '{"kind":"left"}' })],
  ["another seed of the server", (proof: Proof) => (proof.server_seed = "ab".repeat(32))],
  ["another seed of the match", (proof: Proof) => (proof.record.seed = "00".repeat(32))],
  ["another draw", (proof: Proof) => proof.record.draws[0]?.result.fill(9)],
  ["a missing line", (proof: Proof) => proof.lines.pop()],
  ["other heads", (proof: Proof) => proof.heads.reverse()],
])("%s does not hold", (_, change) => {
  const proof = honest();
  change(proof);
  expect(check(proof).holds).toBe(false);
});

test("a log that was written anew does not have the noted head", () => {
  expect(check(honest(), ["00".repeat(32)]).holds).toBe(false);
});
