import { expect, test } from "vitest";
import { chairsOf, resized, starterOf, takenChairs, withChair, withoutChair } from "./hosting";
import type { TableView } from "./types";

/** A table with Ana, a bot and an empty chair. */
const VIEW = {
  seats: [
    { name: "Ana", who: "open", bot: "" },
    { name: "", who: "bot", bot: "recruit" },
    { name: "", who: "open", bot: "" },
  ],
} as TableView;
const BOT = { who: "bot", bot: "recruit" };

test("chairs are sent as they are, with one changed or taken away", () => {
  expect(chairsOf(VIEW)).toEqual([{ who: "open" }, BOT, { who: "open" }]);
  expect(withChair(VIEW, 2, { who: "bot", bot: "satrap" })[2]).toEqual({
    who: "bot",
    bot: "satrap",
  });
  expect(withoutChair(VIEW, 1)).toEqual([{ who: "open" }, { who: "open" }]);
  expect(takenChairs(VIEW)).toBe(2);
});

test("bots go first, then empty chairs, and people never", () => {
  expect(resized(VIEW, 4)).toEqual([{ who: "open" }, BOT, { who: "open" }, { who: "open" }]);
  expect(resized(VIEW, 2)).toEqual([{ who: "open" }, { who: "open" }]);
  expect(resized(VIEW, 0)).toEqual([{ who: "open" }]);
  expect(resized(VIEW, 1)).toEqual([{ who: "open" }]);
});

test("who begins is known by name, also while the chair is kept, unless a position says it", () => {
  const kept = { ...VIEW.seats[2], reserved: "Ben" };
  const view = { ...VIEW, seats: [VIEW.seats[0], kept], starter: 1, is_written: false };
  expect(starterOf(view as TableView)).toBe("Ben");
  expect(starterOf({ ...view, starter: 0 } as TableView)).toBe("Ana");
  expect(starterOf({ ...view, starter: null } as TableView)).toBe("");
  expect(starterOf({ ...view, is_written: true } as TableView)).toBe("");
});
