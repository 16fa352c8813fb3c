/** Hides words of the sheet that would be too small to read on the screen, or are said twice. */
const LEAST = 11; // pixels
const sizes = new WeakMap<Element, number>(); // of letters, in units of the sheet

export function hideSmall(sheet: Element, scale: number): void {
  for (const text of sheet.querySelectorAll<SVGTextElement>("text")) {
    const size = sizes.get(text) ?? parseFloat(getComputedStyle(text).fontSize);
    sizes.set(text, size);
    text.style.visibility = size * scale < LEAST ? "hidden" : "";
  }
}

/** Hides what is printed on the sheet where something else says it. */
export function hidePrinted(sheet: Element, names: readonly string[]): void {
  const all = sheet.querySelectorAll<SVGElement>("[id^=symbol-], [id^=name-region-]");
  for (const each of all) each.style.display = names.includes(each.id) ? "none" : "";
}
