/** Hints for my decision, in three steps: what matters, good candidates, the best move. */
import { api, need, type Schemas } from "../api/client";
import { playsOf, THEN } from "../games/types";
import { problemOf } from "../problem";
import type { Table } from "./table.svelte";

export type Hint = Schemas["Hint"];
export type HintLine = Schemas["HintLine"];

export const DEEPEST = 3;
const SOON = 1000; // milliseconds until people want to know what is going on
const LONG = 6000; // and until they want to know why it takes so long

/** Return all that a line of a hint plays at one press. */
export function gestureOf({ plays }: Pick<HintLine, "plays">): string {
  return plays.join(THEN);
}

export class Hints {
  hint = $state.raw<Hint | null>(null);
  pointed = $state(""); // a line of it, as one gesture
  problem = $state("");
  waits: "" | "briefly" | "thinking" | "preparing" = $state("");
  #asking = new AbortController();
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(readonly table: Table) {}

  get depth(): number {
    return this.hint?.depth ?? 0;
  }

  get isOpen(): boolean {
    return this.hint !== null || this.problem !== "" || this.waits !== "";
  }

  /** What the hint is about, each as one gesture: what is pointed at, or else all it names. */
  get actions(): string[] {
    if (this.pointed) return [this.pointed];
    return this.hint?.lines.map(gestureOf) ?? [];
  }

  /** What to draw, in notation: the best move with the rest of the turn, or what is pointed at. */
  get line(): string[] {
    const [best] = this.depth === DEEPEST ? (this.hint?.lines ?? []) : [];
    if (best) return [best.action, ...best.then];
    return this.pointed ? playsOf(this.pointed) : [];
  }

  /** Go one step deeper; after the last one the hint is closed. */
  async next(): Promise<void> {
    if (this.waits) return;
    if (this.depth === DEEPEST) return this.clear();
    this.problem = "";
    const { signal } = this.#begin();
    try {
      const hint = await this.#fetch(this.depth + 1, signal);
      if (!signal.aborted) this.#told(hint);
    } catch (error) {
      if (!signal.aborted) this.problem = problemOf(error);
    }
    if (!signal.aborted) this.#rest();
  }

  /** Show nothing any more, and stop waiting. */
  clear(): void {
    this.#asking.abort();
    this.#rest();
    this.hint = null;
    this.problem = this.pointed = "";
  }

  /** An answer that comes too late is about another moment. */
  #told(hint: Hint): void {
    if (hint.ply === this.table.view?.match?.ply) this.hint = hint;
  }

  #fetch(depth: number, signal: AbortSignal): Promise<Hint> {
    const { id, seat } = this.table;
    const query = { depth, ...(seat === null ? {} : { seat }) };
    const params = { path: { match: id }, query };
    return need(api.GET("/api/tables/{match}/hint", { params, signal }));
  }

  #begin(): AbortController {
    this.#asking = new AbortController();
    this.waits = "briefly";
    this.#timers = [
      setTimeout(() => (this.waits = "thinking"), SOON),
      setTimeout(() => (this.waits = "preparing"), LONG),
    ];
    return this.#asking;
  }

  #rest(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.waits = "";
  }
}
