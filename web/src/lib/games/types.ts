/** What the page needs from a game: how it looks. There are no rules here. */
import type { Component } from "svelte";
import type { Insets, Size, Stage } from "../board/camera";
import type { Plans } from "../table/plans.svelte";
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
  /** In a lesson: whether an action, or a whole gesture, is wanted or begins what is wanted. */
  allows?: (action: string) => boolean;
  sealed: string | null; // what I have chosen while others still choose
  chosen: string | null; // what I have pressed and not yet confirmed, or what is being sent
  preview: Event[]; // what the chosen one, or the one pointed at, would bring
  past: Event[]; // has moved since this view
  beat: Beat<Event> | null; // moves now
  coming: Event[]; // moves next, of the same update
  last: Event[]; // somebody's last move
  events: Event[]; // everything that has happened in this match; empty in a replay
  letters: boolean; // show letters beside symbols
  plans?: Plans; // what I prepare before it is due, where the game allows that
  isFigure?: boolean; // a small board without panels around it
  hinted: string[]; // actions that a hint is about: the others are dimmed
  spoken?: string; // what is being said about the board: names that occur in it are legible
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

/** Several actions that one gesture means, in their order, are written as one. */
export const THEN = ";";

export function playsOf(action: string): string[] {
  return action.split(THEN);
}

/** What the button at the bottom right does now. It has its place even when it does nothing. */
export interface Finish {
  label: string;
  action: string | null; // null: nothing yet
  isEarly?: boolean; // more could be done first
  putBack?: () => void; // what is being chosen goes back first, before anything is undone
}

/** What the folder of a game offers. `Board` is a scene with a chart, `Any` one that may lack it. */
export interface Game<Any = Scene, Board = Any, Event = GameEvent, View = GameView> {
  /** Drawn inside the SVG of the board, over its sheet. */
  Board: Component<{ scene: Board }>;
  /** Laid over the board in pixels of the screen: what keeps its size however near the board is. */
  Over: Component<{ scene: Board }>;
  /** What is in front of me: my hand, or my tableau. It floats at the lower edge of the board. */
  Tray: Component<{ scene: Any }>;
  /** The one number in a player's chip that matters now. */
  Chip: Component<{ scene: Any; seat: number }>;
  /** More about a player, when their chip is opened. */
  Facts: Component<{ scene: Any; seat: number }>;
  /** Beside the tools at the upper edge: how far the match has come. */
  Course: Component<{ scene: Any }> | null;
  /** The board in words: lists and tables that a screen reader can navigate. */
  Text: Component<{ scene: Board }>;
  /** The words for an action that is not listed: from a described choice, or further ahead. */
  label: (scene: Board, action: string) => Sentence | null;
  /** An action as a picture, where that says more than words. */
  Pictured?: Component<{ scene: Any; action: string }>;
  isPictured?: (action: string) => boolean;
  /** Put an action of a hint in front of me, to be changed or sent; false: it is played at once. */
  takes?: (action: string) => boolean;
  /** True: some decisions can be prepared before they are due. */
  canPrepare?: boolean;
  /** True: the board or the tray shows this action well, so it needs no button. */
  isShown: (action: string) => boolean;
  /** True: it reveals something or ends a turn, so that it cannot be taken back. */
  isFinal: (action: string) => boolean;
  /** True: it may be the last action of my turn, so the server is asked before it is played. */
  mayEnd?: (view: View, action: string) => boolean;
  /** True: it follows from the end of a turn, even if it is about the player whose turn that was. */
  isAfter?: (event: Event) => boolean;
  /** What the button at the bottom right does now. */
  finish: (scene: Any) => Finish;
  /** A few words on what a player did, from the events of a turn; empty: nothing worth a word. */
  recap: (scene: Any, events: Event[], isBrief: boolean) => string;
  /** The number of the turn, for the button of the log. */
  turn: (view: View) => number;
  /** Where all points came from, as a table. */
  sheet: (scene: Any, events: Event[]) => Sheet;
  /** Marks on a time axis: where turns or regions begin. */
  ticks: (events: Event[]) => Tick[];
  /** How many steps an event takes to show; 0: none. */
  steps: (event: Event) => number;
  /** By how many events a press goes on while one is shown; 0: to the end of everything. */
  next?: (event: Event, coming: Event[]) => number;
  /** Which sound an event makes. */
  sound: (event: Event) => Sound | null;
  /** True: the sentence of an event begins a new part of the log. */
  begins: (event: Event) => boolean;
  /** True: the log leaves it out, since another event tells what came of it. */
  isHalf?: (event: Event) => boolean;
  /** The places of an event, as shapes on the sheet: shown when its line is pointed at. */
  shapes: (scene: Board, event: Event) => string[];
  /** How a sequence of actions is drawn on the sheet; actions without a place are left out. */
  drawn: (scene: Board, actions: readonly string[]) => Drawn;
  /** The part of the sheet that matters now: x, y, width, height; null: all of it. */
  focus: (scene: Board) => Box | null;
  /** The land that is played on, where the camera keeps one distance to it. */
  stage?: (scene: Board) => Stage | null;
  /** How much of each edge panels may take, where none of them may move the board. */
  panels?: (window: Size, now: Insets) => Insets;
  /** What a window shows by itself, where a game knows better than `focus`: x, y, width, height. */
  camera?: (scene: Board, window: Size, insets: Insets) => Box | null;
  /** True: the last points are being given, and nothing is asked for any more. */
  isEnding?: (scene: Any) => boolean;
  /** The key of the question whether chance was fair; empty: nothing was left to chance. */
  fairness?: (events: Event[]) => string;
  /** What to do now, where the page knows better than the server; empty: it does not. */
  asks?: (scene: Board) => string;
  /** What to say while the last action of my turn waits; empty: nothing but that it does. */
  waits?: (scene: Any, foreseen: Event[]) => string;
  /** How near the camera comes by itself, in pixels of the screen per unit of the sheet. */
  nearest: number;
  /** The view at this moment of a movement. */
  now: (scene: Board) => View;
}

/** Ways that pieces would take, and places where something would be done. */
export interface Drawn {
  ways: [x: number, y: number][][];
  marks: string[]; // shapes, each the `d` of a path
}

/** A score sheet: who got how many points for what, and when. */
export interface Sheet {
  columns: { label: string; seat?: number }[]; // a seat: who caused it
  rows: { label: string; cells: Gained[][] }[]; // a cell for each column
}

export interface Gained {
  seat: number;
  points: number;
}

export interface Tick {
  ply: number;
  label: string;
  isSpan?: boolean; // it names what lasts until the next one, not this moment
}

export type Box = [x: number, y: number, width: number, height: number];
