/** What is new in the log, to be read aloud once: nothing twice, whatever was taken back. */
import type { GameEvent } from "./types";

interface Log {
  told: readonly GameEvent[]; // what the board has shown
  events: readonly GameEvent[]; // all that is known
  early: number; // how many of them are older than this visit
}

export class Telling {
  #said: number;

  constructor({ told, early }: Log) {
    this.#said = told.length - early;
  }

  /** Return the events that were shown since the last time and have words. */
  next({ told, events, early }: Log): GameEvent[] {
    const said = Math.min(this.#said, events.length - early); // something was taken back
    this.#said = Math.max(said, told.length - early);
    return told.slice(early + said).filter((event) => event.text);
  }
}
