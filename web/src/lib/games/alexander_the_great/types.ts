/** What the server tells of a match, and where things lie on the sheet. */
import type { Box } from "../types";

export type Point = [x: number, y: number];
export type Boxes = [order: number, army: number, temple: number, city: number];
export type Building = "temple" | "city";
export type Counts = { [place: string]: number };

export const BOXES = ["order", "army", "temple", "city"] as const;
export const START = "start"; // the campaign symbol, as a place

export interface Turn {
  region: number; // from 1
  round: number;
  phase: "allocate" | "order" | "move" | "build" | "redistribute" | "over";
  seat: number;
  order: number[]; // seats; -1: not chosen yet
  pickers: number[];
  stocks: { [place: string]: number[] }; // armies of the seat that moves, by steps used
  entered: boolean;
}

export interface View {
  seats: string[];
  scores: number[];
  boxes: Boxes[];
  spent: number[];
  armies: Counts[];
  temples: Counts[];
  cities: { [province: string]: number };
  laid_temples: string[][];
  laid_cities: string[][];
  turn: Turn;
  cubes: number;
  left: { temple: number; city: number }[];
  pledged: { temple: number; city: number }[]; // what attempts would cost if the turn ended now
  campaign: number[]; // the regions that are played
}

export interface Province {
  name: string;
  number: number;
  region: number;
  at: Point;
  mark: Box;
  slots: { temple?: Point; city?: Point };
  label: { at: Point; lines: string[]; box: Box };
  temple: boolean;
  city: boolean;
  shape: string;
}

export interface Region {
  number: number;
  name: string;
  box: Box;
  title: Box; // of its name
  shape: string;
  symbol: Point;
  place: string;
  way: string;
  entry: number;
  first: string;
  goal: string;
  provinces: string[];
}

export interface Link {
  a: string;
  b: string;
  enter: number | null;
  back: number | null;
  ship: boolean;
  path: string;
}

export interface Chart {
  size: Point;
  inside: Box;
  regions: Region[];
  end: Point;
  provinces: { [id: string]: Province };
  links: Link[];
}

/** Armies can go over an arrow, and this is how its price can be paid. */
export interface Passage {
  source: string;
  target: string;
  price: number;
  stock: number[]; // armies by steps used
  payments: [temple: number, city: number][];
}
