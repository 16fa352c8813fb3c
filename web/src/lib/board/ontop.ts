/** Lays a drawn thing over everything else of the board, also over what others draw after it. */
export function onTop(node: SVGElement): void {
  node.ownerSVGElement?.append(node);
}
