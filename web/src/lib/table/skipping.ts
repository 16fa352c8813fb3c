/** While pieces move, any press or key on the table goes on or skips to the end, and does nothing else. */
import type { Action } from "svelte/action";
import type { Table } from "./table.svelte";

/** What may be used meanwhile: nothing in it plays. */
const BESIDE =
  "[role=toolbar], #table-menu, [data-drawer], [data-plan], [role=log], [role=alertdialog], .head, section.card";
const KEYS = ["Enter", " ", "Escape"];

export const skipping: Action<HTMLElement, Table | null> = (room, given) => {
  let table = given;
  let isSpent = false; // this press has skipped something

  function isSkip(event: Event): boolean {
    const isBeside = event.target instanceof Element && event.target.closest(BESIDE) !== null;
    return table?.scene?.beat != null && !isBeside;
  }

  function isGoOn({ target }: Event): boolean {
    return target instanceof Element && target.closest("[data-go-on]") !== null;
  }

  function stop(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  function down(event: Event): void {
    isSpent = isSkip(event);
    if (!isSpent) return;
    stop(event);
    table?.stage.press();
  }

  function clicked(event: Event): void {
    if (isSpent) stop(event);
    else if (isSkip(event) && isGoOn(event)) table?.stage.press(); // by a screen reader
    isSpent = false;
  }

  /** A key counts on the table, and on a page on which nothing has the focus yet. */
  function isHere({ target }: Event): boolean {
    return target === document.body || (target instanceof Node && room.contains(target));
  }

  function typed(event: KeyboardEvent): void {
    if (!KEYS.includes(event.key) || !isHere(event) || !isSkip(event)) return;
    stop(event);
    if (event.key === "Escape") table?.stage.skip();
    else table?.stage.press();
  }

  room.addEventListener("pointerdown", down, true);
  room.addEventListener("click", clicked, true);
  document.addEventListener("keydown", typed, true);
  return {
    update: (next) => void (table = next),
    destroy: () => {
      room.removeEventListener("pointerdown", down, true);
      room.removeEventListener("click", clicked, true);
      document.removeEventListener("keydown", typed, true);
    },
  };
};
