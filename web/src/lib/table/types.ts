/** What travels over the WebSocket of a table. */
import type { Schemas } from "../api/client";
import type { Operation } from "./patch";

/** A sentence: its key in the language files, and its values. */
export interface Sentence {
  key: string;
  values?: { [name: string]: string | number | Sentence | Sentence[] };
}

/** Something that happened. What else it holds is known to its game alone. */
export interface GameEvent {
  kind: string;
  ply?: number;
  text?: Sentence;
  [name: string]: unknown;
}

export interface Place {
  name: string;
  who: "open" | "invited" | "device" | "bot";
  bot: string;
  is_ready: boolean;
  wants_end: boolean;
  time_left: number | null;
  is_running: boolean;
}

export interface Outcome {
  reason: string;
  winners: number[];
  scores: number[];
  turns: number;
}

/** A choice too long to list, described by its game. */
export interface Described {
  kind: string;
  [name: string]: unknown;
}

export interface MatchView {
  ply: number;
  view: unknown;
  waiting: number[];
  legal: string[] | Described | null;
  labels?: Sentence[] | null;
  ask?: Sentence | null;
  prompt?: Sentence;
  sealed: string | null;
  undo: number;
  redo: boolean;
  since?: number;
  events?: GameEvent[];
  outcome: Outcome | null;
}

export interface TableView {
  version: number;
  status: "waiting" | "running" | "over";
  game: string;
  preset: string;
  options: { [name: string]: boolean | number | string };
  board: string;
  is_written: boolean;
  seat: number | null;
  commitment: string;
  is_friendly: boolean;
  hints: boolean; // can be had here
  seats: Place[];
  clock: { main: number; increment: number } | null;
  asked: { seat: number; to: number } | null;
  rematch: string;
  said: { name: string; words: string }[];
  match: MatchView | null;
}

export type Command = Schemas["Request"]["command"];

export interface Request {
  key: string;
  command: Command;
  version?: number;
  seat?: number;
}

export type Message =
  | { view: TableView }
  | { patch: { from: number; version: number; ops: Operation[]; events: GameEvent[] } }
  | { here: number[] }
  | { ack: string; head: string; version: number }
  | { refused: string; key: string; text: string; view: TableView | null };
