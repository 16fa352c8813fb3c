/** Which place is pointed at, and how large the sheet is shown, so that a card beside it is legible. */
export type Spot = [x: number, y: number];

export interface Window {
  box: [x: number, y: number, width: number, height: number]; // the part of the sheet that is seen
  scale: number; // pixels of the sheet in one of the screen
}

const STAY = 450; // milliseconds

export class Pointer {
  place: string | null = $state(null);
  at: Spot = $state.raw([0, 0]);
  window: Window = $state.raw({ box: [0, 0, 0, 0], scale: 1 });

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Look at a place. */
  enter(place: string, at: Spot, target: Element): void {
    clearTimeout(this.#timer);
    this.window = seen(target);
    this.place = place;
    this.at = at;
  }

  /** Look there if the pointer stays: who only passes by is not bothered. */
  hover(place: string, at: Spot, target: Element): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.enter(place, at, target), STAY);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.place = null;
  }
}

function seen(target: Element): Window {
  const svg = target.closest("svg");
  const view = svg?.viewBox.baseVal;
  if (!svg || !view || svg.clientWidth === 0) return { box: [0, 0, 0, 0], scale: 1 };
  const scale = view.width / svg.clientWidth;
  return { box: [view.x, view.y, view.width, view.height - covered(svg) * scale], scale };
}

/** Return how much of the board lies under the foot of the page, which may reach over its edge. */
function covered(svg: SVGSVGElement): number {
  const foot = document.querySelector("footer")?.getBoundingClientRect().top ?? Infinity;
  return Math.max(0, svg.getBoundingClientRect().bottom - foot);
}
