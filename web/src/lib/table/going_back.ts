/** Going back: one gesture, what was undone, or the whole turn; after my turn, by asking. */
import { isAway } from "./away";
import { beforeMine, decidersSince, isLastAction } from "./lines";
import type { Table } from "./table.svelte";
import type { Command, TableView } from "./types";

export type Back = "undo" | "redo" | "restart";

/** Return the command for a way of going back; null: there is nothing to go back to. */
export function backBy(table: Table, how: Back): Command | null {
  const { view } = table;
  const match = view?.match;
  if (!match || view.seat === null || view.status !== "running") return null;
  if (!table.isStill || isAway(view)) return null;
  if (how === "redo") return match.redo ? { do: "redo" } : null;
  const to = how === "undo" ? table.back : match.undo;
  if (to !== null && to < match.ply) return { do: "undo", to };
  return how === "undo" && mustAsk(table, view) ? { do: "askundo", to: askedTo(table) } : null;
}

/** Go back, if there is anything to go back to. */
export function goBack(table: Table, how: Back): void {
  const command = backBy(table, how);
  if (command) void table.send(command);
}

/** Return the ply to ask for, so that my last action is undone: in this visit, a whole gesture. */
export function askedTo({ events, view, began }: Table): number {
  const seat = view?.seat ?? null;
  const last = beforeMine(events, seat);
  const isWhole =
    began !== null && began < last && seat !== null && isLastAction(events, seat, began);
  return isWhole ? began : last;
}

/** My turn is over, another person decides, and no person has decided since. */
function mustAsk({ events }: Table, view: TableView): boolean {
  const { asked, match, seat, seats, is_cup: isCup } = view;
  const waiting = match?.waiting ?? [];
  const isOther = (each: number): boolean =>
    each !== seat && !seats[each]?.bot && seats[each]?.who !== "device";
  if (isCup || asked || seat === null || waiting.includes(seat) || !waiting.some(isOther))
    return false;
  const people = decidersSince(events, 0).filter((each) => !seats[each]?.bot);
  return people.at(-1) === seat;
}
