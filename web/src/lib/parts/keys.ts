/** Shortcuts: single keys that work anywhere on the page, except where somebody is writing. */

const WRITING = "input:not([type=radio], [type=checkbox]), textarea, select";

/** Return the key of a shortcut in lower case; empty: it is meant for something else. */
export function shortcut(event: KeyboardEvent): string {
  const isWriting = event.target instanceof Element && event.target.closest(WRITING) !== null;
  if (isWriting || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return "";
  return event.key.toLowerCase();
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
