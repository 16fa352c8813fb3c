/**
 * My part of the shuffle: 32 random bytes for each table. Others see their hash when I sit down, and
 * the bytes when all are opened; so nobody chooses last. See docs/proofs.md.
 */
import { commitmentTo } from "../proof/seats";
import { hex } from "../proof/sha256";
import type { TableView } from "./types";

type Store = Pick<Storage, "getItem" | "setItem">;
export type Given = { seed: string } | { commitment: string };

/** Draw bytes for a table, open or only committed to. They are stored on this device. */
export function draw(id: string, isOpen: boolean, store: Store = localStorage): Given {
  const bytes = fresh();
  keep(id, bytes, store);
  return given(bytes, isOpen);
}

export function fresh(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

export function given(bytes: string, isOpen: boolean): Given {
  return isOpen ? { seed: bytes } : { commitment: commitmentTo(bytes) };
}

export function keep(id: string, bytes: string, store: Store = localStorage): void {
  store.setItem(`bytes-${id}`, bytes);
}

export function kept(id: string, store: Store = localStorage): string | null {
  return store.getItem(`bytes-${id}`);
}

/** Return my seat whose bytes are still secret, and the bytes; null if there is nothing to open. */
export function closed(
  id: string,
  view: TableView,
  store: Store = localStorage,
): { seat: number; seed: string } | null {
  const seed = kept(id, store);
  if (seed === null || view.status !== "waiting") return null;
  const mine = commitmentTo(seed);
  const seats = view.seats.flatMap((place, seat) =>
    place.commitment === mine && !place.seed && !place.is_left_out ? [seat] : [],
  );
  const seat = seats.find((each) => each === view.seat) ?? seats[0];
  return seat === undefined ? null : { seat, seed };
}
