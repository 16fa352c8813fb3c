/** What the board shows while things move: the view before, what has moved since, what moves now. */
import type { GameEvent, TableView } from "./types";

export interface Beat {
  event: GameEvent;
  step: number; // from 0
  steps: number;
}

export interface Scene {
  view: TableView;
  past: GameEvent[]; // of this update, already shown
  beat: Beat | null;
  coming: GameEvent[]; // of this update, not yet shown
}

interface Update {
  view: TableView;
  events: GameEvent[];
}

type Steps = (event: GameEvent) => number;
type Wait = (run: () => void, milliseconds: number) => unknown;

export class Stage {
  onscene: (scene: Scene) => void = () => {};
  onevent: (event: GameEvent) => void = () => {};
  steps: Steps = () => 0;
  pace = 0; // milliseconds a step; 0: nothing moves

  #queue: Update[] = [];
  #scene: Scene | null = null;
  #isRunning = false;
  #turn = 0; // raised by a skip, so that what was waiting does nothing

  constructor(readonly wait: Wait = (run, milliseconds) => setTimeout(run, milliseconds)) {}

  get isMoving(): boolean {
    return this.#isRunning;
  }

  /** Show a view at once. */
  set(view: TableView): void {
    this.#queue = [];
    this.#turn++;
    this.#isRunning = false;
    this.#show({ view, past: [], beat: null, coming: [] });
  }

  /** Play what happened, then show the view it led to. */
  play(view: TableView, events: GameEvent[]): void {
    if (this.#scene === null) return this.set(view);
    this.#queue.push({ view, events });
    if (!this.#isRunning) this.#next();
  }

  /** Come to the end of everything at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (last) this.set(last.view);
  }

  #next(): void {
    const update = this.#queue[0];
    this.#isRunning = update !== undefined;
    if (update) this.#beat(update, 0, 0, this.#turn);
  }

  #beat(update: Update, at: number, step: number, turn: number): void {
    if (turn !== this.#turn) return;
    const event = update.events[at];
    if (event === undefined) return this.#done(update);
    if (step === 0) this.onevent(event);
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

  #done(update: Update): void {
    this.#queue.shift();
    this.#show({ view: update.view, past: [], beat: null, coming: [] });
    this.#next();
  }

  #view(): TableView {
    if (this.#scene === null) throw new Error("nothing is shown yet");
    return this.#scene.view;
  }

  #show(scene: Scene): void {
    this.#scene = scene;
    this.onscene(scene);
  }
}
