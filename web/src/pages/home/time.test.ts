import { expect, test, vi } from "vitest";
import type { HomeTable } from "../../lib/waiting.svelte";
import { leftOf } from "./time";

vi.mock("../../lib/words/words.svelte", () => ({
  language: () => "en",
  say: (key: string, values = {}) => [key, ...Object.values(values)].join(" "),
}));

const HOUR = 3_600_000;

function own(since: number, per_turn: number): Pick<HomeTable, "since" | "table"> {
  const table = { clock: { main: 0, per_turn } } as HomeTable["table"];
  return { since, table };
}

test("the ring shows how much is left of the time for a turn, rests aside", () => {
  const rested = own(-72 * HOUR, 24 * 3600); // waited for since three days, most of them a vacation
  expect(leftOf(rested, 22 * HOUR, 0).part).toBeCloseTo(22 / 24);
  expect(leftOf(rested, 11 * HOUR, 0).part).toBeCloseTo(11 / 24);
  expect(leftOf(rested, 30 * HOUR, 0).part).toBe(1); // with the bank
  expect(leftOf(rested, -HOUR, 0).part).toBe(0);
});

test("without a time for each turn, it is a part of what there was at its beginning", () => {
  expect(leftOf(own(-HOUR, 0), 3 * HOUR, 0).part).toBeCloseTo(3 / 4);
});

test("time left is told as it is at the table", () => {
  const words = (until: number): string => leftOf(own(0, 24 * 3600), until, 0).words;
  expect(words(24 * HOUR - 10_000)).toBe("web-home-left 1 day");
  expect(words(31 * HOUR)).toBe("web-home-left 31 hours");
  expect(words(HOUR / 2)).toBe("web-home-left 30 minutes");
  expect(words(0)).toBe("web-home-over");
});
