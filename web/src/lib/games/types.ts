/** What the page asks of a game: how it looks. No rule is known here. */
import type { Component } from "svelte";
import type { Beat } from "../table/stage";
import type { GameChart, GameChoice, GameEvent, GameView, Sentence } from "../table/types";
import type { Sound } from "./events";

/** Everything that the parts of a game draw from; in the folder of a game only what is its own. */
export interface Scene<
  View = GameView,
  Chart = GameChart | null,
  Event = GameEvent,
  Choice = GameChoice,
> {
  view: View; // the game as this observer may see it
  chart: Chart; // where things lie on the sheet of the board; null: it is still on its way
  names: string[]; // of the seats
  me: number | null;
  waiting: number[]; // seats that have to decide
  legal: string[]; // what I may do, in notation; empty when it is not my turn
  labels: Sentence[]; // a sentence for each of them
  described: Choice | null; // a choice too long to list
  goal: string | null; // in a lesson: what is to be put together of it
  sealed: string | null; // what I have chosen while others still choose
  chosen: string | null; // what I have pressed and not yet confirmed, or what is on its way
  preview: Event[]; // what the chosen one, or the one pointed at, would bring
  past: Event[]; // has moved since the view
  beat: Beat<Event> | null; // moves now
  coming: Event[]; // moves next, of the same update
  last: Event[]; // the last move of somebody
  events: Event[]; // all that was told of this match; none while it is looked at again
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

/** What the folder of a game offers. `Board` is a scene with a chart, `Any` one that may lack it. */
export interface Game<Any = Scene, Board = Any, Event = GameEvent, View = GameView> {
  /** Drawn inside the SVG of the board, over its sheet. */
  Board: Component<{ scene: Board }>;
  /** What lies before me: my hand, or my tableau. */
  Tray: Component<{ scene: Any }>;
  /** How high the tray is, in rem: what needs more for a while lies over the board's edge. */
  tray: { large: number; small: number; huge?: number };
  /** Counts in the panel of a player. */
  Facts: Component<{ scene: Any; seat: number }>;
  /** The board in words: lists and tables that a screen reader can walk through. */
  Text: Component<{ scene: Board }>;
  /** The words for an action that is not listed: of a choice that is described, or further ahead. */
  label: (scene: Board, action: string) => Sentence | null;
  /** True: the board or the tray shows this action well, the bar needs no button for it. */
  isShown: (action: string) => boolean;
  /** How many steps an event takes to show; 0: none. */
  steps: (event: Event) => number;
  /** Which sound an event makes. */
  sound: (event: Event) => Sound | null;
  /** True: the sentence of an event begins a new part of the log. */
  begins: (event: Event) => boolean;
  /** What an event tells of, as shapes on the sheet: shown to whoever points at its line. */
  shapes: (scene: Board, event: Event) => string[];
  /** How a line of actions, one after another, is drawn on the sheet; what has no place is left out. */
  drawn: (scene: Board, actions: readonly string[]) => Drawn;
  /** The part of the sheet to look at now, x y width height; null: all of it. */
  focus: (scene: Board) => Box | null;
  /** The view at this moment of a movement. */
  now: (scene: Board) => View;
}

/** Ways that pieces would go, and places where something would be done. */
export interface Drawn {
  ways: [x: number, y: number][][];
  marks: string[]; // shapes, each the `d` of a path
}

export type Box = [x: number, y: number, width: number, height: number];
