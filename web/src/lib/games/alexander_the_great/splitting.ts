/** Splitting cubes between boxes: what is to be split, and how a split is written. */
import type { Schemas } from "../../api/client";
import { sum } from "./marches";
import { BOXES, type AnyScene, type BoxName } from "./types";

const AGAIN = ["temple", "city"] as const; // what is split again between two turns

export interface Task {
  verb: "split" | "resplit";
  boxes: readonly BoxName[];
  cubes: number;
  goal: readonly number[] | null; // in a lesson: what the boxes should hold
}

/** Return what is to be split now, if anything is. */
export function taskOf(scene: Pick<AnyScene, "described" | "legal" | "goal">): Task | null {
  const { described, goal } = scene;
  if (described?.kind === "split")
    return {
      verb: "split",
      boxes: BOXES,
      cubes: described.cubes,
      goal: goal ? countsIn(goal) : null,
    };
  const first = scene.legal[0];
  if (!first?.startsWith("resplit ")) return null;
  const [cubes, only] = [sum(countsIn(first)), scene.legal.length === 1];
  return { verb: "resplit", boxes: AGAIN, cubes, goal: only ? countsIn(first) : null };
}

type Choice = Schemas["Plans"]["choices"][number];

/** Say whether a choice that can be prepared is a split. */
export function isSplit(choice: Choice): choice is Choice & { kind: "split"; cubes: number } {
  return !Array.isArray(choice) && choice.kind === "split";
}

/** Return the numbers in a split's notation. */
export function countsIn(action: string): number[] {
  return action.split(" ").slice(1).map(Number);
}

/** Return the boxes that a split is about; none if an action is no split. */
export function boxesOf(action: string): readonly BoxName[] {
  const [verb] = action.split(" ");
  if (verb === "split") return BOXES;
  return verb === "resplit" ? AGAIN : [];
}

/** Return the cubes spread evenly; the last boxes get the remainder. */
export function even(task: Task): number[] {
  const each = Math.floor(task.cubes / task.boxes.length);
  const over = task.cubes - each * task.boxes.length;
  return task.boxes.map((_, at) => each + (at >= task.boxes.length - over ? 1 : 0));
}

export function splitAction(task: Task, counts: readonly number[]): string {
  return [task.verb, ...counts].join(" ");
}

/** Return the counts with some cubes added to a box or taken from it, as far as there are cubes. */
export function stepped(task: Task, counts: readonly number[], at: number, by: number): number[] {
  const free = task.cubes - sum(counts);
  const now = counts[at] ?? 0;
  return counts.map((each, index) =>
    index === at ? Math.max(0, Math.min(now + by, now + free)) : each,
  );
}

/** Return the counts with a cube moved from one box (-1: from the hand) to another. */
export function carried(counts: readonly number[], from: number, to: number): number[] {
  return counts.map((each, at) => each - (at === from ? 1 : 0) + (at === to ? 1 : 0));
}
