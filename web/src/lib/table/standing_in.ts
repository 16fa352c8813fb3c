/** Who decided at a ply: a player, or a bot in their place. The news of a table tells. */
import type { TableView } from "./types";

type News = Pick<TableView["news"][number], "kind" | "ply" | "seat">;
const COMES = ["replaced", "resigned"];
const GOES = "returned";

/** Say whether a bot stood in for the player of a seat. */
export function hadStandIn(news: readonly News[], seat: number, ply: number): boolean {
  const own = news.filter((each) => each.seat === seat && (COMES.includes(each.kind) || each.kind === GOES)); // prettier-ignore
  const last = own.findLast((each) => each.ply <= ply);
  if (last) return last.kind !== GOES;
  return own[0]?.kind === GOES; // older news is left out
}

interface Decided {
  seat: number;
  ply: number;
}

/** Return who reads about a decision: nobody is told "you" about what a bot did in their place. */
export function readerOf(
  { seat, ply }: Decided,
  me: number | null,
  news: readonly News[],
): number | null {
  return seat === me && hadStandIn(news, seat, ply) ? null : me;
}
