/** Where things are on the screen of a lesson: what can be pressed, the tray, the players. */
import type { Size } from "../board/camera";
import type { Lens } from "../board/lens.svelte";
import type { Box } from "../games/types";

const PAUSE = 120; // milliseconds between two looks
const TOP = 84; // pixels: below the players and the title
const RIM = 20;
const CHOICES = "[data-choice], [data-bubble]"; // what must be pressed, and numbers to set

export interface Plate {
  name: string;
  box: Box;
}

export class Screen {
  size: Size = $state.raw([1440, 900]);
  choices: Box[] = $state.raw([]);
  tray: Box[] = $state.raw([]);
  players: Box[] = $state.raw([]);
  plates: Plate[] = $state.raw([]); // of places: what lies over the board and belongs to them
  #seen = "";

  constructor(readonly room: () => HTMLElement | null) {}

  /** Where a bubble may lie. */
  get free(): Box {
    const [width, height] = this.size;
    return [RIM, TOP, Math.max(1, width - 2 * RIM), Math.max(1, height - TOP - RIM)];
  }

  /** Look again and again; return a function that stops it. */
  watch(): () => void {
    this.#look();
    const timer = setInterval(() => this.#look(), PAUSE);
    return () => clearInterval(timer);
  }

  #look(): void {
    const size: Size = [innerWidth, innerHeight];
    const found = [CHOICES, ".tray-at", ".players-in"].map((selector) => this.#boxes(selector));
    const plates = this.#plates();
    const seen = JSON.stringify([size, found, plates]);
    if (seen === this.#seen) return;
    this.#seen = seen;
    [this.size, this.plates] = [size, plates];
    [this.choices = [], this.tray = [], this.players = []] = found;
  }

  #plates(): Plate[] {
    const all = [...(this.room()?.querySelectorAll("[data-plate]") ?? [])];
    return all.map((each) => ({ name: each.getAttribute("data-plate") ?? "", box: boxOf(each) }));
  }

  #boxes(selector: string): Box[] {
    const all = [...(this.room()?.querySelectorAll(selector) ?? [])];
    return all.map(boxOf).filter(([, , width, height]) => width > 0 && height > 0);
  }
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
}

/** Return where a box of the sheet is on the screen. */
export function onScreen(lens: Lens, [x, y, width, height]: Box): Box {
  return [...lens.at([x, y]), width * lens.scale, height * lens.scale];
}
