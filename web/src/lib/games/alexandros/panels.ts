/** The room that is kept for what floats on the board: nothing that comes or goes moves it. */
import type { Insets, Size } from "../../board/camera";

const PHONE = 720; // pixels
const RIM = 10; // around everything
const SAID = 46 + 10; // one line that says what to do, and the gap below it

/** Return how much of each edge panels may take, whatever they say now. */
export function panels([wide, high]: Size, now: Insets): Insets {
  if (wide > PHONE) return { ...now, top: chips(high), bottom: SAID + cards(wide, high) + RIM };
  // A phone has little room: what needs more than this takes it, and the board gives way once.
  return { ...now, top: chipsOfPhone(high), bottom: Math.max(now.bottom, footOfPhone(high)) };
}

/** The players; what they did hangs below, where no land lies. */
function chips(high: number): number {
  return (high <= 760 ? 66 : 82) + RIM;
}

/** The hand, and the cards on the table. */
function cards(wide: number, high: number): number {
  if (wide <= 1280) return 118;
  return wide >= 1800 && high >= 1000 ? 180 : 150;
}

/** The players, and two lines of what they did. */
function chipsOfPhone(high: number): number {
  return (high <= 740 ? 73 : 86) + RIM;
}

/** One line, the cards, and the two buttons. */
function footOfPhone(high: number): number {
  return (high <= 740 ? 169 : 181) + RIM;
}
