/** Where things are on the screen of a lesson: what can be pressed, the tray, the players. */
import type { Size } from "../board/camera";
import type { Lens } from "../board/lens.svelte";
import type { Box } from "../games/types";

const PAUSE = 120; // milliseconds between two looks
const TOP = 84; // pixels: below the players and the title
const RIM = 20;
const CHOICES = "[data-choice], [data-bubble]"; // what must be pressed, and numbers to set
const IN_FOOT = "footer :is([data-choice], [data-bubble])";
const IN_TRAY = ".tray-at > * > :not(.tray), .tray-at > * > .tray > *";
// What is better seen too: figures, what lies in the tray, and the two buttons.
const CARDS = "footer .slot[data-choice]"; // to be pressed, rather than a button that does the same
const SPOKEN = "[data-spoken]"; // names on the map that a sentence speaks of
const PIECES = `[data-figure], ${IN_TRAY}, .buttons-at button`;

export interface Plate {
  name: string;
  box: Box;
}

export class Screen {
  size: Size = $state.raw([1440, 900]);
  choices: Box[] = $state.raw([]);
  tray: Box[] = $state.raw([]);
  players: Box[] = $state.raw([]);
  spoken: Box[] = $state.raw([]);
  cards: Box[] = $state.raw([]);
  pieces: Box[] = $state.raw([]); // that a bubble covers only where it must
  isInFoot = $state(false); // something to press lies in the tray or is one of the buttons
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
    const parts = [CHOICES, IN_TRAY, ".players-in", PIECES, SPOKEN, CARDS];
    const found = parts.map((selector) => this.#boxes(selector));
    const plates = this.#plates();
    const isInFoot = this.#boxes(IN_FOOT).length > 0;
    const seen = JSON.stringify([size, found, plates, isInFoot]);
    if (seen === this.#seen) return;
    this.#seen = seen;
    [this.size, this.plates, this.isInFoot] = [size, plates, isInFoot];
    [this.choices = [], this.tray = [], this.players = []] = found;
    [this.pieces = [], this.spoken = [], this.cards = []] = found.slice(3);
  }

  #plates(): Plate[] {
    const all = [...(this.room()?.querySelectorAll("[data-plate]") ?? [])];
    return all.map((each) => ({
      name: each.getAttribute("data-plate") ?? "",
      box: withPrice(each),
    }));
  }

  #boxes(selector: string): Box[] {
    const all = [...(this.room()?.querySelectorAll(selector) ?? [])];
    return all.map(boxOf).filter(([, , width, height]) => width > 0 && height > 0);
  }
}

/** Return where a plate is, with the price that may stand on its upper edge. */
function withPrice(plate: Element): Box {
  const [x, y, width, height] = boxOf(plate);
  const price = plate.querySelector("[data-price]");
  const top = price ? Math.min(y, boxOf(price)[1]) : y;
  return [x, top, width, height + y - top];
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
}

/** Return where a box of the sheet is on the screen. */
export function onScreen(lens: Lens, [x, y, width, height]: Box): Box {
  return [...lens.at([x, y]), width * lens.scale, height * lens.scale];
}
