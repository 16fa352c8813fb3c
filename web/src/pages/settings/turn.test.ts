import { expect, test } from "vitest";
import type { Schemas } from "../../lib/api/client";
import { hears, withTurn } from "./turn";

type Wishes = Schemas["Wishes"];

function wishes(places: object[], off: object = {}): Wishes {
  return { places, taste: { off } } as unknown as Wishes;
}

test("an address alone sends nothing: somebody has to turn it on", () => {
  expect(hears(wishes([]), "mail")).toBe(false);
  expect(hears(wishes([{ channel: "mail", ended: null }]), "mail")).toBe(true);
  expect(hears(wishes([{ channel: "mail", ended: 1 }]), "mail")).toBe(false);
});

test("another device is not this one", () => {
  expect(hears(wishes([{ channel: "push", is_here: false }]), "push")).toBe(false);
  expect(hears(wishes([{ channel: "push", is_here: true }]), "push")).toBe(true);
});

test("one press turns on what is about my matches, and nothing else", () => {
  const off = { mail: ["your-turn", "reminder", "cup"], push: ["your-turn"] } as const;
  const before = wishes([{ channel: "mail", ended: null }], off);
  expect(hears(before, "mail")).toBe(false);
  expect(withTurn(before, "mail")).toEqual({ mail: ["cup"], push: ["your-turn"] });
  const others = ["cup", "people", "order"];
  expect(withTurn(wishes([]), "mail")).toEqual({ mail: others });
});
