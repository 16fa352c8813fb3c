/** A key for the decision that is due: when it changes, whatever was being composed is forgotten. */
import type { AnyScene } from "./types";

export function momentOf({ view: { turn }, legal, beat }: AnyScene): string {
  const { number, seat, phase, actions } = turn;
  return [number, seat, phase, actions, legal.length, beat ? "moving" : ""].join(" ");
}
