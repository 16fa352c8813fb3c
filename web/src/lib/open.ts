/** Opens tables, and sends commands to them before a page is connected. */
import { api, need, type Schemas } from "./api/client";
import { beSomebody } from "./me";
import { draw } from "./table/shuffle";
import type { Command } from "./table/types";
import type { Wish } from "./wishes";

export type Opening = Schemas["Opening"];
export type Chair = Schemas["Seating"];

let count = 0;

/** Open a table, sit down at the first open seat, and start if nobody else is expected. */
export async function openTable(opening: Opening): Promise<string> {
  const name = await beSomebody();
  beInZoneOf(opening.clock);
  const { id } = await need(api.POST("/api/tables", { body: opening }));
  const mine = opening.chairs.findIndex((chair) => chair.who === "open");
  const isAlone = isFull(opening.chairs); // then nobody can choose bytes after seeing mine
  if (mine >= 0) await act(id, { do: "sit", seat: mine, name, ...draw(id, isAlone) });
  if (isAlone) await act(id, { do: "start" });
  return id;
}

/** Where days are counted, they are counted in my zone. */
export function beInZoneOf(clock: Opening["clock"]): void {
  if (clock?.per_turn) void import("./zone").then(({ beInZone }) => beInZone());
}

/** Open a private table for me and bots of one kind, and start; return its address. */
export async function playBots(
  seats: number,
  bot: string,
  opening: Omit<Opening, "chairs">,
): Promise<string> {
  const others = Array.from({ length: seats - 1 }, () => ({ who: "bot" as const, bot }));
  const chairs = [{ who: "open" as const }, ...others];
  return `/table/${await openTable({ ...opening, chairs, is_public: false })}`;
}

/** Open a table for me and friends, without bots; return the address of its waiting room. */
export async function openWith(
  game: string,
  { preset }: Pick<Wish, "preset">,
  more: Partial<Opening> = {},
  seats = 2,
): Promise<string> {
  const chairs = Array.from({ length: seats }, (): Chair => ({ who: "open" }));
  return `/table/${await openTable({ game, preset, chairs, is_public: false, ...more })}`;
}

function isFull(chairs: readonly Chair[]): boolean {
  const others = chairs.filter((chair) => chair.who !== "bot");
  return others.length < 2 && others[0]?.who === "open";
}

interface Manner {
  link?: string; // an invitation
  seat?: number; // which of mine, if I have several
  isLast?: boolean; // the page is about to close
}

export async function act(match: string, command: Command, how: Manner = {}): Promise<void> {
  const key = `k${Date.now().toString(36)}-${count++}`;
  const { link, seat, isLast: keepalive = false } = how;
  const body: Schemas["Request"] = { key, command, ...(seat === undefined ? {} : { seat }) };
  const params = { path: { match }, query: link ? { link } : {} };
  await need(api.POST("/api/tables/{match}/act", { params, body, keepalive }));
}
