/** Where chairs stand around a table, seen from above: mine is always at the near side. */

export type Side = "near" | "left" | "far" | "right";

export interface Stand {
  side: Side;
  at: number; // along that side, in hundredths
}

const SIDES: { [count: number]: Stand[] } = {
  1: [{ side: "near", at: 50 }],
  2: [
    { side: "near", at: 50 },
    { side: "far", at: 50 },
  ],
  3: [
    { side: "near", at: 50 },
    { side: "left", at: 50 },
    { side: "right", at: 50 },
  ],
  4: [
    { side: "near", at: 50 },
    { side: "left", at: 50 },
    { side: "far", at: 50 },
    { side: "right", at: 50 },
  ],
  5: [
    { side: "near", at: 50 },
    { side: "left", at: 50 },
    { side: "far", at: 28 },
    { side: "far", at: 72 },
    { side: "right", at: 50 },
  ],
};

/** Return where a seat stands; people play clockwise, from mine on. */
export function standOf(seat: number, count: number, mine: number): Stand {
  const stands = SIDES[Math.min(5, count)] ?? [];
  return stands[(seat - mine + count) % count] ?? { side: "far", at: 50 };
}
