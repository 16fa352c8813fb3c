/** Letters on their way: a page that is left or dropped still knows which code it waits for. */
import type { Schemas } from "../../lib/api/client";

export type Aim = "in" | "new"; // signing in; or making an address mine

export type Pending = Schemas["Sent"] & { address: string };

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;
const KEY = "letters";
const HOUR = 3_600_000; // milliseconds: so long the address is known after the code has ended

/** Remember a letter until it is used; there is one for each aim. */
export function keepLetter(aim: Aim, letter: Pending, store: Store = localStorage): void {
  store.setItem(KEY, JSON.stringify({ ...all(store), [aim]: letter }));
}

/** Return the letter to an address whose code is still to be typed. */
export function awaited(
  aim: Aim,
  address = lastAddress(aim),
  store: Store = localStorage,
): Pending | null {
  const letter = all(store)[aim];
  return letter && letter.address === address && letter.until > Date.now() ? letter : null;
}

/** Return what the last letter was for, even if its code counts no more. */
export function lastAim(store: Store = localStorage): Aim | null {
  const [last] = Object.entries(all(store)).sort(([, one], [, other]) => other.until - one.until);
  return last ? (last[0] as Aim) : null;
}

/** Return to which address the last letter went, even if its code counts no more. */
export function lastAddress(aim: Aim, store: Store = localStorage): string {
  return all(store)[aim]?.address ?? "";
}

/** Await no code any more; only the address is still known. */
export function endLetter(aim: Aim, store: Store = localStorage): void {
  const letter = all(store)[aim];
  if (letter) keepLetter(aim, { ...letter, until: Math.min(letter.until, Date.now()) }, store);
}

/** Forget a letter that was used, or is not wanted; or all of them. */
export function forgetLetter(aim?: Aim, store: Store = localStorage): void {
  const others = Object.entries(all(store)).filter(([each]) => aim && each !== aim);
  if (others.length > 0) store.setItem(KEY, JSON.stringify(Object.fromEntries(others)));
  else store.removeItem(KEY);
}

/** Return the letters that are not too old; those that are too old are forgotten. */
function all(store: Store): Partial<Record<Aim, Pending>> {
  try {
    const kept = JSON.parse(store.getItem(KEY) ?? "{}") as Record<string, Pending>;
    const young = Object.entries(kept).filter(([, { until }]) => until + HOUR > Date.now());
    if (young.length === 0) store.removeItem(KEY);
    return Object.fromEntries(young);
  } catch {
    return {};
  }
}
