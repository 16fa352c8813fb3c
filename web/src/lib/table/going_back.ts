/** Going back within my turn: one gesture, what was undone, or the whole turn. */
import type { Table } from "./table.svelte";
import type { Command } from "./types";

export type Back = "undo" | "redo" | "restart";

/** Return the command for a way of going back; null: there is nothing to go back to. */
export function backBy(table: Table, how: Back): Command | null {
  const { match, seat, status } = table.view ?? { match: null, seat: null, status: "over" };
  if (!match || seat === null || status !== "running" || !table.isStill) return null;
  if (how === "redo") return match.redo ? { do: "redo" } : null;
  const to = how === "undo" ? table.back : match.undo;
  return to !== null && to < match.ply ? { do: "undo", to } : null;
}

/** Go back, if there is anything to go back to. */
export function goBack(table: Table, how: Back): void {
  const command = backBy(table, how);
  if (command) void table.send(command);
}
