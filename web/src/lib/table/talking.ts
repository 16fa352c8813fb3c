/** Whoever is writing in the chat when the match begins goes on writing there. */

const FIELD = "[data-talk]";
const WRITING = "input, textarea, select";
const HOLD = 1000; // milliseconds after the beginning in which no key plays

const drafts = new Map<string, string>(); // what was written and not sent, by table
let begun = { id: "", at: -HOLD, isTalking: false };

/** The match has begun: the waiting room, with its chat, is about to go. */
export function begins(id: string): void {
  const isTalking = document.activeElement?.matches(FIELD) ?? false;
  begun = { id, at: performance.now(), isTalking };
}

/** The same people go on at another table: whoever is writing goes on writing there. */
export function goesOn(id: string, next: string): void {
  keepDraft(next, draftOf(id));
  begins(next);
}

/** Say whether the chat of a table should be open because somebody was writing in it. */
export function isTalking(id: string): boolean {
  return begun.id === id && begun.isTalking && performance.now() - begun.at < 10 * HOLD;
}

export function draftOf(id: string): string {
  return drafts.get(id) ?? "";
}

export function keepDraft(id: string, words: string): void {
  drafts.set(id, words);
}

/** Just after the beginning no key plays; while the chat is open, letters go there. */
export function held(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof Element) || target.closest(WRITING)) return;
  const field = document.querySelector<HTMLElement>(FIELD);
  const isLetter = key.length === 1 && key !== " " && !event.ctrlKey && !event.metaKey;
  if (field && isLetter && target.matches("body, aside, ol")) return field.focus();
  if (!isHeld()) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}

function isHeld(): boolean {
  return performance.now() - begun.at < HOLD;
}
