/** Icons of game-icons.net (see NOTICE), each a path in a square of 512. */
import icons from "virtual:icons";

export const EMBLEMS = ["lion", "sun", "owl", "trireme", "bull"] as const; // of the seats

export function icon(name: string): string {
  return icons[name] ?? "";
}

/** Return the emblem of a seat. */
export function emblem(seat: number): string {
  return icon(EMBLEMS[seat % EMBLEMS.length] ?? "lion");
}
