/** What can be arranged at a table before the start: chairs, settings, who is ready. */
import type { Chair } from "../open";
import type { Table } from "./table.svelte";
import type { Command, SeatView, TableView } from "./types";

/** What the host changes; the rest stays as it is. */
export type Change = Omit<Extract<Command, { do: "change" }>, "do">;

export function isTaken(place: SeatView): boolean {
  return place.name !== "" || place.who === "bot";
}

export function takenChairs(view: TableView): number {
  return view.seats.filter(isTaken).length;
}

/** Return the chairs of a table, as they are sent. */
export function chairsOf(view: TableView): Chair[] {
  return view.seats.map(({ who, bot }) => (who === "bot" ? { who, bot } : { who }));
}

/** Return the chairs with another one at a place. */
export function withChair(view: TableView, seat: number, chair: Chair): Chair[] {
  return chairsOf(view).map((each, index) => (index === seat ? chair : each));
}

export function withoutChair(view: TableView, seat: number): Chair[] {
  return chairsOf(view).filter((_, index) => index !== seat);
}

/** The people at a table; their chairs cannot be taken away. */
export function people(view: TableView): number {
  return view.seats.filter((place) => place.name !== "" && place.who !== "bot").length;
}

/** Return this many chairs: new ones are open, bots go first, then empty ones, people never. */
export function resized(view: TableView, count: number): Chair[] {
  const places = chairsOf(view).map((chair, seat) => ({ chair, seat }));
  while (places.length < count) places.push({ chair: { who: "open" }, seat: places.length });
  while (places.length > Math.max(count, people(view))) places.splice(leastWanted(view, places), 1);
  return places.map(({ chair }) => chair);
}

/** The last bot; if there is none, the last empty chair. */
function leastWanted(view: TableView, places: readonly { seat: number }[]): number {
  const last = (fits: (place: SeatView | undefined) => boolean): number =>
    places.findLastIndex(({ seat }) => fits(view.seats[seat]));
  const bot = last((place) => place?.who === "bot");
  return bot >= 0 ? bot : last((place) => !place?.name);
}

/** Change the table; return why not, or nothing. */
export async function change(table: Table, part: Change): Promise<string> {
  const reply = await table.send({ do: "change", ...part });
  return reply.ok ? "" : reply.text;
}

/** Take empty chairs away and start; return why not, or nothing. */
export async function start(table: Table, view: TableView): Promise<string> {
  const chairs = chairsOf(view).filter((_, seat) => isTaken(view.seats[seat] as SeatView));
  if (chairs.length < view.seats.length) {
    const refused = await change(table, { chairs });
    if (refused) return refused;
  }
  const reply = await table.send({ do: "start" });
  return reply.ok ? "" : reply.text;
}

/** Say that I am ready, or not, or that I learn the rules first. */
export async function getReady(table: Table, isReady: boolean, isLearning = false): Promise<void> {
  await table.send({ do: "ready", is_ready: isReady, is_learning: isLearning });
}

/** Say that I have the settings open, or no longer: meanwhile nothing starts by itself. */
export async function showChanging(table: Table, isChanging: boolean): Promise<void> {
  await table.send({ do: "ready", is_ready: false, is_changing: isChanging });
}

/** Who begins; empty where it is drawn, or where a position says it. */
export function starterOf(view: TableView): string {
  const place = view.is_written || view.starter === null ? undefined : view.seats[view.starter];
  return place?.name || place?.reserved || "";
}
