/**
 * What fingers and mouse do on the grid. One finger, or the left button, draws; two fingers, or
 * another button, move the sheet. A tool that is not a brush acts on a press and moves on a drag.
 */
import { cellsBetween, type Cell, type Spot } from "./grid";
import type { Finger, Lens } from "./lens.svelte";

const DRAG = 8; // pixels before a press becomes a drag

export interface Grip {
  frame: () => SVGSVGElement | undefined;
  lens: Lens;
  isPainting: () => boolean;
  paint: (cells: Cell[]) => void;
  end: () => void;
  drop: () => void;
  press: (spot: Spot) => void;
  stand: (spot: Spot) => void;
}

export class Hand {
  #fingers = new Map<number, Finger>();
  #doing: "nothing" | "painting" | "pressing" | "moving" = "nothing";
  #from: Spot = [0, 0];
  #gone = 0;

  constructor(readonly grip: Grip) {}

  #spot({ x, y }: Finger): Spot {
    const rim = this.grip.frame()?.getBoundingClientRect();
    const [left, top, width, height] = this.grip.lens.box;
    if (!rim) return [left, top];
    return [
      left + ((x - rim.left) / rim.width) * width,
      top + ((y - rim.top) / rim.height) * height,
    ];
  }

  get #wide(): number {
    return this.grip.frame()?.clientWidth ?? 1;
  }

  wheeled(event: WheelEvent): void {
    event.preventDefault();
    const spot = this.#spot({ x: event.clientX, y: event.clientY });
    this.grip.lens.zoom(Math.exp(event.deltaY * 0.0015), spot);
  }

  down(event: PointerEvent): void {
    event.preventDefault();
    this.grip.frame()?.setPointerCapture(event.pointerId);
    const finger = { x: event.clientX, y: event.clientY };
    this.#fingers.set(event.pointerId, finger);
    this.#gone = 0;
    this.#from = this.#spot(finger);
    if (this.#fingers.size > 1 || event.button > 0) this.#move();
    else if (this.grip.isPainting()) {
      this.#doing = "painting";
      this.grip.stand(this.#from);
      this.grip.paint(cellsBetween(this.#from, this.#from));
    } else this.#doing = "pressing";
  }

  /** From now on the sheet moves; undo what the first finger painted. */
  #move(): void {
    if (this.#doing === "painting") this.grip.drop();
    this.#doing = "moving";
  }

  moved(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const after = { x: event.clientX, y: event.clientY };
    this.#fingers.set(event.pointerId, after);
    this.#gone += Math.hypot(after.x - before.x, after.y - before.y);
    if (this.#doing === "painting") this.#paint(event);
    else if (this.#doing === "moving" || this.#gone > DRAG)
      this.#slide(event.pointerId, before, after);
  }

  #paint(event: PointerEvent): void {
    const events = event.getCoalescedEvents?.() ?? [];
    for (const each of events.length > 0 ? events : [event]) {
      const to = this.#spot({ x: each.clientX, y: each.clientY });
      this.grip.paint(cellsBetween(this.#from, to));
      this.#from = to;
    }
  }

  #slide(id: number, before: Finger, after: Finger): void {
    this.#doing = "moving";
    const other = [...this.#fingers].find(([each]) => each !== id)?.[1];
    if (other) {
      const middle = this.#spot({ x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 });
      this.grip.lens.pinch(before, after, other, middle, this.#wide);
    } else this.grip.lens.pan(after.x - before.x, after.y - before.y, this.#wide);
  }

  up(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId) || this.#fingers.size > 0) return;
    if (this.#doing === "painting") this.grip.end();
    if (this.#doing === "pressing") {
      this.grip.stand(this.#from);
      this.grip.press(this.#from);
    }
    this.#doing = "nothing";
  }

  cancelled(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#doing === "painting") this.grip.drop();
    this.#doing = "nothing";
  }
}
