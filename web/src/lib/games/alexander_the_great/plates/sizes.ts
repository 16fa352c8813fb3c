/** How large the plates of provinces are: in pixels of the screen, whatever the board's scale. */
import type { Province } from "../types";

type Shown = Pick<Province, "name" | "temple" | "city">;
export type SizeName = "L" | "M" | "S" | "XS";

export interface Size {
  name: SizeName;
  head: number; // height of the header
  plots: number; // height of the row of plots
  slots: number; // height of the row of slots
  slot: readonly [few: number, many: number]; // width of a slot: up to three seats, or more
  pad: number; // left and right of the slots together
  letter: number; // size of the name
  disc: number; // diameter of the number
  cube: number;
  house: number;
  pill: number; // size of the number of armies
  apart: number; // between joined plates, so that both heads of a road fit
}

export const SIZES: readonly Size[] = [
  { name: "L", head: 25, plots: 42, slots: 54, slot: [43, 32], pad: 14, letter: 16, disc: 19, cube: 25, house: 31, pill: 15, apart: 58 },
  { name: "M", head: 22, plots: 34, slots: 42, slot: [34, 27], pad: 10, letter: 14.5, disc: 17, cube: 20.5, house: 26, pill: 13.5, apart: 48 },
  { name: "S", head: 20, plots: 32, slots: 40, slot: [27, 21], pad: 7, letter: 13, disc: 15, cube: 18.5, house: 24, pill: 12.5, apart: 43 },
  { name: "XS", head: 18, plots: 27, slots: 33, slot: [24, 18], pad: 6, letter: 12, disc: 14, cube: 15, house: 20, pill: 11, apart: 34 },
]; // prettier-ignore

const LETTER = 0.5; // the mean width of a letter, as a share of its size
const WIDE = 0.35; // what M and W are wider, small ones too
const RIM = { L: 13, M: 13, S: 9, XS: 9 }; // around the name, and between it and the number
const FEW = 3; // seats
const BESIDE = 14; // around the plots, and between them
const PRICE = 42; // the width of a price in the header
const PRICE_LETTER = 8; // where a word is the price

export function slotWidth({ slot }: Size, seats: number): number {
  return slot[seats > FEW ? 1 : 0];
}

/** The name as it is written on a plate: a long one is shortened on a small plate. */
export function shortName(name: string, { name: size }: Size): string {
  const [first = "", ...rest] = name.split(" ");
  const isLong = rest.length > 0 && name.length > 14 && (size === "S" || size === "XS");
  return isLong ? `${first.slice(0, 4)}. ${rest.join(" ")}` : name;
}

export function nameWidth(name: string, size: Size): number {
  const words = shortName(name, size);
  const broad = size.name === "XS" ? /[MW]/g : /[MW]/gi; // the smallest names are set tighter
  const wide = words.match(broad)?.length ?? 0;
  return (words.length * LETTER + wide * WIDE) * size.letter + size.disc + RIM[size.name];
}

/** The width of a price: of a number with its cube, or of a word. */
export function priceWidth(word: string): number {
  return Math.max(PRICE, word.length * PRICE_LETTER);
}

export function plateWidth(province: Shown, size: Size, seats: number): number {
  const plots = (Number(province.temple) + Number(province.city)) * (size.house + BESIDE) + BESIDE;
  const slots = slotWidth(size, seats) * seats + size.pad;
  return Math.ceil(Math.max(slots, plots, nameWidth(province.name, size)));
}

export function hasPlots({ temple, city }: Shown): boolean {
  return temple || city;
}

export function plateHeight(province: Shown, size: Size): number {
  return size.head + (hasPlots(province) ? size.plots : 0) + size.slots;
}

/** The camp at the campaign symbol has slots, and room for the coin. */
export function campSize(size: Size, seats: number): [number, number] {
  return [slotWidth(size, seats) * seats + size.pad, size.slots + size.disc * 0.6];
}
