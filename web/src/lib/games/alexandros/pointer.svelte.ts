/** Which land is pointed at, and how large the sheet is shown, so that a card beside it is legible. */
import type { Spot } from "./types";

export interface Window {
  box: [x: number, y: number, width: number, height: number]; // the part of the sheet that is seen
  scale: number; // pixels of the sheet in one of the screen
}

const STAY = 450; // milliseconds

export class Pointer {
  space: string | null = $state(null);
  at: Spot = $state.raw([0, 0]);
  window: Window = $state.raw({ box: [0, 0, 0, 0], scale: 1 });

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Look at the land around a space. */
  enter(space: string, at: Spot, target: Element): void {
    clearTimeout(this.#timer);
    this.window = seen(target);
    this.space = space;
    this.at = at;
  }

  /** Look there if the pointer stays: who only passes by is not bothered. */
  hover(space: string, at: Spot, target: Element): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.enter(space, at, target), STAY);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.space = null;
  }
}

function seen(target: Element): Window {
  const svg = target.closest("svg");
  const view = svg?.viewBox.baseVal;
  if (!svg || !view || svg.clientWidth === 0) return { box: [0, 0, 0, 0], scale: 1 };
  return { box: [view.x, view.y, view.width, view.height], scale: view.width / svg.clientWidth };
}
