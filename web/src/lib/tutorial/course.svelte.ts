/** A learner's progress through a tutorial: which lesson, which step, and what comes next. */
import { problemOf } from "../problem";
import { Table } from "../table/table.svelte";
import { say } from "../words/words.svelte";
import { playsOf } from "../games/types";
import { remaining, taken, type Taken } from "./gesture";
import { doneLessons, keepDone, keepEnough, keepLesson, keptLesson } from "./kept";
import { endLesson, openLesson, playFor } from "./lesson";
import type { Lesson, Script, Step } from "./types";

const ME = 0;
const LINGERS = 1600; // milliseconds in which a move that was shown stays
const NOTHING: readonly string[] = [];

export class Course {
  at = $state(0); // the lesson; after the last one, the number of lessons
  step = $state(0);
  table: Table | null = $state.raw(null);
  hint = $state(""); // a kind word after a wrong press
  problem = $state("");
  done: readonly string[] = $state.raw([]); // ids of lessons
  made: readonly string[] = $state.raw([]); // the actions of an unfinished gesture
  isShowing = $state(false); // what is wanted is being shown
  isResting = $state(false); // the first lessons are done: they are enough to play
  #awaited = $state(0); // the ply that the board must show before the lesson continues
  #goesOn = $state(false); // to the next step, as soon as it does
  #isWorking = $state(false);
  #opened = 0; // raised with each lesson, so that late answers for the previous one do nothing

  constructor(
    readonly game: string,
    readonly script: Script,
    readonly compose?: (action: string) => Promise<boolean>,
  ) {
    this.done = doneLessons(game);
    if (this.isEnough) keepEnough(game); // those who learned it earlier
  }

  get lesson(): Lesson | undefined {
    return this.script.lessons[this.at];
  }

  get now(): Step | undefined {
    return this.lesson?.steps[this.step];
  }

  /** The key of this lesson's title; the keys of its sentences begin with it. */
  get key(): string {
    return `tutorial-${this.script.words}-${this.lesson?.id}`;
  }

  get isLast(): boolean {
    return this.step + 1 >= (this.lesson?.steps.length ?? 0);
  }

  /** What the learner may play now, any of these; empty while others move. */
  get wanted(): readonly string[] {
    return this.isBusy ? NOTHING : remaining(this.now?.play ?? NOTHING, this.made);
  }

  /** True while something is being sent, or still moves on the board. */
  get isBusy(): boolean {
    return this.#isWorking || this.#goesOn || this.isShowing || !this.#isStill;
  }

  /** Continue where this browser left off; after the end, start from the beginning. */
  async resume(): Promise<void> {
    const kept = keptLesson(this.game);
    await this.begin(kept < this.script.lessons.length ? kept : 0);
  }

  /** Begin a lesson, or go to one of its steps: what comes before is played. */
  async begin(lesson: number, step = 0): Promise<void> {
    this.leave();
    const opened = ++this.#opened;
    [this.at, this.step, this.#awaited, this.#goesOn] = [lesson, step, 0, false];
    [this.made, this.isShowing, this.isResting] = [NOTHING, false, false];
    keepLesson(this.game, lesson);
    if (this.lesson) await this.#try(() => this.#open(opened));
  }

  /** Show what is wanted, then let the learner do it. */
  async show(point?: () => Promise<void>): Promise<void> {
    const [gesture] = this.wanted;
    const table = this.table;
    if (gesture === undefined || !table) return;
    const [opened, ply] = [this.#opened, this.#ply];
    [this.isShowing, this.hint] = [true, say("tutorial-watch")];
    await point?.();
    if (await this.compose?.(gesture)) return this.#shown();
    const reply = await table.play(...playsOf(gesture));
    if (reply.ok) await this.#rested(table);
    if (opened !== this.#opened) return;
    if (reply.ok && !(await table.send({ do: "undo", to: ply })).ok)
      await this.begin(this.at, this.step); // what was revealed cannot be taken back
    this.#shown();
  }

  #shown(): void {
    [this.isShowing, this.hint] = [false, say("tutorial-now-you")];
  }

  /** Wait until a shown move has been seen. */
  async #rested(table: Table): Promise<void> {
    await table.settled();
    while (!table.isStill) await pause(LINGERS / 10);
    await pause(LINGERS);
  }

  /** Continue: to the next step, or the next lesson. */
  async next(): Promise<void> {
    if (this.isBusy) return;
    if (this.isLast) return this.#finish();
    this.step += 1;
    this.made = NOTHING;
    await this.#enter();
  }

  async #finish(): Promise<void> {
    if (this.lesson) keepDone(this.game, this.lesson.id);
    this.done = doneLessons(this.game);
    if (this.isEnough) keepEnough(this.game);
    const isLastOfFirst = this.at + 1 === this.script.core;
    if (!isLastOfFirst || this.at + 1 === this.script.lessons.length)
      return this.begin(this.at + 1);
    keepLesson(this.game, this.at + 1);
    this.rest();
  }

