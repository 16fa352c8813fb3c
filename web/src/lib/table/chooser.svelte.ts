/** How I make a choice: what is pressed, what it would bring, why it cannot be, and the play. */
import { api, type Schemas } from "../api/client";
import { playsOf } from "../games/types";
import { settings } from "../settings.svelte";
import type { Table } from "./table.svelte";
import type { GameEvent } from "./types";

export type Foreseen = Schemas["Preview"];

/** What the game says about actions, before the server does. */
interface Warnings {
  isFinal?: (action: string) => boolean;
  mayEnd?: (action: string) => boolean; // it may be the last of my turn
  isAfter?: (event: GameEvent) => boolean; // it follows from the end of my turn
}

const NOTHING: Foreseen = { events: [], words: [], why: null, ends: false };

export class Chooser {
  chosen: string | null = $state(null);
  several: string[] = $state.raw([]); // what was pressed may mean any of these
  why = $state("");
  isLast = $state(false); // what is chosen ends my turn: it waits for the button that says so
  foreseen: Foreseen = $state.raw(NOTHING);

  #known = new Map<string, Foreseen>();
  #ply = -1;
  #next = ""; // waits for the view that follows the last play
  #asked = "";
  #asking = new AbortController();

  constructor(
    readonly table: Table,
    readonly warnings: Warnings = {},
  ) {}

  press(fits: string[], asked = ""): void {
    this.why = "";
    if (fits.length > 1) this.several = fits;
    else if (fits[0] !== undefined) this.choose(fits[0]);
    else if (asked) void this.ask(asked);
  }

  /** Choose an action; it is played immediately, or when it is chosen again or confirmed. */
  choose(action: string, isFinal = this.warnings.isFinal?.(action) ?? false): void {
    this.several = [];
    this.why = "";
    if (this.chosen === action) void this.confirm(action);
    else void this.play(action, this.#asksFirst(isFinal));
  }

  /** Play an action; one that would end my turn, or is asked about, waits until it is confirmed. */
  async play(action: string, isAsked = false): Promise<void> {
    const mayEnd = !this.table.isPast && this.warnings.mayEnd?.(action);
    if (!isAsked && !mayEnd) return this.confirm(action);
    [this.chosen, this.isLast] = [action, false];
    await this.#foresee(action);
    if (this.chosen !== action) return; // something else was pressed since
    this.isLast = mayEnd === true && this.foreseen.ends;
    if (!isAsked && !this.isLast) await this.confirm(action);
  }

  async confirm(action = this.chosen): Promise<void> {
    if (action === null) return;
    this.clear();
    if (this.table.isPast) await this.#playNext(action);
    else await this.table.play(...playsOf(action));
  }

  /** Play what was pressed during another play, if still legal; a double press counts once. */
  async #playNext(action: string): Promise<void> {
    if (action === this.table.last) return;
    this.#next = action;
    await this.table.settled();
    if (this.#next !== action) return; // something else was pressed since
    this.#next = "";
    const legal = this.table.view?.match?.legal;
    const plays = playsOf(action);
    if (Array.isArray(legal) && legal.includes(plays[0] ?? "")) await this.table.play(...plays);
  }

  /** What a seat itself does with its last action: what follows from it is seen after its turn. */
  doneBy(seat: number | null): GameEvent[] {
    const { events } = this.foreseen;
    const isOwn = (event: GameEvent): boolean => "seat" in event && event.seat === seat;
    const other = events.findIndex((event) => !isOwn(event) || this.warnings.isAfter?.(event));
    return events.slice(0, other < 0 ? events.length : other);
  }

  clear(): void {
    [this.chosen, this.isLast] = [null, false];
    this.several = [];
    this.why = "";
    this.foreseen = NOTHING;
    this.#asked = "";
    this.#hush();
  }

  /** Cancel open requests: after a play their answers would be too late. */
  #hush(): void {
    this.#asking.abort();
    this.#asking = new AbortController();
  }

  /** Preview what is pointed at, unless something is chosen. */
  point(fits: string[]): void {
    if (this.chosen !== null || this.table.isPast) return;
    if (fits.length === 1 && fits[0] !== undefined) void this.#foresee(fits[0]);
    else this.foreseen = NOTHING;
    if (fits.length !== 1) this.#asked = "";
  }

  /** On touch screens only what cannot be taken back is confirmed, unless a person wishes more. */
  #asksFirst(isFinal: boolean): boolean {
    const wish = settings.get("confirm");
    if (wish !== "touch") return wish === "on";
    return isFinal && matchMedia("(pointer: coarse)").matches;
  }

  async ask(play: string): Promise<void> {
    if (this.table.isPast) return;
    const query = { play, ...this.#seat };
    const path = { match: this.table.id };
    const { data } = await api.GET("/api/tables/{match}/why", { params: { path, query } });
    this.why = data?.why ?? "";
  }

  async #foresee(action: string): Promise<void> {
    if (this.table.isPast) return; // what is shown is already out of date
    const ply = this.table.view?.match?.ply ?? -1;
    if (ply !== this.#ply) this.#known.clear();
    this.#ply = ply;
    this.#asked = action;
    const found = this.#known.get(action) ?? (await this.#fetch(action));
    if (found !== NOTHING) this.#known.set(action, found);
    if (this.#asked === action && this.#ply === ply) this.foreseen = found;
  }

  async #fetch(play: string): Promise<Foreseen> {
    const path = { match: this.table.id };
    const query = { play, ...this.#seat };
    const { signal } = this.#asking;
    const asked = api.GET("/api/tables/{match}/preview", { params: { path, query }, signal });
    const { data } = await asked.catch(() => ({ data: undefined }));
    return data ?? NOTHING;
  }

  get #seat(): { seat?: number } {
    return this.table.seat === null ? {} : { seat: this.table.seat };
  }
}
