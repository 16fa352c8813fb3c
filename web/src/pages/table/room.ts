/** How much room the tray of a game has, for the style of a room. */
import type { Game } from "../../lib/games/types";

export function trayRoom(game: Game | null): string {
  if (!game) return "";
  const { large, small, huge = large } = game.tray;
  return `--large: ${large}rem; --huge: ${huge}rem; --small: ${small}rem`;
}
