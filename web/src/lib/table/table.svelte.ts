/** A table as the page knows it: what the server has sent, what is shown, what waits to be sent. */
import { THEN } from "../games/types";
import { language } from "../words/words.svelte";
import { browser, Connection, type Link, type Reply } from "./connection";
import { earlier } from "./earlier";
import { withNames } from "./former";
import { viewAt } from "./missed";
import { patched } from "./patch";
import { noteHead } from "./proof";
import { closed } from "./shuffle";
import { Stage, type Scene } from "./stage";
import type { Command, GameEvent, Message, TableView } from "./types";
import { waking } from "./waking";

export class Table {
  view: TableView | null = $state.raw(null); // the newest
  scene: Scene | null = $state.raw(null); // what the board shows: it may still be moving
  events: GameEvent[] = $state.raw([]); // all that happened, as far as this observer may know
  told: GameEvent[] = $state.raw([]); // of these, those that the board has shown or shows now
  early = $state.raw(0); // how many of them are older than the events of the last whole view
  here: number[] = $state.raw([]); // seats whose people are connected
  knowsHere = $state(false);
  link: Link = $state("connecting");
  waiting = $state(0); // commands not answered yet
  refused = $state(""); // why the last one was refused
  sent: string | null = $state(null); // what was just pressed, until the server answers
  isReplay = $state(false); // what moves now has happened before

  last = ""; // what was last played here
  spoken: string[] = []; // what was said here
  #gestures: number[] = []; // the plies at which each of my gestures began, in this visit
  #settlers: (() => void)[] = [];
  #sent: TableView | null = null; // the newest, as the server sent it
  #course = 0; // counts whole views: answers to requests made before the last one come too late
  readonly asked: { seat?: number; link?: string }; // as whom, and by which invitation
  #past = -1; // the version of the view in which something was played, until the next one comes

  #sleepless: () => void = () => {};
  #opened = ""; // bytes for the shuffle that were already sent

  readonly stage = new Stage();
  readonly #connection: Connection;

  constructor(
    readonly id: string,
    readonly seat: number | null = null,
    link = "",
    connection?: Connection,
  ) {
    this.asked = { ...(seat === null ? {} : { seat }), ...(link ? { link } : {}) };
    const query = new URLSearchParams({ patch: "1", lang: language() });
    if (seat !== null) query.set("seat", String(seat));
    if (link) query.set("link", link);
    const address = `/api/tables/${id}/ws?${query}`;
    const store = `sent-${id}-${seat ?? ""}`;
    this.#connection = connection ?? new Connection(address, store, browser);
    this.#connection.onlink = (state) => (this.link = state);
    this.#connection.onwaiting = (count) => (this.waiting = count);
    this.#connection.onmessage = (message) => this.#told(message);
    this.stage.onscene = (scene) => {
      if (this.scene?.beat && !scene.beat && scene.view === this.view) this.isReplay = false;
      this.scene = scene;
      this.#tell();
    };
  }

  open(): void {
    this.#connection.open();
    this.#sleepless = waking(() => this.renew());
  }

  /** Ask for the view anew: what is shown may be out of date. */
  renew(): void {
    this.#connection.renew();
  }

  /** Show a view that came by another route; given an earlier view, play what was missed since. */
  begin(view: TableView, then: TableView | null = null): void {
    const { view: now } = this;
    if (now && (!then || now.match?.ply !== view.match?.ply)) return; // it has moved on already
    if (then) {
      this.isReplay = true;
      this.stage.set(withNames(then));
      if (this.stage.pace === 0) this.stage.turnAway(); // until the board is drawn
    }
    view = now ?? this.#begin(view);
    if (then)
      this.stage.play(
        view,
        this.events.filter((event) => isSince(event, then)),
      );
    else this.stage.set(view);
  }

  close(): void {
    this.#sleepless();
    this.#connection.close();
  }

  /** Show again on the board what happened between two plies. */
  async watchAgain(from: number, to: number): Promise<void> {
    const { view } = this;
    const then = view && (await viewAt(this.id, view, from, this.asked));
    if (!then || this.view !== view) return;
    this.isReplay = true;
    this.stage.set(then);
    const told = this.events.filter(({ ply = 0 }) => ply > from && ply <= to);
    this.stage.play(view, told);
  }

  /** True when the board shows the newest view and nothing moves. */
  get isStill(): boolean {
    return this.scene?.beat === null && this.scene.view === this.view;
  }

  /** True while a play is being sent, or not yet in the view: what is shown is out of date. */
  get isPast(): boolean {
    return this.sent !== null || this.#past === this.view?.version;
  }

