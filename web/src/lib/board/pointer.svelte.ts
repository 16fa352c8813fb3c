/** Which place is pointed at, and the scale of the sheet, so that a card there is legible. */
export type Spot = [x: number, y: number];

export interface Window {
  box: [x: number, y: number, width: number, height: number]; // the visible part of the sheet
  scale: number; // pixels of the sheet per pixel of the screen
}

const STAY = 450; // milliseconds

export class Pointer {
  place: string | null = $state(null);
  at: Spot = $state.raw([0, 0]);
  window: Window = $state.raw({ box: [0, 0, 0, 0], scale: 1 });

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Point at a place. */
  enter(place: string, at: Spot, target: Element): void {
    clearTimeout(this.#timer);
    this.window = seen(target);
    this.place = place;
    this.at = at;
  }

  /** Point at a place if the pointer stays, so that nobody who just passes over it is bothered. */
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

/** Return how much of the board lies under the foot of the page, which may overlap its edge. */
function covered(svg: SVGSVGElement): number {
  const foot = document.querySelector("footer")?.getBoundingClientRect().top ?? Infinity;
  return Math.max(0, svg.getBoundingClientRect().bottom - foot);
}
