/** The lines of the plot of scores over time. */
import type { Story } from "../../lib/table/replay.svelte";

interface Frame {
  x: (ply: number) => number;
  y: (score: number) => number;
}

const APART = 16; // pixels between two names

/** Return a number that no score exceeds, and whose quarters are round. */
export function top(story: Story): number {
  const most = Math.max(4, ...story.scores.flatMap((entry) => entry.scores));
  const round = [4, 20, 40].findLast((step) => step <= most / 2) ?? 4;
  return Math.ceil(most / round) * round;
}

/** Return the path of a seat: level until the score changes. */
export function stairs(story: Story, seat: number, last: number, frame: Frame): string {
  const path = story.scores.map(({ ply, scores }, index) => {
    const [x, y] = [frame.x(ply).toFixed(1), frame.y(scores[seat] ?? 0).toFixed(1)];
    return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
  });
  return `${path.join("")}H${frame.x(last).toFixed(1)}`;
}

/** Return how high each name stands beside the end of its line, none upon another. */
export function ends(story: Story, names: readonly string[], y: Frame["y"]): number[] {
  const scores = story.scores.at(-1)?.scores ?? [];
  const heights = names.map((_, seat) => y(scores[seat] ?? 0));
  const order = names.map((_, seat) => seat).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  let free = 0;
  for (const seat of order) {
    heights[seat] = Math.max(heights[seat] ?? 0, free);
    free = (heights[seat] ?? 0) + APART;
  }
  return heights;
}
