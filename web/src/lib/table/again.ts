/** Playing again after a match, or continuing from a moment of it. */
import { api, need } from "../api/client";
import { beSomebody } from "../me";
import { act } from "../open";
import { noteBefore } from "./before";
import { draw, fresh, given, keep, kept } from "./shuffle";
import { goesOn } from "./talking";
import type { TableView } from "./types";

/**
 * Sit down at the table of the rematch, or for another game, and return its address.
 * Whoever learns the rules first keeps the chair in the meantime.
 */
export async function rematch(id: string, game = "", isLearning = false): Promise<string> {
  await beSomebody();
  const params = { path: { match: id } };
  const bytes = fresh();
  const body = { ...given(bytes, false), game, is_learning: isLearning };
  const { id: next } = await need(api.POST("/api/tables/{match}/rematch", { params, body }));
  noteBefore(next, id);
  goesOn(id, next);
  if (kept(next) === null) keep(next, bytes); // on a second request, the first bytes count
  return `/table/${next}`;
}

/** Open a table that continues from a ply, with bots at the other seats; return its address. */
export async function playOn(
  id: string,
  ply: number,
  view: TableView,
  bots: string[],
): Promise<string> {
  const name = await beSomebody();
  const bot = bots.at(-1) ?? "";
  const mine = view.seat ?? 0;
  const chairs = view.seats.map((_, seat) =>
    seat === mine ? { who: "open" as const } : { who: "bot" as const, bot },
  );
  const path = { match: id };
  const body = { ply, chairs };
  const made = await need(api.POST("/api/tables/{match}/continue", { params: { path }, body }));
  await act(made.id, { do: "sit", seat: mine, name, ...draw(made.id, true) });
  await act(made.id, { do: "start" });
  return `/table/${made.id}`;
}
