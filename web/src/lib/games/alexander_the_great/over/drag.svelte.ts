/** Dragging armies from plate to plate, by mouse or by finger: a press that moves is a drag. */
import { hand } from "../hand.svelte";

const DRAG = 7; // pixels before a press becomes a drag

export class Drag {
  #from: { place: string; x: number; y: number; pointer: number } | null = null;
  #ended = 0; // when the last drag ended: the click that follows is not meant

  /** A press on a place whose armies can go. */
  down(place: string, event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#from = { place, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  moved(event: PointerEvent): void {
    const from = this.#from;
    if (!from || event.pointerId !== from.pointer) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    if (hand.at === null) {
      if (far < DRAG) return;
      if (hand.source !== from.place) hand.take(from.place);
      hand.halt();
    }
    hand.at = [event.clientX, event.clientY];
    hand.over = placeAt(event.clientX, event.clientY);
  }

  /** Let go; return where, or null if nothing was dragged. */
  up(event: PointerEvent): string | null {
    const isDrag = this.#from?.pointer === event.pointerId && hand.at !== null;
    this.#from = null;
    if (!isDrag) return null;
    this.#ended = performance.now();
    hand.at = null;
    return placeAt(event.clientX, event.clientY);
  }

  cancel(): void {
    this.#from = null;
    hand.at = null;
    hand.over = "";
  }

  /** True for the click that a browser sends after a drag. */
  get hasJustEnded(): boolean {
    return performance.now() - this.#ended < 60;
  }
}

function placeAt(x: number, y: number): string {
  const plates = document.elementsFromPoint(x, y).map((each) => each.closest("[data-plate]"));
  return plates.find((each) => each !== null)?.getAttribute("data-plate") ?? "";
}
