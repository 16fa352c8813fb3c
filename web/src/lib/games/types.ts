/** What the page needs from a game: how it looks. There are no rules here. */
import type { Component } from "svelte";
import type { Beat } from "../table/stage";
import type { GameChart, GameChoice, GameEvent, GameView, Sentence } from "../table/types";
import type { Sound } from "./events";

/** Everything that the parts of a game draw from; in a game's folder, only what belongs to it. */
export interface Scene<
  View = GameView,
  Chart = GameChart | null,
  Event = GameEvent,
  Choice = GameChoice,
> {
  view: View; // the game as this observer may see it
  chart: Chart; // where things lie on the sheet of the board; null: still loading
  names: string[]; // of the seats
  me: number | null;
  waiting: number[]; // seats that have to decide
  legal: string[]; // what I may do, in notation; empty when it is not my turn
  labels: Sentence[]; // a sentence for each of them
  described: Choice | null; // a choice too long to list
  goal: string | null; // in a lesson: what the learner is to compose
  sealed: string | null; // what I have chosen while others still choose
  chosen: string | null; // what I have pressed and not yet confirmed, or what is being sent
  preview: Event[]; // what the chosen one, or the one pointed at, would bring
  past: Event[]; // has moved since this view
  beat: Beat<Event> | null; // moves now
  coming: Event[]; // moves next, of the same update
  last: Event[]; // somebody's last move
  events: Event[]; // everything that has happened in this match; empty in a replay
  letters: boolean; // show letters beside symbols
  hinted: string[]; // actions that a hint is about: the others are dimmed
  /**
   * Something was pressed. `fits` are the legal actions that it may mean: a single one is chosen,
   * several are offered as a choice. If there is none, the server is asked why `asked` cannot be.
   */
  press: (fits: string[], asked?: string) => void;
  /** Play something that was composed with care: it needs no confirmation. */
  play: (action: string) => void;
  /** Something that these actions name is pointed at; if it is one action, it is previewed. */
  point: (fits: string[]) => void;
}

/** What the folder of a game offers. `Board` is a scene with a chart, `Any` one that may lack it. */
export interface Game<Any = Scene, Board = Any, Event = GameEvent, View = GameView> {
  /** Drawn inside the SVG of the board, over its sheet. */
  Board: Component<{ scene: Board }>;
  /** What is in front of me: my hand, or my tableau. */
  Tray: Component<{ scene: Any }>;
  /** The height of the tray, in rem; what needs more for a while overlaps the edge of the board. */
  tray: { large: number; small: number; huge?: number };
  /** Counts in a player's panel. */
  Facts: Component<{ scene: Any; seat: number }>;
  /** The board in words: lists and tables that a screen reader can navigate. */
  Text: Component<{ scene: Board }>;
  /** The words for an action that is not listed: from a described choice, or further ahead. */
  label: (scene: Board, action: string) => Sentence | null;
  /** True: the board or the tray shows this action well, so the bar needs no button for it. */
  isShown: (action: string) => boolean;
  /** How many steps an event takes to show; 0: none. */
  steps: (event: Event) => number;
  /** Which sound an event makes. */
  sound: (event: Event) => Sound | null;
  /** True: the sentence of an event begins a new part of the log. */
  begins: (event: Event) => boolean;
  /** The places of an event, as shapes on the sheet: shown when its line is pointed at. */
  shapes: (scene: Board, event: Event) => string[];
  /** How a sequence of actions is drawn on the sheet; actions without a place are left out. */
  drawn: (scene: Board, actions: readonly string[]) => Drawn;
  /** The part of the sheet to show now: x, y, width, height; null: all of it. */
  focus: (scene: Board) => Box | null;
  /** The view at this moment of a movement. */
  now: (scene: Board) => View;
}

/** Ways that pieces would take, and places where something would be done. */
export interface Drawn {
  ways: [x: number, y: number][][];
  marks: string[]; // shapes, each the `d` of a path
}

export type Box = [x: number, y: number, width: number, height: number];
