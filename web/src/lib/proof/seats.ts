/** Who gave which bytes for the shuffle, according to the log of a proof up to the start. */
import { hex, sha256, unhex } from "./sha256";

/** A line of the log before the start; older logs have no guests, and no commitments. */
export interface Line {
  kind: string;
  seat?: number;
  seats?: number[];
  guest?: number | null;
  seed?: string;
  commitment?: string;
}

/**
 * What became of my bytes: they went in, or were left out because I opened them too late. They are
 * missing if somebody else sits in my seat, or if I sit there with the bytes of another device.
 */
export type Part = "in" | "left-out" | "missing";

export class Seats {
  readonly given = new Map<number, string>(); // the opened bytes of each seat
  readonly leftOut = new Set<number>();
  private readonly sitting = new Map<number, Line>();
  private isCalled = false;

  constructor(lines: readonly Line[]) {
    const start = lines.findIndex((line) => line.kind === "started");
    must(start > 0);
    for (const line of lines.slice(0, start)) this.enter(line);
    for (const [seat, line] of this.sitting)
      must(!line.commitment || this.given.has(seat) || this.leftOut.has(seat));
  }

  /** Say what became of my bytes: if a seat committed to them, they must be open or left out. */
  partOf(mine: string): Part {
    const mark = commitmentTo(mine);
    const own = [...this.sitting].find(
      ([, line]) => line.seed === mine || line.commitment === mark,
    )?.[0];
    if (own === undefined) return "missing";
    if (this.given.get(own) === mine) return "in";
    must(this.leftOut.has(own));
    return "left-out";
  }

  private enter(line: Line): void {
    if (line.kind === "seated") this.sit(line);
    else if (line.kind === "left") this.leave(line);
    else if (line.kind === "changed") must(!this.isCalled);
    else if (line.kind === "called") this.isCalled = true;
    else if (line.kind === "revealed") this.reveal(line);
    else if (line.kind === "omitted") line.seats?.forEach((seat) => this.leftOut.add(seat));
  }

  private sit(line: Line): void {
    const seat = seatOf(line);
    must(line.guest !== null || !(line.seed || line.commitment)); // bots have no bytes
    must(!(line.seed && line.commitment));
    must(!this.isCalled || line.guest === null);
    this.given.delete(seat);
    this.sitting.set(seat, line);
    if (line.seed) this.given.set(seat, line.seed);
  }

  private leave(line: Line): void {
    must(!this.isCalled);
    this.given.delete(seatOf(line));
    this.sitting.delete(seatOf(line));
  }

  private reveal(line: Line): void {
    const [seat, seed] = [seatOf(line), line.seed ?? ""];
    must(!this.given.has(seat) && this.sitting.get(seat)?.commitment === commitmentTo(seed));
    this.given.set(seat, seed);
  }
}

export function commitmentTo(bytes: string): string {
  return hex(sha256(unhex(bytes)));
}

function seatOf(line: Line): number {
  must(line.seat !== undefined);
  return line.seat;
}

function must(holds: boolean): asserts holds {
  if (!holds) throw new Error("the log breaks a rule of the shuffle");
}
