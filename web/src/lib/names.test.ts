import { expect, test } from "vitest";
import { givenName, unlike } from "./names";

test("whoever has no name gets one, and keeps it", () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const name = givenName(store);
  expect(name).not.toBe("");
  for (let count = 0; count < 20; count++) expect(givenName(store)).toBe(name);
});

test("nobody gets the name of somebody else at the table", () => {
  expect(unlike("Iris", ["Ana", "Ben"])).toBe("Iris");
  const other = unlike("Iris", ["Iris", "Ben"]);
  expect(other).not.toBe("Iris");
  expect(["Iris", other]).not.toContain(unlike("Iris", ["Iris", other]));
});
