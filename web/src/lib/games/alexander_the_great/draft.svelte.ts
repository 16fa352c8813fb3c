/** A split that is being made behind the screen; the button at the bottom right sends it. */
import { sum } from "./marches";
import {
  boxesOf,
  carried,
  countsIn,
  even,
  splitAction,
  stepped,
  taskOf,
  type Task,
} from "./splitting";
import type { AnyScene } from "./types";

export const HAND = -1; // where loose cubes are

export class Draft {
  counts: number[] = $state.raw([]);
  isChanging = $state(false); // it was sealed, and is being changed
  #key = ""; // what is split: begins anew with each task
  #last: number[] | null = null; // how I split last time

  /** Start with my sealed choice, with what is in the boxes, with my last split, or evenly. */
  begin(scene: AnyScene, task: Task, key: string): void {
    if (this.#key === key) return;
    this.#key = key;
    this.isChanging = false;
    this.counts = this.#begun(scene, task);
  }

  #begun({ sealed, view, me }: AnyScene, task: Task): number[] {
    if (sealed) return countsIn(sealed);
    const boxes = view.boxes[me ?? -1]?.slice(-task.boxes.length);
    const before = task.verb === "resplit" ? boxes : this.#last;
    return before && sum(before) === task.cubes ? before : even(task);
  }

  isReady({ sealed }: AnyScene): boolean {
    return sealed !== null && !this.isChanging;
  }

  free(task: Task): number {
    return task.cubes - sum(this.counts);
  }

  /** Add cubes to a box, or take some; return whether that was possible. */
  step(task: Task, at: number, by: number): boolean {
    const before = this.counts[at];
    this.counts = stepped(task, this.counts, at, by);
    return this.counts[at] !== before || by === 0;
  }

  /** Put cubes as a hint says; false: the action is no split. */
  take(action: string): boolean {
    if (boxesOf(action).length === 0) return false;
    this.counts = countsIn(action);
    return true;
  }

  carry(from: number, to: number): void {
    this.counts = carried(this.counts, from, to);
  }

  /** What the split is in notation; null: it is not complete, or already sealed. */
  action(scene: AnyScene): string | null {
    const task = taskOf(scene);
    if (!task || this.isReady(scene) || this.free(task) > 0) return null;
    return splitAction(task, this.counts);
  }

  sealed(scene: AnyScene): void {
    this.isChanging = false;
    if (taskOf(scene)?.verb === "split") this.#last = this.counts;
  }
}

export const draft = new Draft();
