/** QR codes, as one path of squares. */
import { encode } from "uqr";

export const BORDER = 4; // light squares around a code, as its standard wants

export interface Code {
  size: number; // of a side, with its border
  path: string;
}

/** Return the dark squares of the code of a text: a run of them in a row is one bar. */
export function codeOf(text: string): Code {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  const bars = data.flatMap((row, y) =>
    runs(row).map(([x, wide]) => `M${x} ${y}h${wide}v1h-${wide}z`),
  );
  return { size, path: bars.join("") };
}

function runs(row: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = found.at(-1);
    if (isDark && last && last[0] + last[1] === x) last[1] += 1;
    else if (isDark) found.push([x, 1]);
  }
  return found;
}
