/** A tutorial: lessons of written positions, steps and sentences. The engine says if they fit. */
import type { Box } from "../games/types";
import type { GameChart, GameChoice } from "../table/types";

export interface Step {
  say: string; // the last part of the key of its sentence
  play?: string[]; // the learner plays one of these, each an action or a whole gesture (`a;b;c`);
  // without it, the learner reads on
  others?: { seat: number; plays: string[] }[]; // what the others play first
  hint?: boolean; // it has its own sentence for people who play something else
  show?: string[]; // what to point at, on the board or beside it
}

export interface Lesson {
  id: string;
  seats: number; // the learner has the first one
  look?: string[]; // the part of the board where it happens; without it, what the game shows
  position?: Record<string, unknown>;
  steps: Step[];
}

export interface Script {
  words: string; // the part of all its keys that names the game
  core: number; // the first lessons, which are enough to play
  lessons: Lesson[];
}

/** Something on the sheet to point at. */
export interface Spot {
  box: Box;
  shape: string; // as a path: what stays bright while the learner reads about it
  ring: string; // as a path: what is drawn around it while the learner plays
}

export interface Tutorial {
  script: Script;
  /** Where on the sheet something is; null: not on the sheet. */
  spot: (chart: GameChart, name: string) => Spot | null;
  /** Show something that is composed, not played, little by little; false: it is played. */
  compose?: (action: string) => Promise<boolean>;
  /** What remains of a described choice when only some actions are wanted. */
  narrow?: (described: GameChoice, wanted: readonly string[]) => GameChoice | null;
}
