/** The card of my hand that is pointed at: the board shows where it would be useful. */
import type { OurScene, Symbol } from "./types";

class Held {
  card: Symbol | "" = $state("");

  take(card: Symbol): void {
    this.card = card;
  }

  drop(card: Symbol): void {
    if (this.card === card) this.card = "";
  }
}

export const held = new Held();

/** Return the spaces where the card that is pointed at, or chosen, would be useful. */
export function served({ view, chosen, beat }: OurScene): string[] {
  const [verb, named] = chosen?.split(" ") ?? [];
  const card = verb === "levy" ? named : held.card;
  return (card && !beat && view.serves?.[card]) || [];
}
