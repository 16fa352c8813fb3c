/** What the organiser may settle besides what a tournament needs, and what is usual. */
import type { Schemas } from "../../lib/api/client";

type Value = boolean | number | string;

type Rests = Pick<Schemas["Clock"], "vacation" | "weekends" | "nights">;

export interface Settled {
  isLive: boolean;
  minutes: number;
  increment: number; // seconds
  days: number; // for each move
  bank: number; // days
  rests: Rests; // while what the clocks by correspondence stand still
  rounds: number; // 0: as many as it needs
  fill: number; // starts when so many have joined; 0: not for that reason
  pause: number; // minutes between two rounds
  bot: string; // plays for those who are absent
  fills: boolean; // bots take the chairs that are left
  preset: string;
  options: Record<string, Value>;
}

export const USUAL: Readonly<Settled> = {
  isLive: true,
  minutes: 20,
  increment: 10,
  days: 1,
  bank: 1,
  rests: { vacation: true },
  rounds: 0,
  fill: 0,
  pause: 5,
  bot: "companion",
  fills: false,
  preset: "standard",
  options: {},
};

const DAY = 86_400; // seconds

/** Return the clock of the tables. */
export function clockOf(settled: Settled): Schemas["Clock"] {
  return settled.isLive
    ? { main: (settled.minutes || 1) * 60, increment: settled.increment || 0 }
    : { main: (settled.bank || 0) * DAY, per_turn: (settled.days || 1) * DAY, ...settled.rests };
}
