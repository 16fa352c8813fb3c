/** Checks the proof of a match: the chain of its log, its seed, and every draw. */
import { Seats, type Line, type Part } from "./seats";
import { hex, hmac, sha256, unhex, utf8 } from "./sha256";

export interface Proof {
  server_seed: string;
  lines: { nonce: string; body: string }[];
  heads: string[];
  record: { seed: string; draws: Draw[]; seats?: string[] };
}

export interface Draw {
  epoch: number;
  purpose: string;
  occurrence: number;
  size: number;
  result: number[];
}

/** Whether a proof holds, what became of my bytes, if I sent any, and how many names are removed. */
export interface Verdict {
  holds: boolean;
  mine: Part | null;
  removed: number;
}

const CHAIN = utf8("satrap-chain-1");
const SEED = utf8("satrap-seed-1");

const FAILS: Verdict = { holds: false, mine: null, removed: 0 };

/**
 * Say whether everything in a proof follows from its seed, and whether it contains the noted heads
 * and my bytes for the shuffle. What cannot even be parsed is not a proof.
 */
export function check(
  proof: Proof,
  noted: readonly string[] = [],
  mine: string | null = null,
): Verdict {
  try {
    const lines = proof.lines.map((line) => JSON.parse(line.body) as Line);
    const seats = new Seats(lines);
    const part = mine === null ? null : seats.partOf(mine);
    const removed = (proof.record.seats ?? []).filter((name) => name === "").length;
    return isSound(proof, lines, seats, noted) ? { holds: true, mine: part, removed } : FAILS;
  } catch {
    return FAILS;
  }
}

function isSound(
  proof: Proof,
  lines: readonly Line[],
  seats: Seats,
  noted: readonly string[],
): boolean {
  const heads = headsOf(proof);
  return (
    heads.join() === proof.heads.join() &&
    noted.every((head) => heads.includes(head)) &&
    lines[0]?.commitment === hex(sha256(unhex(proof.server_seed))) &&
    proof.record.seed === seedOf(proof.server_seed, seats) &&
    proof.record.draws.every(
      (draw) => drawn(unhex(proof.record.seed), draw).join() === draw.result.join(),
    )
  );
}

function headsOf(proof: Proof): string[] {
  let head = CHAIN;
  return proof.lines.map((line) => {
    head = sha256(head, sha256(unhex(line.nonce), utf8(line.body)));
    return hex(head);
  });
}

function seedOf(server: string, seats: Seats): string {
  const given = [...seats.given].sort(([one], [other]) => one - other);
  const parts = given.flatMap(([seat, bytes]) => [
    Uint8Array.of(seat, bytes.length / 2),
    unhex(bytes),
  ]);
  return hex(sha256(SEED, unhex(server), ...parts));
}

/** Return the result of a draw: an order of all, or one of them. */
function drawn(seed: Uint8Array, draw: Draw): number[] {
  const stream = words(seed, draw);
  if (draw.result.length !== draw.size) return [below(stream, draw.size)];
  const order = Array.from({ length: draw.size }, (_, index) => index);
  for (let last = draw.size - 1; last > 0; last--) {
    const other = below(stream, last + 1);
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}

function* words(seed: Uint8Array, { epoch, purpose, occurrence }: Draw): Generator<number> {
  for (let block = 0; ; block++) {
    const digest = hmac(seed, utf8(`${epoch}/${purpose}/${occurrence}/${block}`));
    const view = new DataView(digest.buffer);
    for (let at = 0; at < 32; at += 4) yield view.getUint32(at);
  }
}

function below(stream: Generator<number>, size: number): number {
  // A loop over the stream would close it on exit, and the next draw would find it empty.
  for (;;) {
    const word = Number(stream.next().value);
    if (word < 2 ** 32 - (2 ** 32 % size)) return word % size;
  }
}
