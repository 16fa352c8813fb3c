/** The streams of silver of a levy: one for each province that pays, one after the other. */
import type { Happened } from "../types";

type Spot = [x: number, y: number];
type Income = Happened<"TaxesLevied">["incomes"][number];

export const COINS = 7; // in a stream
const STAGGER = 120; // milliseconds between streams

export interface Stream {
  province: string;
  seat: number;
  points: number;
  from: Spot;
  to: Spot;
  delay: number; // milliseconds
}

/** Return a stream for each income that has a place to start from and a chip to arrive at. */
export function streams(
  incomes: readonly Income[],
  from: (province: string) => Spot | null,
  to: (seat: number) => Spot | null,
): Stream[] {
  return incomes
    .filter(({ points }) => points > 0)
    .flatMap(({ province, seat, points }, index) => {
      const [start, end] = [from(province), to(seat)];
      return start && end
        ? [{ province, seat, points, from: start, to: end, delay: index * STAGGER }]
        : [];
    });
}
