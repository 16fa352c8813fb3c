/** What was chosen for the last game of each kind, stored in this browser. */
import type { GameInfo } from "./api/client";

export interface Wish {
  seats: number;
  bot: string;
  preset: string;
}

interface Kept {
  games: { [id: string]: Partial<Wish> };
}

const KEY = "wishes";

/** Return what was chosen last time, as far as the game still offers it. */
export function wishFor(game: GameInfo): Wish {
  const { seats = 0, bot = "", preset = "" } = kept().games[game.id] ?? {};
  return {
    seats: game.seats.includes(seats) ? seats : Math.min(3, game.seats.at(-1) ?? 2),
    bot: game.bots.includes(bot) ? bot : (game.bots[0] ?? ""),
    preset: preset in game.presets ? preset : "standard",
  };
}

export function keepWish(id: string, wish: Partial<Wish>): void {
  const { games } = kept();
  const all: Kept = { games: { ...games, [id]: { ...games[id], ...wish } } };
  localStorage.setItem(KEY, JSON.stringify(all));
}

function kept(): Kept {
  try {
    return { games: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { games: {} };
  }
}
