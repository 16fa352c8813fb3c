import { expect, test } from "vitest";
import { patched } from "./patch";

test("operations are carried out in order, and the old document stays as it was", () => {
  const before = { a: 1, list: [1, 2, 3], deep: { "x/y": { "~": 0 } } };
  const after = patched(before, [
    { op: "replace", path: "/a", value: 2 },
    { op: "remove", path: "/list/0" },
    { op: "add", path: "/list/1", value: 9 },
    { op: "add", path: "/list/-", value: 4 },
    { op: "replace", path: "/deep/x~1y/~0", value: 5 },
    { op: "add", path: "/b", value: null },
  ]);
  expect(after).toEqual({ a: 2, list: [2, 9, 3, 4], deep: { "x/y": { "~": 5 } }, b: null });
  expect(before).toEqual({ a: 1, list: [1, 2, 3], deep: { "x/y": { "~": 0 } } });
});

test("a member is removed", () => {
  expect(patched({ a: 1, b: 2 }, [{ op: "remove", path: "/a" }])).toEqual({ b: 2 });
});

test("what is not there cannot be changed", () => {
  expect(() => patched({ a: 1 }, [{ op: "replace", path: "/a/b", value: 1 }])).toThrow();
  expect(() => patched({ a: [] }, [{ op: "add", path: "/a/5", value: 1 }])).toThrow();
});
