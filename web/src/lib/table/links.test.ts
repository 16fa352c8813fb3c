import { expect, test } from "vitest";
import { pieces } from "./links";

const HERE = "https://satrap.example";

test("a long invitation is short and can be pressed, another site is only named", () => {
  const link = `${HERE}/table/0123456789abcdef01234567?link=0123456789abcdef0123456789abcdef`;
  expect(pieces(`Come: ${link} soon`, HERE)).toEqual([
    { words: "Come: ", href: "" },
    { words: "satrap.example/table/0123456789…", href: link },
    { words: " soon", href: "" },
  ]);
  expect(pieces("https://elsewhere.example/a?b", HERE)).toEqual([
    { words: "elsewhere.example/a", href: "" },
  ]);
  expect(pieces(`${HERE}.evil.example/x`, HERE)[0]?.href).toBe("");
});
