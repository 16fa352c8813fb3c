/** What the page asks of a game: how it looks. No rule is known here. */
import type { Component } from "svelte";
import type { Beat } from "../table/stage";
import type { Described, GameEvent, Sentence } from "../table/types";

/** Everything that the parts of a game draw from. */
export interface Scene<View = unknown, Chart = unknown> {
  view: View; // the game as this observer may see it
  chart: Chart; // where things lie on the sheet of the board
  names: string[]; // of the seats
  me: number | null;
  waiting: number[]; // seats that have to decide
  legal: string[]; // what I may do, in notation; empty when it is not my turn
  labels: Sentence[]; // a sentence for each of them
  described: Described | null; // a choice too long to list
  sealed: string | null; // what I have chosen while others still choose
  chosen: string | null; // what I have pressed and not yet confirmed, or what is on its way
  preview: GameEvent[]; // what the chosen one, or the one pointed at, would bring
  past: GameEvent[]; // has moved since the view
  beat: Beat | null; // moves now
  coming: GameEvent[]; // moves next, of the same update
  last: GameEvent[]; // the last move of somebody
  events: GameEvent[]; // all that was told of this match; none while it is looked at again
  letters: boolean; // show letters beside symbols
  hinted: string[]; // actions that a hint speaks of: the others step back
  /**
   * Something was pressed. `fits` are the legal actions that it may mean: one is chosen, of several
   * the page lets me choose. With none the server is asked why `asked` is not possible.
   */
  press: (fits: string[], asked?: string) => void;
  /** Play something that was put together with care: it is not asked for a second time. */
  play: (action: string) => void;
  /** Something is pointed at that these actions name; the page shows what one would bring. */
  point: (fits: string[]) => void;
}

export interface SceneProps {
  scene: Scene;
}

export interface SeatProps {
  scene: Scene;
  seat: number;
}

export interface Game {
  /** Drawn inside the SVG of the board, over its sheet. */
  Board: Component<SceneProps>;
  /** What lies before me: my hand, or my tableau. */
  Tray: Component<SceneProps>;
  /** How high the tray is, in rem: what needs more for a while lies over the board's edge. */
  tray: { large: number; small: number; huge?: number };
  /** Counts in the panel of a player. */
  Facts: Component<SeatProps>;
  /** The board in words: lists and tables that a screen reader can walk through. */
  Text: Component<SceneProps>;
  /** The words for an action that is not listed: of a choice that is described, or further ahead. */
  label?: (scene: Scene, action: string) => Sentence | null;
  /** True: the board or the tray shows this action well, the bar needs no button for it. */
  isShown?: (action: string) => boolean;
  /** How many steps an event takes to show; 0: none. */
  steps: (event: GameEvent) => number;
  /** Which sound an event makes. */
  sound: (event: GameEvent) => Sound | null;
  /** What an event tells of, as shapes on the sheet: shown to who points at its line. */
  shapes: (scene: Scene, event: GameEvent) => string[];
  /** How a line of actions, one after another, is drawn on the sheet; what has no place is left out. */
  drawn?: (scene: Scene, actions: readonly string[]) => Drawn;
  /** The part of the sheet to look at now, x y width height; null: all of it. */
  focus: (scene: Scene) => Box | null;
  /** The view at this moment of a movement; without, the counts change when all has moved. */
  now?: (scene: Scene) => unknown;
  /** The points of each seat. */
  scores: (view: unknown) => number[];
}

/** Ways that pieces would go, and places where something would be done. */
export interface Drawn {
  ways: [x: number, y: number][][];
  marks: string[]; // shapes, each the `d` of a path
}

export type Sound = "step" | "card" | "build" | "coins" | "turn" | "end";
export type Box = [x: number, y: number, width: number, height: number];
