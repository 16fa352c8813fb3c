/** The chat as read in this browser: how many words were seen, and when each of them came. */

const MOST = 200; // words in a view: of more, only the last are sent
const times = new Map<string, number[]>(); // by table; 0: before this visit

export function readCount(id: string): number {
  return Number(localStorage.getItem(`read-${id}`) ?? 0);
}

/** All words of a table are in sight. */
export function noteRead(id: string, count: number): void {
  if (count > 0) localStorage.setItem(`read-${id}`, String(count));
}

/** Note that a table now has this many words; return when each came (ms), 0 if unknown. */
export function timesOf(id: string, count: number, now = Date.now()): readonly number[] {
  const known = times.get(id) ?? Array<number>(count).fill(0);
  while (known.length < count) known.push(now);
  times.set(id, known);
  return count < MOST ? known : [];
}
