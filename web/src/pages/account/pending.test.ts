import { afterEach, expect, test, vi } from "vitest";
import { awaited, endLetter, forgetLetter, keepLetter, lastAddress, lastAim } from "./pending";

const MINUTE = 60_000;
const ANA = "ana@example.org";

function storage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> & { size: number } {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
    get size() {
      return values.size;
    },
  };
}

function letter(minutes: number, address = ANA) {
  return { ticket: "0", until: Date.now() + minutes * MINUTE, address };
}

afterEach(() => void vi.useRealTimers());

test("a code is awaited until it counts no more, and the address is known for an hour more", () => {
  vi.useFakeTimers();
  const store = storage();
  keepLetter("in", letter(15), store);
  expect(awaited("in", ANA, store)?.address).toBe(ANA);
  expect(awaited("in", "ben@example.org", store)).toBeNull();
  expect(awaited("new", ANA, store)).toBeNull();
  vi.advanceTimersByTime(16 * MINUTE);
  expect(awaited("in", ANA, store)).toBeNull();
  expect([lastAddress("in", store), lastAim(store)]).toEqual([ANA, "in"]);
  keepLetter("in", letter(15), store);
  endLetter("in", store);
  expect([awaited("in", ANA, store), lastAddress("in", store)]).toEqual([null, ANA]);
  vi.advanceTimersByTime(60 * MINUTE);
  expect([lastAddress("in", store), lastAim(store), store.size]).toEqual(["", null, 0]);
});

test("each aim has its letter, and one that is used leaves nothing behind", () => {
  const store = storage();
  keepLetter("new", letter(5), store);
  keepLetter("in", letter(3, "ben@example.org"), store);
  expect(lastAim(store)).toBe("new");
  forgetLetter("new", store);
  expect([lastAddress("new", store), lastAddress("in", store)]).toEqual(["", "ben@example.org"]);
  forgetLetter("in", store);
  expect(store.size).toBe(0);
  keepLetter("new", letter(5), store);
  forgetLetter(undefined, store);
  expect(store.size).toBe(0);
});

test("what nobody can read counts as nothing", () => {
  const store = storage();
  store.setItem("letters", "{");
  expect([lastAim(store), awaited("in", ANA, store)]).toEqual([null, null]);
});
