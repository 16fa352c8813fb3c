/** The log: which events it shows, and which of them belong to the last move. */

interface Happened {
  ply?: number;
  seat?: number;
}

/** Return the events of the last decision. */
export function lastMove<Event extends Happened>(events: readonly Event[]): Event[] {
  const ply = events.at(-1)?.ply;
  return ply === undefined ? [] : events.filter((event) => event.ply === ply);
}

/** Return the ply before the last action of a seat. */
export function beforeMine(events: readonly Happened[], seat: number | null): number {
  const mine = events.findLast((event) => event.seat === seat && (event.ply ?? 0) > 0);
  return Math.max(0, (mine?.ply ?? 1) - 1);
}

interface Told {
  ply: number;
  kind: string;
}

const IN_LOG = new Set(["replaced", "returned", "resigned", "undone", "abandoned"]);

/** Return the news that belong in the log, by the index of the event that they follow, or -1. */
export function newsBetween<Event extends Happened, News extends Told>(
  events: readonly Event[],
  news: readonly News[],
): Map<number, News[]> {
  const found = new Map<number, News[]>();
  for (const each of news.filter(({ kind }) => IN_LOG.has(kind))) {
    const place = events.findLastIndex((event) => (event.ply ?? 0) <= each.ply);
    found.set(place, [...(found.get(place) ?? []), each]);
  }
  return found;
}
