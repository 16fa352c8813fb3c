import { beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "./api/client";
import { keepWish, wishFor } from "./wishes";

const GAME = {
  id: "chess",
  seats: [2, 3, 4],
  bots: ["weak", "strong"],
  presets: { standard: {}, old: {} },
} as unknown as GameInfo;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("who comes for the first time gets what is usual", () => {
  expect(wishFor(GAME)).toEqual({ seats: 3, bot: "weak", preset: "standard" });
});

test("the last choice of each game is kept", () => {
  keepWish("chess", { seats: 2, bot: "strong", preset: "old" });
  keepWish("go", { seats: 4 });
  expect(wishFor(GAME)).toEqual({ seats: 2, bot: "strong", preset: "old" });
});

test("what a game no longer offers is forgotten", () => {
  keepWish("chess", { seats: 9, bot: "gone", preset: "gone" });
  expect(wishFor(GAME)).toEqual({ seats: 3, bot: "weak", preset: "standard" });
});

test("what cannot be read is no wish", () => {
  localStorage.setItem("wishes", "{");
  expect(wishFor(GAME).seats).toBe(3);
});
