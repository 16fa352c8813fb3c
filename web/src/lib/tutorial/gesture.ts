/** Compares what a lesson wants with what was pressed: whole gestures, or their single actions. */
import { playsOf, THEN } from "../games/types";
import type { Step } from "./types";

/** How far a press leads: steps of the lesson that it completes, and what it leaves of the next. */
export interface Taken {
  steps: number; // 0: a part of the first step's gesture
  made: string[]; // the actions of an unfinished gesture
}

/** Return what is left of a step's gestures after some of their actions. */
export function remaining(play: readonly string[], made: readonly string[]): string[] {
  return play
    .map(playsOf)
    .filter((plays) => isBeginning(made, plays))
    .map((plays) => plays.slice(made.length).join(THEN));
}

/** Say whether an action is what a gesture begins with, or the whole of it. */
export function begins(action: string, wanted: readonly string[]): boolean {
  return wanted.some((gesture) => isBeginning(playsOf(action), playsOf(gesture)));
}

/** Return how far an action leads from a step, of whose gesture something may be made; or null. */
export function taken(
  action: string,
  steps: readonly Pick<Step, "play" | "others">[],
  made: readonly string[] = [],
): Taken | null {
  const [step, ...later] = steps;
  const plays = playsOf(action);
  for (const gesture of remaining(step?.play ?? [], made).map(playsOf)) {
    if (isBeginning(plays, gesture)) {
      const isWhole = plays.length === gesture.length;
      return isWhole ? { steps: 1, made: [] } : { steps: 0, made: [...made, ...plays] };
    }
    if (!isBeginning(gesture, plays) || later[0]?.others) continue;
    const rest = taken(plays.slice(gesture.length).join(THEN), later);
    if (rest) return { ...rest, steps: rest.steps + 1 };
  }
  return null;
}

function isBeginning(some: readonly string[], all: readonly string[]): boolean {
  return some.length <= all.length && some.every((play, at) => play === all[at]);
}
