/** What the others did since my last action: a slip for each of them, until I act. */
import { isSealed, sealedKinds, wasAway, type Happened, type News } from "./byhand";
import type { TableView } from "./types";

export interface Recap<Event> {
  seat: number;
  from: number; // the ply before their turn
  to: number; // the last ply of it
  events: Event[];
}

/**
 * Return the last turn of every other seat since mine, in the order of play. `own` is the last ply
 * that I decided alone, as the server says; without it, it is told by whom each event is about.
 */
export function recapOf<Event extends Happened>(
  events: readonly Event[],
  me: number | null,
  news: readonly News[] = [],
  own?: number | null,
): Recap<Event>[] {
  const found = new Map<number, Recap<Event>>();
  let last: number | null = null; // who decided before
  const plies = byPly(events);
  const sealed = sealedKinds(plies);
  const known = byHand(own, me, news, plies, sealed);
  for (const [ply, told] of plies) {
    if (known !== undefined && ply <= (known ?? 0)) continue;
    if (isSealed(told, sealed)) {
      last = null;
      continue;
    }
    const seat: number | null = told.find((event) => event.seat !== undefined)?.seat ?? last;
    if (seat === null || ply === 0) continue;
    if (seat === me && known !== undefined && last !== null) {
      add(found.get(last), ply, told); // what they did to me
      continue;
    }
    if (seat === me) {
      if (!wasAway(news, me, ply)) found.clear();
    } else if (seat === last && found.has(seat)) add(found.get(seat), ply, told);
    else found.set(seat, { seat, from: ply - 1, to: ply, events: [...told] });
    last = seat;
  }
  return [...found.values()];
}

/** Return the ply of the last action of mine by hand among events; null: there is none. */
export function lastOwn<Event extends Happened>(
  events: readonly Event[],
  me: number | null,
  news: readonly News[] = [],
  known?: number | null,
): number | null {
  const plies = byPly(events);
  const sealed = sealedKinds(plies);
  const alone = byHand(known, me, news, plies, sealed);
  if (alone !== undefined) return alone;
  const own = [...plies].filter(
    ([ply, told]) =>
      me !== null &&
      !isSealed(told, sealed) &&
      told.find((event) => event.seat !== undefined)?.seat === me &&
      !wasAway(news, me, ply),
  );
  return own.at(-1)?.[0] ?? null;
}

/** Return until which ply I have seen a match: in this browser, or by my last action in any. */
export function seenUntil(here: string | null, { match, seat, news }: TableView): number | null {
  const own = lastOwn(match?.events ?? [], seat, news, match?.own);
  if (here === null) return own;
  return Math.max(Number(here), own ?? 0);
}

/** Return the ply from which to show again what happened since: my last action, or their turns. */
export function sinceMine<Event extends Happened>(
  events: readonly Event[],
  recaps: readonly Recap<Event>[],
  { seat, news, match }: TableView,
): number {
  return lastOwn(events, seat, news, match?.own) ?? Math.min(...recaps.map((recap) => recap.from));
}

/** Return my last ply as the server says, unless it was a bot's or may have been prepared. */
function byHand(
  own: number | null | undefined,
  me: number | null,
  news: readonly News[],
  plies: ReadonlyMap<number, readonly Happened[]>,
  sealed: ReadonlySet<string>,
): number | null | undefined {
  if (!own) return own;
  const told = plies.get(own) ?? [];
  return isSealed(told, sealed) || wasAway(news, me, own) ? undefined : own;
}

function add<Event>(recap: Recap<Event> | undefined, ply: number, told: readonly Event[]): void {
  if (!recap) return;
  recap.events.push(...told);
  recap.to = ply;
}

function byPly<Event extends Happened>(events: readonly Event[]): Map<number, Event[]> {
  const found = new Map<number, Event[]>();
  for (const event of events) {
    const ply = event.ply ?? 0;
    const same = found.get(ply);
    if (same) same.push(event);
    else found.set(ply, [event]);
  }
  return found;
}
