/** The view after some events: what the pieces do while things move. It makes no decisions. */
import { added, put } from "./changes";
import { change } from "./events";
import type { Event, View } from "./types";

export function played(view: View, events: readonly Event[]): View {
  return events.reduce(change, view);
}

/** The view while an event moves: a group is on its way, everything else has happened. */
export function during(view: View, event: Event): View {
  if (event.kind !== "Moved") return played(view, [event]);
  const { seat, source, armies } = event;
  const left = added(view.armies[seat] ?? {}, source.id, -armies);
  return { ...view, armies: put(view.armies, seat, left) };
}
