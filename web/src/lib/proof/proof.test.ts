import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { holds, type Proof } from "./proof";
import { hex, hmac, sha256, unhex, utf8 } from "./sha256";

test("SHA-256 and HMAC are what others compute, at every length", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const data = new Uint8Array(length).map((_, index) => (index * 7) & 255);
    expect(hex(sha256(data))).toBe(createHash("sha256").update(data).digest("hex"));
    expect(hex(hmac(data, utf8("x")))).toBe(createHmac("sha256", data).update("x").digest("hex"));
  }
});

function example(): Proof {
  const bodies = [
    { seq: 0, kind: "opened", commitment: hex(sha256(unhex("aa".repeat(32)))) },
    { seq: 1, kind: "seated", seat: 1, name: "Ana", seed: "bb".repeat(16) },
    { seq: 2, kind: "seated", seat: 0, name: "Ben" },
    { seq: 3, kind: "started" },
  ].map((body) => JSON.stringify(body));
  const lines = bodies.map((body, index) => ({ nonce: `0${index}`.repeat(16), body }));
  const hash = (...parts: Buffer[]): Buffer =>
    createHash("sha256").update(Buffer.concat(parts)).digest();
  const heads: string[] = [];
  let head: Buffer = Buffer.from("satrap-chain-1");
  for (const { nonce, body } of lines) {
    head = hash(head, hash(Buffer.from(nonce, "hex"), Buffer.from(body)));
    heads.push(head.toString("hex"));
  }
  const own = Buffer.concat([Buffer.from([1, 16]), Buffer.alloc(16, 0xbb)]);
  const seed = hash(Buffer.from("satrap-seed-1"), Buffer.alloc(32, 0xaa), own);
  const word = createHmac("sha256", seed).update("0/lots/0/0").digest().readUInt32BE(0);
  const draws = [{ epoch: 0, purpose: "lots", occurrence: 0, size: 5, result: [word % 5] }];
  const record = { seed: seed.toString("hex"), draws };
  return { server_seed: "aa".repeat(32), lines, heads, record };
}

test("a true proof holds, also against a head that was noted", () => {
  const proof = example();
  expect(holds(proof, [proof.heads[2] ?? ""])).toBe(true);
});

test.each([
  ["a changed line", (proof: Proof) => (proof.lines[1] = { nonce: "00", body: '{"kind":"left"}' })],
  ["another seed of the server", (proof: Proof) => (proof.server_seed = "ab".repeat(32))],
  ["another seed of the match", (proof: Proof) => (proof.record.seed = "00".repeat(32))],
  ["another draw", (proof: Proof) => proof.record.draws[0]?.result.fill(9)],
  ["a missing line", (proof: Proof) => proof.lines.pop()],
  ["other heads", (proof: Proof) => proof.heads.reverse()],
])("%s does not hold", (_, change) => {
  const proof = example();
  change(proof);
  expect(holds(proof)).toBe(false);
});

test("a log that was written anew does not have the noted head", () => {
  expect(holds(example(), ["00".repeat(32)])).toBe(false);
});
