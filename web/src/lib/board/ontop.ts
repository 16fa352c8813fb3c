/** Puts a drawn thing above everything else on the board, even above what is drawn after it. */
export function onTop(node: SVGElement): void {
  node.ownerSVGElement?.append(node);
}
