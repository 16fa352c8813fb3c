/** Moves an element of the board along points, over a number of steps. */
import type { Point } from "./types";

interface Route {
  points: Point[];
  time: number; // milliseconds
}

export function along(node: SVGElement | HTMLElement, { points, time }: Route): void {
  const frames = points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  if (frames.length === 0) return;
  node.animate(frames, { duration: time, easing: "ease-in-out", fill: "both" });
}