  /** Wait until what was played is in the view, or refused. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      this.#settlers.push(resolve);
      this.#settle();
    });
  }

  #settle(): void {
    if (this.isPast) return;
    for (const resolve of this.#settlers.splice(0)) resolve();
  }

  async send(command: Command): Promise<Reply> {
    this.refused = "";
    if (command.do === "say") this.spoken.push(command.words);
    const reply = await this.#connection.send(
      command,
      this.seat === null ? {} : { seat: this.seat },
    );
    if (!reply.ok) this.refused = reply.text;
    return reply;
  }

  async play(...plays: string[]): Promise<Reply> {
    this.sent = this.last = plays.join(THEN);
    this.#gestures.push(this.view?.match?.ply ?? 0);
    const version = this.view?.version ?? -1;
    const reply = await this.send({ do: "play", plays, ply: this.view?.match?.ply ?? 0 });
    if (reply.ok) this.#past = version;
    this.sent = null;
    this.#settle();
    return reply;
  }

  /** The ply to go back to so that my last gesture is undone; null: nothing can be undone. */
  get back(): number | null {
    const match = this.view?.match;
    if (!match || this.view?.seat === null || match.undo >= match.ply) return null;
    return Math.max(match.undo, this.began ?? match.ply - 1);
  }

  /** The ply at which my last gesture began; null: I have made none in this visit. */
  get began(): number | null {
    const ply = this.view?.match?.ply ?? 0;
    this.#gestures = this.#gestures.filter((each) => each < ply);
    return this.#gestures.at(-1) ?? null;
  }

  #told(message: Message): void {
    if ("ack" in message) noteHead(this.id, message.head);
    if ("here" in message) [this.here, this.knowsHere] = [message.here, true];
    if ("view" in message && message.view) this.#whole(message.view);
    if ("patch" in message) this.#part(message.patch);
    this.#settle();
    this.#openBytes();
  }

  /** Open my bytes for the shuffle when the table calls for them. */
  #openBytes(): void {
    const mine = this.view?.called ? closed(this.id, this.view) : null;
    if (!mine || mine.seed === this.#opened) return;
    this.#opened = mine.seed;
    void this.#connection.send({ do: "reveal", seed: mine.seed }, { seat: mine.seat });
  }

  /** Take a whole view: play the new events; a first view is just shown. */
  #whole(view: TableView): void {
    const { view: before, events } = this;
    const from = before?.match?.ply ?? 0;
    const { ply = 0, since = 0, events: told = [] } = view.match ?? {};
    const isNext = ply > from && since <= from + 1; // no gap in between
    view = this.#begin(view);
    this.#live();
    if (isNext && events.length > 0 && before?.status !== "waiting")
      this.stage.play(
        view,
        told.filter((event) => (event.ply ?? 0) > from),
      );
    else if (ply === from && this.stage.isBusy)
      this.stage.play(view, []); // nothing new
    else this.stage.set(view);
  }

  /** Start again with the events of a whole view; older ones stay until they are fetched again. */
  #begin(sent: TableView): TableView {
    const view = withNames(sent);
    const { since = 0, events = [] } = view.match ?? {};
    const isSame = this.view?.status === view.status; // at the end, all is sent again openly
    const older = isSame ? this.events.filter((event) => (event.ply ?? 0) < since) : [];
    this.early = older.length;
    this.events = [...older, ...events];
    this.#sent = sent;
    this.view = view;
    void this.#readBack(since).catch(() => {}); // on reconnecting, it is fetched again
    return view;
  }

  async #readBack(since: number): Promise<void> {
    const course = ++this.#course;
    const found = since > 0 ? await earlier(this.id, since, this.asked) : null;
    if (found === null || course !== this.#course) return;
    this.events = [...found, ...this.events.slice(this.early)];
    this.early = found.length;
    this.#tell();
  }

  /** What comes now is new, unless a replay goes on. */
  #live(): void {
    if (!this.stage.isBusy) this.isReplay = false;
  }

  /** How many of the events the board has not shown yet. */
  get unshown(): number {
    return this.events.length - this.told.length;
  }

  #tell(): void {
    this.told = this.events.slice(0, this.events.length - this.stage.unshown);
  }

  #part({ from, ops, events }: Extract<Message, { patch: unknown }>["patch"]): void {
    if (this.#sent === null || this.#sent.version !== from) return; // a whole view will follow
    this.#sent = patched(this.#sent, ops);
    const view = (this.view = withNames(this.#sent));
    this.events = [...this.events, ...events];
    this.#live();
    this.stage.play(view, events);
  }
}

function isSince(event: GameEvent, then: TableView): boolean {
  return (event.ply ?? 0) > (then.match?.ply ?? 0);
}
