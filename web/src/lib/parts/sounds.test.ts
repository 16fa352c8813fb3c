import { expect, test, vi } from "vitest";
import { RECIPES } from "./sounds";

vi.mock("../settings.svelte", () => ({ settings: { get: () => true } }));

const LONGEST = 2.2; // seconds
const LOUDEST = 0.5; // all partials together

test.each(Object.entries(RECIPES))("%s is short and quiet", (_, { tones, noises }) => {
  const parts = [...tones, ...noises];
  expect(parts.length).toBeGreaterThan(0);
  expect(Math.max(...parts.map(({ at = 0, lasts }) => at + lasts))).toBeLessThan(LONGEST);
  expect(parts.reduce((sum, { level }) => sum + level, 0)).toBeLessThan(LOUDEST * 2);
  expect(Math.max(...parts.map(({ level }) => level))).toBeLessThan(LOUDEST);
});
