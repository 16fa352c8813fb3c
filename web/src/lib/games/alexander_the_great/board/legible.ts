/** Hides words of the sheet that would be too small to read on the screen. */
const LEAST = 11; // pixels
const sizes = new WeakMap<Element, number>(); // of letters, in units of the sheet

export function hideSmall(sheet: Element, scale: number): void {
  for (const text of sheet.querySelectorAll<SVGTextElement>("text")) {
    const size = sizes.get(text) ?? parseFloat(getComputedStyle(text).fontSize);
    sizes.set(text, size);
    text.style.visibility = size * scale < LEAST ? "hidden" : "";
  }
}
