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

/** Return who decided at a ply: the seat of its first event. */
function decider(events: readonly Happened[], ply: number): number | undefined {
  return events.find((event) => event.ply === ply && event.seat !== undefined)?.seat;
}

/** Return the seats that decided after a ply, in order. */
export function decidersSince(events: readonly Happened[], ply: number): number[] {
  const plies = new Set(events.flatMap((event) => ((event.ply ?? 0) > ply ? [event.ply] : [])));
  return [...plies].flatMap((each) => decider(events, each ?? 0) ?? []);
}

/** Say whether going back to a ply undoes just the last action of a seat, and what followed. */
export function isLastAction(events: readonly Happened[], seat: number, to: number): boolean {
  const seats = decidersSince(events, to);
  const others = seats.findIndex((each) => each !== seat);
  return seats[0] === seat && (others < 0 || !seats.slice(others).includes(seat));
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

interface Coming extends Told {
  seat: number | null;
}

/** Return who reads about a ply: nobody is told "you" about what a bot did in their place. */
export function readerAt(
  news: readonly Coming[],
  seat: number | null,
  ply: number | undefined,
): number | null {
  const before = news.filter((each) => each.seat === seat && each.ply < (ply ?? 0));
  const last = before.findLast(({ kind }) => kind === "replaced" || kind === "returned");
  return last?.kind === "replaced" ? null : seat;
}

/** Return the ply of the line that tells about a ply: its own, or the last one before it. */
export function shownPly(lines: readonly Happened[], ply: number): number | undefined {
  return lines.findLast((line) => line.ply !== undefined && line.ply <= ply)?.ply;
}

const IN_LOG = new Set(["replaced", "returned", "resigned", "undone", "abandoned", "inspected"]);

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
