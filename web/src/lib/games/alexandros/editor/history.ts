/** Undo and redo of drawings. A stroke is one step, however long it is. */

const MOST = 200;

export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

export function begun<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

export function changed<T>(history: History<T>, now: T): History<T> {
  if (now === history.now) return history;
  return { past: [...history.past.slice(1 - MOST), history.now], now, future: [] };
}

export function undone<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future };
  return { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redone<T>({ past, now, future }: History<T>): History<T> {
  const [after, ...rest] = future;
  return after === undefined
    ? { past, now, future }
    : { past: [...past, now], now: after, future: rest };
}
