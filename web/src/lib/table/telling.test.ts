import { expect, test } from "vitest";
import { Telling } from "./telling";
import type { GameEvent } from "./types";

function log(words: string[], shown = words.length, early = 0): Parameters<Telling["next"]>[0] {
  const events = words.map((key) => ({ text: key ? { key } : null }) as unknown as GameEvent);
  return { events, told: events.slice(0, shown), early };
}

function words(found: GameEvent[]): (string | undefined)[] {
  return found.map((event) => event.text?.key);
}

test("each line is told once, as soon as the board shows it", () => {
  const telling = new Telling(log(["a"]));
  expect(words(telling.next(log(["a", "b", "c"], 2)))).toEqual(["b"]);
  expect(words(telling.next(log(["a", "b", "c"], 2)))).toEqual([]);
  expect(words(telling.next(log(["a", "b", "c"])))).toEqual(["c"]);
});

test("what has no words is left out, and what is older than the visit", () => {
  const telling = new Telling(log(["a"]));
  expect(words(telling.next(log(["a", "", "b"])))).toEqual(["b"]);
  expect(words(telling.next(log(["x", "y", "a", "", "b", "c"], 6, 2)))).toEqual(["c"]);
});

test("after something was taken back, what comes instead is told", () => {
  const telling = new Telling(log(["a", "b", "c"]));
  expect(words(telling.next(log(["a"])))).toEqual([]);
  expect(words(telling.next(log(["a", "d"])))).toEqual(["d"]);
});
