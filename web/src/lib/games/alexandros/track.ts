/** The score track: where the disc of each seat lies. */
import type { Chart } from "./types";

export interface Disc {
  x: number;
  y: number;
  radius: number;
  isBeyond: boolean; // it has been round the whole track
}

/** Return the place of each seat's disc; discs on one field share it. */
export function discPlaces(track: Chart["track"], scores: readonly number[]): Disc[] {
  const fields = scores.map((score) => (track.length ? score % track.length : 0));
  return scores.map((score, seat) => {
    const [x = 0, y = 0, width = 0, height = 0] = track[fields[seat] ?? 0] ?? [];
    const here = fields.flatMap((field, other) => (field === fields[seat] ? [other] : []));
    const [dx, dy] = OFFSETS[here.length]?.[here.indexOf(seat)] ?? [0, 0];
    return {
      x: x + width / 2 + dx,
      y: y + height / 2 + dy,
      radius: here.length > 1 ? 11 : 16,
      isBeyond: score >= track.length,
    };
  });
}

const OFFSETS: Record<number, [number, number][]> = {
  2: [
    [-8, -8],
    [8, 8],
  ],
  3: [
    [-10, -9],
    [10, -9],
    [0, 9],
  ],
  4: [
    [-10, -10],
    [10, -10],
    [-10, 10],
    [10, 10],
  ],
};
