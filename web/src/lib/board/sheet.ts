/** Puts the sheet of a board, an SVG that the server draws, into the page's own SVG. */

export function laid(target: SVGGElement, sheet: string): { update: (sheet: string) => void } {
  lay(target, sheet);
  return { update: (next) => lay(target, next) };
}

function lay(target: SVGGElement, sheet: string): void {
  target.replaceChildren();
  if (!sheet) return;
  const drawn = new DOMParser().parseFromString(sheet, "image/svg+xml").documentElement;
  target.setAttribute("font-family", drawn.getAttribute("font-family") ?? "");
  const own = document.importNode(drawn, true);
  target.append(...own.childNodes);
}
