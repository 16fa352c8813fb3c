/** Runs when the mouse moves over a thing: not when a thing comes under a mouse at rest. */
import type { Action } from "svelte/action";

export const hovered: Action<Element, (thing: Element) => void> = (thing, run) => {
  let [act, isOver] = [run, false];

  function moved(event: Event): void {
    if (!(event instanceof PointerEvent) || event.pointerType === "touch" || isOver) return;
    if (event.movementX === 0 && event.movementY === 0) return;
    isOver = true;
    act(thing);
  }
  const left = (): void => void (isOver = false);

  thing.addEventListener("pointermove", moved);
  thing.addEventListener("pointerleave", left);
  return {
    update: (next) => void (act = next),
    destroy() {
      thing.removeEventListener("pointermove", moved);
      thing.removeEventListener("pointerleave", left);
    },
  };
};
