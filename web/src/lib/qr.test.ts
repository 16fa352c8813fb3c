import { encode } from "uqr";
import { expect, test } from "vitest";
import { BORDER, codeOf } from "./qr";

const TEXT = "otpauth://totp/Satrap:Barsine?secret=JBSWY3DPEHPK3PXP&issuer=Satrap";

/** Return the squares that a path of bars covers. */
function drawn(path: string): Set<string> {
  const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)];
  return new Set(
    bars.flatMap(([, x, y, wide]) =>
      Array.from({ length: Number(wide) }, (_, step) => `${Number(x) + step},${y}`),
    ),
  );
}

test("the path covers exactly the dark squares", () => {
  const { path, size } = codeOf(TEXT);
  const { data } = encode(TEXT, { ecc: "M", border: BORDER });
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x},${y}`] : [])));
  expect(size).toBe(data.length);
  expect([...drawn(path)].sort()).toEqual(dark.sort());
});

test("a border is left free, and three corners have their square", () => {
  const { path, size } = codeOf(TEXT);
  const squares = drawn(path);
  for (const square of squares) {
    const [x = 0, y = 0] = square.split(",").map(Number);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(BORDER);
    expect(Math.max(x, y)).toBeLessThan(size - BORDER);
  }
  const far = size - BORDER - 1;
  for (const corner of [`${BORDER},${BORDER}`, `${far},${BORDER}`, `${BORDER},${far}`])
    expect(squares).toContain(corner);
});