  /** Leave a lesson for the overview of those that are left. */
  rest(): void {
    this.leave();
    this.#opened += 1;
    this.isResting = true;
  }

  /** True if the first lessons are done: they are enough to play. */
  get isEnough(): boolean {
    const { lessons, core } = this.script;
    return lessons.slice(0, core).every(({ id }) => this.done.includes(id));
  }

  /** Return how far an action leads; null: it is not wanted. */
  takes(action: string): Taken | null {
    const steps = this.lesson?.steps.slice(this.step) ?? [];
    return this.isBusy ? null : taken(action, steps, this.made);
  }

  /** The learner has played something wanted: continue when the board shows it. */
  played(ply: number, { steps, made }: Taken): void {
    this.hint = "";
    this.made = made;
    this.#awaited = ply + 1;
    if (steps === 0) return;
    this.step += steps - 1;
    this.#goesOn = true;
  }

  /** Something else was pressed, or a whole action was composed that is not wanted. */
  refuse(isWhole = false): void {
    if (isWhole && this.now?.hint) this.hint = say(`${this.key}-${this.now.say}-hint`);
    else this.hint = say(this.now?.play ? "tutorial-not-this" : "tutorial-read-on");
  }

  /** Called whenever something changes: continue when the board has come to rest. */
  settle(): void {
    if (!this.#goesOn || this.#isWorking || !this.#isStill) return;
    this.#goesOn = false;
    void this.next();
  }

  leave(): void {
    const table = this.table;
    this.table = null;
    [this.hint, this.problem] = ["", ""];
    if (!table) return;
    table.close();
    if (table.view?.status !== "over") void endLesson(table.id);
  }

  async #open(opened: number): Promise<void> {
    const id = await openLesson(this.game, this.lesson as Lesson);
    if (opened !== this.#opened) return void endLesson(id);
    for (const step of this.lesson?.steps.slice(0, this.step) ?? []) await this.#pass(id, step);
    if (opened !== this.#opened) return void endLesson(id);
    this.table = new Table(id, ME);
    this.table.open();
    await this.#enter();
  }

  /** Play a whole step, on the way to a later one. */
  async #pass(id: string, { others = [], play = [] }: Step): Promise<void> {
    const [gesture] = play;
    const mine = gesture === undefined ? [] : [{ seat: ME, plays: playsOf(gesture) }];
    for (const { seat, plays } of [...others, ...mine])
      this.#awaited = await playFor(id, seat, plays, this.#awaited);
  }

  /** Let the others play what comes first in this step. */
  async #enter(): Promise<void> {
    this.hint = "";
    const table = this.table;
    if (!table || !this.now?.others) return;
    await this.#try(async () => {
      for (const { seat, plays } of this.now?.others ?? [])
        this.#awaited = await playFor(table.id, seat, plays, this.#ply);
    });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.#isWorking = true;
    try {
      await work();
    } catch (error) {
      this.problem = problemOf(error);
    }
    this.#isWorking = false;
  }

  get #ply(): number {
    return Math.max(this.#awaited, this.table?.view?.match?.ply ?? 0);
  }

  get #isStill(): boolean {
    const table = this.table;
    return table?.isStill === true && (table.view?.match?.ply ?? 0) >= this.#awaited;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
