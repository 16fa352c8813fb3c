/** Notices at a table: shown for a while, an invitation until it is answered, a reload never. */
import { noticed, wordsSince, type Moment, type Notice } from "./noticed";
import type { TableView } from "./types";

export interface Shown extends Notice {
  id: number;
}

interface Hooks {
  wait: (run: () => void, milliseconds: number) => unknown;
  onnotice: (notice: Notice) => void;
  isMuted: (notice: Notice) => boolean;
  onwords?: (count: number) => void; // the chat now has so many
  read?: () => number; // how many words of the chat were seen before
}

const LASTS = 7000; // milliseconds
const ANSWER_LASTS = 20_000; // nobody should miss what became of a request
const GRACE = 4000; // a person who leaves and is back within this time has only reloaded the page
const MOST = 3;
const ANSWERS: readonly Notice["kind"][] = [
  "granted",
  "refused",
  "lapsed",
  "clock-granted",
  "clock-refused",
  "planned",
];
const STAY: readonly Notice["kind"][] = ["rematch", "sat", "began"]; // until they are answered

export class Notices {
  shown: Shown[] = $state.raw([]);
  unread = $state(0); // words of the chat
  missed: Shown | null = $state.raw(null); // the last one that came while nobody looked

  #before: Moment | null = null;
  #leaving = new Map<number, number>(); // seats, and the number of each departure
  #count = 0;

  constructor(readonly hooks: Hooks) {}

  /** The table has changed. */
  look(view: TableView, here: readonly number[] | null, mine: readonly number[]): void {
    const before = this.#before;
    this.#before = { view, here };
    this.hooks.onwords?.(view.said.length);
    if (before) for (const notice of noticed(before, this.#before, mine)) this.#take(notice);
    else this.unread = this.#missed(view, mine);
  }

  /** Words that were said before this page was open, and not seen. */
  #missed(view: TableView, mine: readonly number[]): number {
    if (!this.hooks.read || view.status === "over") return 0;
    const said = wordsSince(view, this.hooks.read(), mine);
    return said.filter((notice) => !this.hooks.isMuted(notice)).length;
  }

  /** What I had prepared was played. */
  planned(): void {
    this.#tell({ kind: "planned", by: "", seat: null, name: "", words: "" });
  }

  drop(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }

  /** The chat is open: all words in it are read. */
  readAll(): void {
    this.unread = 0;
    this.shown = this.shown.filter(({ kind }) => kind !== "said");
  }

  /** Somebody looks at the page again. */
  seen(): void {
    this.missed = null;
  }

  #take(notice: Notice): void {
    const seat = notice.seat ?? -1;
    if (notice.kind === "left") return this.#leave(seat, notice);
    if (notice.kind === "came" && this.#leaving.delete(seat)) return;
    this.#tell(notice);
  }

  #leave(seat: number, notice: Notice): void {
    const departure = ++this.#count;
    this.#leaving.set(seat, departure);
    this.hooks.wait(() => {
      if (this.#leaving.get(seat) !== departure) return;
      this.#leaving.delete(seat);
      this.#tell(notice);
    }, GRACE);
  }

  #tell(notice: Notice): void {
    if (this.hooks.isMuted(notice)) return;
    if (notice.kind === "said") this.unread += 1;
    const shown = { ...notice, id: ++this.#count };
    this.shown = [...this.shown, shown].slice(-MOST);
    if (typeof document !== "undefined" && document.hidden) this.missed = shown;
    const lasts = ANSWERS.includes(notice.kind) ? ANSWER_LASTS : LASTS;
    if (!STAY.includes(notice.kind)) this.hooks.wait(() => this.drop(shown.id), lasts);
    this.hooks.onnotice(notice);
  }
}
