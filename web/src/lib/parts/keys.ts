/** Shortcuts: single keys that work anywhere on the page, except where somebody is writing. */

const WRITING = "input:not([type=radio], [type=checkbox]), textarea, select";

/** Return the key of a shortcut in lower case; empty: it is meant for something else. */
export function shortcut(event: KeyboardEvent): string {
  const isWriting = event.target instanceof Element && event.target.closest(WRITING) !== null;
  if (isWriting || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return "";
  const isTalk = event.key.length === 1 && document.querySelector("[data-talk]") !== null;
  return isTalk ? "" : event.key.toLowerCase(); // beside an open chat, letters are words
}

/** Return what the usual keys for undoing ask for; null: something else was typed. */
export function undoing(event: KeyboardEvent): "undo" | "redo" | null {
  const isWriting = event.target instanceof Element && event.target.closest(WRITING) !== null;
  if (isWriting || event.altKey || event.ctrlKey === event.metaKey) return null;
  const key = event.key.toLowerCase();
  if (key === "y") return "redo";
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return null;
}
