/** What the server tells of a match of Alexandros, and of its board. */
import type { Beat } from "../../table/stage";
import type { GameEvent } from "../../table/types";
import type { Scene } from "../types";

export const SYMBOLS = ["temple", "amphora", "horse", "lyre", "soldier"] as const;
export type Symbol = (typeof SYMBOLS)[number];
export type Spot = [x: number, y: number];

export interface Province {
  province: string; // its first space
  spaces: string[];
  value: number;
  owner: number; // below 0: nobody
  tax?: number | undefined; // what a levy would bring its owner now; unknown while things move
  is_open?: boolean; // more than anybody will pay for
}

export interface Marching {
  targets: string[];
  space: string | null;
  point: string | null;
  path: string[];
}

export interface Turn {
  number: number;
  seat: number;
  phase: "source" | "space" | "point" | "path" | "act" | "guards" | "give" | "over";
  actions: number;
  marching: Marching | null;
  claim: { guards: string[] } | null;
  gift: { loser: number; cards: Symbol[]; given: Symbol[] } | null;
}

export interface View {
  seats: string[];
  walls: string[];
  red: string[];
  black_left: number;
  red_left: number;
  alexander: string;
  guards: string[][]; // of each seat
  reserve: number[]; // guards that each seat can still place
  scores: number[];
  display: (Symbol | null)[];
  discard: Symbol[];
  provinces: Province[];
  turn: Turn;
  hands: (Symbol[] | null)[];
  hand_sizes: number[];
  deck_size: number;
  reach?: Record<string, string[]>; // where each action that moves Alexander may lead
  costs?: Record<string, Cost>; // by province: only of others, and only for me
  serves?: Record<string, string[]>; // where each card of my hand would serve now
}

export interface Cost {
  removal: Symbol[]; // drives the guards out
  lacking: Symbol[]; // of all that it takes without a guard
  is_payable: boolean;
  guards: number; // the fewest it can be had with, and then so many cards
  cards: number;
}

export interface Space {
  at: Spot;
  corners: [string, string, string];
  symbol: Symbol | "";
  place: string; // the name that can be read there or nearby
  side: string; // where the space lies from that name; "": the name is its own
}

export interface Chart {
  size: Spot;
  inside: [number, number, number, number];
  track: [number, number, number, number][];
  points: Record<string, Spot>;
  spaces: Record<string, Space>;
  sides: Record<string, [string, string]>;
  start: string;
}

export type OurScene = Scene<View, Chart>;
export type OurBeat = Beat;

export interface Part {
  province: string;
  value: number;
  owner: number;
}

export interface Income {
  seat: number;
  province: string;
  points: number;
}

/** The fields of all events of this game; each has some of them. */
export interface Happened extends GameEvent {
  seat: number;
  card: Symbol | "";
  symbol: Symbol | "";
  cards: Symbol[];
  space: string;
  point: string;
  path: string[];
  black: string[];
  red: string[];
  parts: Part[];
  province: string;
  value: number;
  guards: string[];
  removed: string[];
  loser: number;
  count: number;
  incomes: Income[];
  gains: number[];
}

export function happened(event: GameEvent): Happened {
  return event as Happened;
}
