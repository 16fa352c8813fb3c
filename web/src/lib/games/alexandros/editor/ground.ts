/** The real map under a drawing: layers of the sheet that the server draws, without their frame. */
import type { Drawing, MapPlace } from "./drawing";
import { SIDE, spotOf, type Spot } from "./grid";
import { ID } from "../types";
import type { Shown } from "./check.svelte";

const FAR = 20000; // the sea continues beyond the sheet

export interface Ground {
  key: string; // a different key means a different map
  shift: Spot; // from the sheet to the grid
  below: string; // markup: sea, coast and relief
  above: string; // rivers and lakes, over the land
  rim: Record<"x" | "y" | "width" | "height", string>; // the extent of the relief, on the sheet
}

/** Take the map from a sheet; null if a board has none. */
export function groundOf({ board, drawing }: Shown): Ground | null {
  if (!drawing.map || !drawing.start) return null;
  const drawn = new DOMParser().parseFromString(board.sheet, "image/svg+xml");
  const [below, above] = ["ground", "waters"].map((id) => layer(drawn, id));
  const relief = drawn.querySelector("image");
  const at = board.chart?.game === ID ? board.chart.points[board.chart.start] : undefined;
  if (!below || !above || !at || !relief) return null;
  const [x, y] = spotOf(drawing.start);
  const shift: Spot = [x - at[0], y - at[1]];
  return { key: keyOfMap(drawing), shift, below, above, rim: rimOf(relief) };
}

function rimOf(image: Element): Ground["rim"] {
  const [x, y, width, height] = ["x", "y", "width", "height"].map(
    (side) => image.getAttribute(side) ?? "0",
  );
  return { x: x ?? "", y: y ?? "", width: width ?? "", height: height ?? "" };
}

function layer(drawn: Document, id: string): string {
  const found = drawn.getElementById(id);
  const sea = found?.querySelector("rect");
  if (sea) {
    for (const side of ["x", "y"]) sea.setAttribute(side, String(-FAR / 2));
    for (const side of ["width", "height"]) sea.setAttribute(side, String(FAR));
  }
  return found?.innerHTML ?? "";
}

/** Return the same key for the same map at the same place on the grid, wherever the start is. */
export function keyOfMap({ map, start }: Drawing): string {
  if (!map || !start) return "";
  const [x, y] = corner(map, spotOf(start));
  return [x, y, map.side, map.parallel].map((value) => value.toFixed(3)).join(" ");
}

function corner({ lat, lon, side, parallel }: MapPlace, [x, y]: Spot): Spot {
  const east = ((x / SIDE) * side) / Math.cos((parallel * Math.PI) / 180);
  return [lon - east, lat + (y / SIDE) * side];
}
