/**
 * The table of a game's events: one row for each kind has everything that the page knows about it.
 * A missing row, or an incomplete one, is a compile error.
 */

/** `turn`: anybody’s turn begins; `mine`: mine; `horn`: the last turn. */
export type Sound = "step" | "card" | "build" | "coins" | "turn" | "mine" | "chat" | "horn" | "end";

/**
 * How the sentence of an event appears: it begins a new part of the log, or is a line of it. Half a
 * step is no line: what it leads to is told.
 */
export type Line = "part" | "line" | "half";

interface Kinded {
  kind: string;
}
type ByKind<All extends Kinded> = { [Each in All as Each["kind"]]: Each };

/** The events of one kind, or of several. */
export type EventOf<All extends Kinded, Kind extends All["kind"] = All["kind"]> = {
  [Each in Kind]: { kind: Each } & ByKind<All>[Each];
}[Kind];

/** What every game says about a kind of event; what it does to the board is up to each game. */
export interface Row<Event> {
  steps: number | ((event: Event) => number); // to show it; 0: it does not move
  sound: Sound | null | ((event: Event) => Sound | null);
  line: Line;
}

export function stepsOf<Event>({ steps }: Row<Event>, event: Event): number {
  return typeof steps === "function" ? steps(event) : steps;
}

export function soundOf<Event>({ sound }: Row<Event>, event: Event): Sound | null {
  return typeof sound === "function" ? sound(event) : sound;
}
