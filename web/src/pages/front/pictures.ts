/** A picture of each game for the front page; a game without one has none. */

const pictures = import.meta.glob<string>("../../art/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});

export function pictureOf(game: string): string | null {
  return pictures[`../../art/${game}.webp`] ?? null;
}
