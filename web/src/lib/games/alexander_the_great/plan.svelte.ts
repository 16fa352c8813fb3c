/** A group move that is being put together: pressed on the board, finished in the tray. */
import { from, notation } from "./passages";
import type { Passage } from "./types";

class Plan {
  source = $state("");
  passage: Passage | null = $state.raw(null);
  group: number[] = $state.raw([]); // armies by steps used
  payment = $state(0);
  #marched = ""; // where the last group went: it will probably march on

  /** Start again with what can be moved now. */
  begin(passages: readonly Passage[]): void {
    const sources = [...new Set(passages.map((each) => each.source))];
    this.passage = null;
    this.source = from(passages, this.#marched).length > 0 ? this.#marched : "";
    if (sources.length === 1) this.source = sources[0] ?? "";
  }

  /** Pick up the armies at a place, or put them down again. */
  take(source: string): void {
    this.source = this.source === source ? "" : source;
    this.passage = null;
  }

  /** Lead all of them along an arrow. */
  lead(passage: Passage): void {
    this.source = passage.source;
    this.passage = passage;
    this.group = [...passage.stock];
    this.payment = 0;
  }

  /** Do not take this arrow: the armies stay in hand. */
  halt(): void {
    this.passage = null;
  }

  change(steps: number, by: number): void {
    const most = this.passage?.stock[steps] ?? 0;
    const count = Math.min(most, Math.max(0, (this.group[steps] ?? 0) + by));
    this.group = this.group.map((each, index) => (index === steps ? count : each));
  }

  /** The move in notation, or empty if no army goes. */
  get action(): string {
    if (!this.passage || this.group.every((count) => count === 0)) return "";
    return notation(this.passage, this.group, this.payment);
  }

  /** True if the armies in hand are those that marched last. */
  get isGoingOn(): boolean {
    return this.source !== "" && this.source === this.#marched;
  }

  sent(passage = this.passage): void {
    this.#marched = passage?.target ?? "";
  }
}

export const plan = new Plan();
