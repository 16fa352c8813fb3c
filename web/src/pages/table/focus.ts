/** Keeps the focus at the table when what was pressed disappears, so that keys keep working. */
import type { Action } from "svelte/action";

const CONFIRM = "[data-choice=confirm]";
const CHOICE = "[data-choice]";
const STATUS = "[data-status]"; // what to do now, in words

/** Choices have `data-choice`. The focus moves to one after typing, otherwise to the status. */
export const keepFocus: Action<HTMLElement> = (room) => {
  let last: Element | null = null; // what had the focus
  let isTyping = false;
  let isWaiting = false; // at the status, for the next choice
  let chosen: Element | null = null; // by keys; it may stay, but no longer be a choice

  const find = (selector: string): (HTMLElement | SVGElement) | null =>
    room.querySelector<HTMLElement>(selector);
  const focused = (event: FocusEvent): void => void (last = event.target as Element);
  const typed = (event: KeyboardEvent): void => {
    isTyping = true;
    const now = document.activeElement;
    chosen = ["Enter", " "].includes(event.key) && now?.matches(CHOICE) ? now : null;
  };
  const pointed = (): void => void (isTyping = false);

  function look(): void {
    const now = document.activeElement;
    const isLost = now === document.body && last !== null && !last.isConnected;
    isWaiting &&= now === find(STATUS) || isLost;
    const isSpent = now !== null && now === chosen && !now.matches(CHOICE);
    if (isLost || isWaiting || isSpent) goOn();
  }

  function goOn(): void {
    const choice = isTyping ? (find(CONFIRM) ?? find(CHOICE)) : null;
    isWaiting = isTyping && choice === null;
    (choice ?? find(STATUS))?.focus({ preventScroll: true });
  }

  const observer = new MutationObserver(look);
  observer.observe(room, { childList: true, subtree: true, attributeFilter: ["data-choice"] });
  room.addEventListener("focusin", focused);
  window.addEventListener("keydown", typed, true);
  window.addEventListener("pointerdown", pointed, true);
  return {
    destroy() {
      observer.disconnect();
      window.removeEventListener("keydown", typed, true);
      window.removeEventListener("pointerdown", pointed, true);
    },
  };
};
