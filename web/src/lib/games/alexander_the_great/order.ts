/** Places in the order of play. */
import type { View } from "./types";

const ROMAN = ["I", "II", "III", "IV", "V"];

/** Return the place of a seat, from 1; 0: none yet. */
export function placeIn({ turn }: View, seat: number): number {
  return turn.order.indexOf(seat) + 1;
}

export function roman(place: number): string {
  return ROMAN[place - 1] ?? String(place);
}
