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
  commitment: string; // to bytes for the shuffle
  seed: string; // these bytes, once they are open
  is_left_out: boolean; // they were not opened in time
  was_freed: boolean; // by the host, and nobody has sat here since
  is_ready: boolean;
  wants_end: boolean;
  has_say: boolean; // in an undo and in the end
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

/** What somebody said: `by` is a seat, or the handle of who watches; empty where it is unknown. */
export interface Words {
  by: number | string;
  name: string;
  words: string;
}

export interface TableView {
  version: number;
  status: "waiting" | "running" | "over";
  game: string;
  preset: string;
  options: { [name: string]: boolean | number | string };
  board: string;
  is_written: boolean; // starts from a set position
  is_teaching: boolean; // whose cards are known
  seat: number | null;
  commitment: string;
  called: number | null; // bytes for the shuffle are opened now
  is_friendly: boolean;
  hints: boolean; // can be had here
  seats: Place[];
  clock: { main: number; increment: number } | null;
  asked: { seat: number; to: number } | null;
  ends_at: number | null; // if those who have not agreed to it stay away (ms)
  rematch: string;
  said: Words[];
  hushed: { by: number | string; name: string; how: "mute" | "remove" }[];
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
