/** Where panels lie over the board, as they are drawn: what belongs to a plate keeps clear of them. */
import type { Box } from "../../types";

const PANELS = ".players-at > *, .tools-at > *, .prompt-at > * > *, .tray-at > *, .buttons-at > *";
const SITES = ".players-at, .tools-at, .prompt-at, .tray-at, .buttons-at";
const RIM = 6; // pixels around a panel

export class Panels {
  boxes: Box[] = $state.raw([]); // in pixels of the window

  /** Measure now, and whenever the panels change; return how to stop. */
  watch(): () => void {
    const changed = new MutationObserver(() => this.#measure());
    const resized = new ResizeObserver(() => this.#measure());
    for (const site of document.querySelectorAll(SITES)) {
      changed.observe(site, { childList: true, characterData: true, subtree: true });
      resized.observe(site);
    }
    this.#measure();
    return () => {
      changed.disconnect();
      resized.disconnect();
    };
  }

  #measure(): void {
    const half = (innerWidth * innerHeight) / 2;
    const found = [...document.querySelectorAll(PANELS)].flatMap((panel): Box[] => {
      const { x, y, width, height } = panel.getBoundingClientRect();
      const isShown = width > 0 && height > 0 && width * height < half;
      return isShown ? [[x - RIM, y - RIM, width + 2 * RIM, height + 2 * RIM]] : [];
    });
    if (JSON.stringify(found) !== JSON.stringify(this.boxes)) this.boxes = found;
  }
}
