import { expect, test, vi } from "vitest";
import { soon, speak } from "./words.svelte";

const NOW = new Date(2026, 10, 18, 23, 0);

test("a moment in the next days is told as people say it", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  expect(soon(new Date(2026, 10, 18, 23, 30), NOW)).toMatch(/^today at 11:30/);
  expect(soon(new Date(2026, 10, 19, 12, 53), NOW)).toMatch(/^tomorrow at 12:53/);
  expect(soon(new Date(2026, 10, 21, 0, 5), NOW)).toMatch(/^in 3 days at 12:05/);
  await speak("de");
  expect(soon(new Date(2026, 10, 19, 12, 53), NOW)).toBe("morgen um 12:53");
});
