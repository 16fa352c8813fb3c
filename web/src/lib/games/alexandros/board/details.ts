/** Hides the words of the sheet that would be too small to read. */

const LEGIBLE = 11; // pixels of the screen
const LEGEND = 11.5; // units of the sheet: the size of its words
const WORDS = "#around text, #track text, #cartouche text";

export function showDetails(svg: SVGSVGElement | null, scale: number): void {
  for (const words of svg?.querySelectorAll<SVGTextElement>(WORDS) ?? []) {
    const size = Number(words.closest("[font-size]")?.getAttribute("font-size") ?? 0);
    words.style.display = size * scale < LEGIBLE ? "none" : "";
  }
  const legend = svg?.querySelector<SVGGElement>("#legend");
  if (legend) legend.style.display = LEGEND * scale < LEGIBLE ? "none" : "";
}
