import { expect, test } from "vitest";
import { addressOf } from "./join";

const ID = "0123456789abcdef01234567";
const LINK = "0123456789abcdef0123456789abcdef";

test("a code, a link, and a link with an invitation lead to their table", () => {
  expect(addressOf(` ${ID.toUpperCase()} `)).toBe(`/table/${ID}`);
  expect(addressOf(`https://play.example.org/table/${ID}`)).toBe(`/table/${ID}`);
  expect(addressOf(`http://x/table/${ID}?link=${LINK}`)).toBe(`/table/${ID}?link=${LINK}`);
  expect(addressOf(`http://x/table/${ID}?ply=3&link=${LINK}`)).toBe(`/table/${ID}?link=${LINK}`);
});

test("anything else leads nowhere", () => {
  expect(addressOf("hello")).toBeNull();
  expect(addressOf("https://play.example.org/")).toBeNull();
});
