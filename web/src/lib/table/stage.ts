/** What the board shows while things move: the view before, what has moved since, what moves now. */
import type { GameEvent, TableView } from "./types";

export interface Beat<Event = GameEvent> {
  event: Event;
  step: number; // from 0
  steps: number;
}

export interface Scene<View = TableView, Event = GameEvent> {
  view: View;
  past: Event[]; // of this update, already shown
  beat: Beat<Event> | null;
  coming: Event[]; // of this update, not yet shown
}

interface Update<View, Event> {
  view: View;
  events: Event[];
  isHeard?: boolean; // its sounds were played while nobody was looking
}

type Wait = (run: () => void, milliseconds: number) => unknown;

const MOST = 60; // updates: after a longer absence only the last ones are shown

/** It knows nothing about what it shows. */
export class Stage<View = TableView, Event = GameEvent> {
  onscene: (scene: Scene<View, Event>) => void = () => {};
  onevent: (event: Event) => void = () => {};
  steps: (event: Event) => number = () => 0;
  /** How many events a press goes on by; 0: to the end of everything. */
  next: (event: Event, coming: Event[]) => number = () => 0;
  pace = 0; // milliseconds per step; 0: nothing moves

  #queue: Update<View, Event>[] = [];
  #missed: Update<View, Event>[] | null = null; // while nobody looks; first, what was last seen
  #scene: Scene<View, Event> | null = null;
  #isRunning = false;
  #turn = 0; // raised by a skip, so that pending steps do nothing

  constructor(readonly wait: Wait = (run, milliseconds) => setTimeout(run, milliseconds)) {}

  get isMoving(): boolean {
    return this.#isRunning;
  }

  /** Something moves, or will as soon as somebody looks. */
  get isBusy(): boolean {
    return this.#isRunning || this.#missed !== null;
  }

  /** How many received events the board has not begun to show. */
  get unshown(): number {
    const { beat = null, coming = [] } = this.#scene ?? {};
    const later = beat ? this.#queue.slice(1) : this.#queue;
    return later.reduce((sum, { events }) => sum + events.length, coming.length);
  }

  /** Show a view immediately. */
  set(view: View): void {
    if (this.#missed) this.#missed = [{ view, events: [] }];
    this.#jump(view);
  }

  #jump(view: View): void {
    this.#queue = [];
    this.#turn++;
    this.#isRunning = false;
    this.#show({ view, past: [], beat: null, coming: [] });
  }

  /** Play what happened, then show the view it led to. */
  play(view: View, events: Event[]): void {
    if (this.#scene === null) return this.set(view);
    if (this.#missed) return this.#keep(view, events);
    this.#queue.push({ view, events });
    if (!this.#isRunning) this.#next();
  }

  /** Nobody is looking: stop moving, and collect what happens. */
  turnAway(): void {
    if (this.#missed) return;
    const seen = this.#scene ? [{ view: this.#scene.view, events: [] }] : [];
    this.#missed = [...seen, ...this.#queue];
    this.skip();
  }

  /** Somebody is looking again: play what happened meanwhile. */
  turnBack(): void {
    const [seen, ...missed] = this.#missed ?? [];
    this.#missed = null;
    if (!seen || missed.length === 0 || this.pace === 0) return;
    this.#jump(seen.view);
    this.#queue = missed;
    this.#next();
  }

  /** Go on to what comes next, or skip to the end. */
  press(): void {
    const { beat = null, past = [], coming = [] } = this.#scene ?? {};
    const by = beat ? this.next(beat.event, coming) : 0;
    const update = this.#queue[0];
    if (by === 0 || !update) return this.skip();
    this.#beat(update, past.length + by, 0, ++this.#turn);
  }

  /** Skip to the end of everything. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (last) this.#jump(last.view);
  }

  #keep(view: View, events: Event[]): void {
    this.#missed = [...(this.#missed ?? []), { view, events, isHeard: true }].slice(-MOST - 1);
    for (const event of events) this.onevent(event);
    this.#jump(view);
  }

  #next(): void {
    const update = this.#queue[0];
    this.#isRunning = update !== undefined;
    if (update) this.#beat(update, 0, 0, this.#turn);
  }

  #beat(update: Update<View, Event>, at: number, step: number, turn: number): void {
    if (turn !== this.#turn) return;
    const event = update.events[at];
    if (event === undefined) return this.#done(update);
    if (step === 0 && !update.isHeard) this.onevent(event);
    const steps = this.pace > 0 ? this.steps(event) : 0;
    if (step >= steps) return this.#beat(update, at + 1, 0, turn);
    this.#show({
      view: this.#view(),
      past: update.events.slice(0, at),
      beat: { event, step, steps },
      coming: update.events.slice(at + 1),
    });
    this.wait(() => this.#beat(update, at, step + 1, turn), this.pace);
  }

  #done(update: Update<View, Event>): void {
    this.#queue.shift();
    this.#show({ view: update.view, past: [], beat: null, coming: [] });
    this.#next();
  }

  #view(): View {
    if (this.#scene === null) throw new Error("nothing is shown yet");
    return this.#scene.view;
  }

  #show(scene: Scene<View, Event>): void {
    this.#scene = scene;
    this.onscene(scene);
  }
}
