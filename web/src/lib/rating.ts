/** Ratings in words. */
import { language, say } from "./words/words.svelte";

interface Shown {
  rating: number;
  margin: number;
}

/** “1524 ± 60”. Ratings have no thousands separator. */
export function shown({ rating, margin }: Shown): string {
  return say("web-ratings-of", { rating: String(rating), margin: String(margin) });
}

/** “+12, now 1524 ± 60”. */
export function moved({ change, rating, margin }: Shown & { change: number }): string {
  const sign = new Intl.NumberFormat(language(), { signDisplay: "exceptZero" });
  const by = sign.format(change).replace("-", "−");
  const values = { change: by, rating: String(rating), margin: String(margin) };
  return say("web-ratings-moved", values);
}

/** Return where the uncertainty of a rating begins and ends on a scale, in percent. */
export function extent(
  one: Shown,
  all: readonly Shown[],
): { from: number; to: number; at: number } {
  const low = Math.min(...all.map(({ rating, margin }) => rating - margin));
  const high = Math.max(...all.map(({ rating, margin }) => rating + margin));
  const share = (value: number): number => (100 * (value - low)) / Math.max(1, high - low);
  const { rating, margin } = one;
  return { from: share(rating - margin), to: share(rating + margin), at: share(rating) };
}
