/** The board of each game on the front page: a map and what stands on it; see tools/front. */

export interface Picture {
  map: string; // its address
  pieces: string; // the inside of an SVG
  box: [x: number, y: number, width: number, height: number];
  keep: string; // which part stays in sight where there is less room, as `preserveAspectRatio`
}

const maps = import.meta.glob<string>("../../art/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});
const drawn = import.meta.glob<string>("../../art/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const WHOLE = /viewBox="([^"]+)">(.*)<\/svg>/s;
const KEEP: { [game: string]: string } = { alexandros: "xMinYMin slice" };

/** Return the picture of a game; null if it has none. */
export function pictureOf(game: string): Picture | null {
  const map = maps[`../../art/${game}.webp`];
  const [, box, pieces = ""] = WHOLE.exec(drawn[`../../art/${game}.svg`] ?? "") ?? [];
  if (!map || !box) return null;
  const [x = 0, y = 0, width = 0, height = 0] = box.split(" ").map(Number);
  return { map, pieces, box: [x, y, width, height], keep: KEEP[game] ?? "xMidYMin slice" };
}
