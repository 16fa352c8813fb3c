/** The visible part of the grid: moved and scaled by hand, within what is shown of it. */
import { moved, scaled, type Size } from "../../../board/camera";
import type { Box } from "../../types";
import type { Spot } from "./grid";
import { around, kept } from "./kept";

export interface Finger {
  x: number;
  y: number;
}

export class Lens {
  #own: Box | null = $state.raw(null); // null: all of it
  #all: Box = $state.raw([0, 0, 1, 1]);
  shape = $state(1); // of the frame: width to height

  set all(box: Box) {
    this.#all = box;
  }

  get isOwn(): boolean {
    return this.#own !== null;
  }

  get box(): Box {
    return this.#kept(this.#own ?? this.#all);
  }

  #kept(box: Box): Box {
    const [x, y, width, height] = this.#all;
    const size: Size = [width, height];
    return moved(kept(around(moved(box, -x, -y), this.shape), size), x, y);
  }

  look(box: Box): void {
    this.#own = this.#kept(box);
  }

  fit(): void {
    this.#own = null;
  }

  zoom(factor: number, at?: Spot): void {
    const [x, y, width, height] = this.box;
    this.look(scaled(this.box, factor, at ?? [x + width / 2, y + height / 2]));
  }

  /** Move by pixels of a frame that is `wide` pixels wide. */
  pan(dx: number, dy: number, wide: number): void {
    const scale = this.box[2] / wide;
    this.look(moved(this.box, -dx * scale, -dy * scale));
  }

  /** One of two fingers has moved; `middle` is the spot between them. */
  pinch(before: Finger, after: Finger, other: Finger, middle: Spot, wide: number): void {
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(after.x - other.x, after.y - other.y);
    if (was < 1 || is < 1) return;
    this.zoom(was / is, middle);
    this.pan((after.x - before.x) / 2, (after.y - before.y) / 2, wide);
  }

  /** Move just far enough to show a spot. */
  reveal([x, y]: Spot, rim: number): void {
    const [left, top, width, height] = this.box;
    const dx = Math.min(0, x - rim - left) + Math.max(0, x + rim - left - width);
    const dy = Math.min(0, y - rim - top) + Math.max(0, y + rim - top - height);
    if (dx !== 0 || dy !== 0) this.look(moved(this.box, dx, dy));
  }
}
