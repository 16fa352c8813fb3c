/** Me at a table: which seats are mine, which of them is active now, and the invitation. */
import { problemOf } from "../problem";
import { askFor } from "./asking";
import { missed } from "./missed";
import { Table } from "./table.svelte";
import type { TableView } from "./types";

export class Sitting {
  table: Table | null = $state.raw(null);
  mine: number[] = $state.raw([]); // several on a shared device
  isHost = $state(false);
  link = $state("");
  problem = $state("");
  #isOpened = $state(false); // the curtain, by the person whose turn it is

  constructor(
    readonly id: string,
    readonly invitation: string,
  ) {}

  async open(): Promise<void> {
    try {
      const view = await this.refresh();
      this.sit(this.mine.length === 1 ? null : (this.mine[0] ?? null), false);
      if (this.mine.length < 2) this.table?.begin(view, await missed(this.id, view));
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** Ask the server again which seats are mine. */
  async refresh(): Promise<TableView> {
    const shown = await askFor(this.id, this.invitation);
    this.isHost = shown.is_host;
    this.link = shown.link ?? "";
    this.mine = shown.mine;
    return shown.view;
  }

  /** View the table from one of my seats; null: the only one, or none. */
  sit(seat: number | null, isOpened: boolean): void {
    this.table?.close();
    this.#isOpened = isOpened;
    this.table = new Table(this.id, seat, this.invitation);
    this.table.open();
  }

  /** On a shared device, the seat whose turn it is, unless it is the active one. */
  get next(): number | null {
    const waiting = this.table?.view?.match?.waiting ?? [];
    const owed = waiting.filter((seat) => this.mine.includes(seat) && !this.#isReady(seat));
    if (this.mine.length < 2 || owed.length === 0) return null;
    return owed.includes(this.table?.seat ?? -1) ? null : (owed[0] ?? null);
  }

  /** On a shared device, hide every hand until its owner says so. */
  get hides(): boolean {
    if (this.mine.length < 2 || this.table?.view?.status === "over") return false;
    return !this.#isOpened || (this.next !== null && this.table?.isStill === true);
  }

  close(): void {
    this.table?.close();
  }

  #isReady(seat: number): boolean {
    return this.table?.view?.seats[seat]?.is_ready ?? false;
  }
}
