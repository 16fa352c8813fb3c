/** The log: which events are told, and which of them belong to the last move. */
import type { GameEvent } from "./types";

/** Return the events of the last decision. */
export function lastMove(events: readonly GameEvent[]): GameEvent[] {
  const ply = events.at(-1)?.ply;
  return ply === undefined ? [] : events.filter((event) => event.ply === ply);
}
