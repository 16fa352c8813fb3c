/**
 * The camera over a board: what it shows, how near, and who moved it last.
 *
 * The board is drawn once for where the camera stops. On its way there, or while a hand moves it,
 * the browser only shifts and scales what is drawn: that costs no script, even on a slow phone.
 */
import { getContext, setContext } from "svelte";
import type { Box } from "../games/types";
import { settings } from "../settings.svelte";
import { calm, framed, kept, NO_INSETS, showsWell, whole } from "./camera";
import type { Insets, Size, Stage } from "./camera";

type Spot = readonly [x: number, y: number];

const STILL = 140; // milliseconds without a movement: the hand has stopped
const KEY = "lens";

/** Details appear as the board comes nearer; what would be too small to read stays hidden. */
export type Detail = "far" | "middle" | "near";
const MIDDLE = 0.95; // pixels of the screen per unit of the sheet
const NEAR = 1.5;

/** The window, what panels cover of it, what is reserved for them, and the sheet. */
interface Given {
  window: Size;
  insets: Insets;
  reserved: Insets;
  sheet: Size;
}

export class Lens {
  box: Box = $state.raw([0, 0, 1, 1]); // what is drawn
  hand: Box | null = $state.raw(null); // what a hand that moves the board shows meanwhile
  start: Box | null = $state.raw(null); // what was shown when the camera set out for its box
  window: Size = $state.raw([0, 0]);
  insets: Insets = $state.raw(NO_INSETS); // what panels cover now
  sheet: Size = $state.raw([1, 1]);
  isHeld = $state(false); // moved by hand, until the next decision
  isWhole = $state(false); // the whole board was asked for: on a stage, until it no longer is

  /** What is to be seen right now, on the way too. */
  eye: () => Box = () => this.hand ?? this.box;

  #reserved: Insets = NO_INSETS; // what is reserved for them, whether they are there or not
  #goal: { box: Box; window: Size } | null = null; // of the last glide
  #turn = -1; // that was framed last
  #isStage = false;
  #stopping: ReturnType<typeof setTimeout> | undefined;

  /** Pixels of the screen per unit of the sheet. */
  get scale(): number {
    return this.window[0] > 0 ? this.window[0] / this.box[2] : 1;
  }

  get detail(): Detail {
    if (this.scale >= NEAR) return "near";
    return this.scale >= MIDDLE ? "middle" : "far";
  }

  /** Return where a place of the sheet is in the window, in pixels. */
  at([x, y]: Spot): [number, number] {
    return [(x - this.box[0]) * this.scale, (y - this.box[1]) * this.scale];
  }

  /** The window, its panels or the sheet have changed. */
  fit({ window, insets, reserved, sheet }: Given): void {
    const isSame = this.window[0] === window[0] && this.window[1] === window[1];
    if (!isSame) this.window = window;
    [this.insets, this.sheet] = [insets, sheet];
    this.#reserved = reserved;
  }

  /** Frame what matters now, unless it is in sight or somebody is looking elsewhere. */
  frame(focus: Box | null, nearest: number, exact: Box | null = null, stage?: Stage | null): void {
    if (this.isHeld || this.window[0] === 0) return;
    const { window, sheet } = this;
    const insets = this.#reserved;
    this.#isStage = stage != null;
    if (exact && !this.isWhole) return this.#hold(exact);
    if (focus && stage && !this.isWhole) return this.#keep(focus, stage, nearest);
    const isTall = window[0] < window[1];
    const middle = { ...insets, right: insets.left };
    const all = stage && isTall ? framed(stage.land, window, middle, nearest) : null;
    const best =
      focus && !this.isWhole
        ? framed(focus, window, insets, nearest)
        : (all ?? whole(sheet, window, insets));
    const last = this.#goal?.window === window ? this.#goal.box : null;
    if (focus && !this.isWhole && last && showsWell(last, focus, best, window, insets)) return;
    this.#glide(best);
  }

  /** Show exactly this, if it is not shown already. */
  #hold(box: Box): void {
    const goal = this.#goal?.window === this.window ? this.#goal.box : null;
    const isThere = goal?.every((side, at) => Math.abs(side - (box[at] ?? 0)) < 0.5);
    if (!isThere) this.#glide(box);
  }

  /** Leave the view as it is as long as it will do. */
  #keep(focus: Box, stage: Stage, nearest: number): void {
    const { window } = this;
    const before = this.#goal?.window === window ? this.#goal.box : null;
    const isNew = stage.turn !== this.#turn;
    this.#turn = stage.turn;
    this.#hold(calm(before, focus, stage, isNew, window, this.#reserved, nearest));
  }

  /** The next decision: the camera is free again. */
  release(): void {
    if (!this.isHeld && (!this.isWhole || this.#isStage)) return;
    // What was looked at by hand stays if it shows all that matters.
    this.#goal = this.isHeld ? { box: this.hand ?? this.box, window: this.window } : null;
    this.isHeld = this.isWhole = false;
  }

  /** Move by hand: drawn anew once the hand has stopped. */
  look(next: Box): void {
    this.isHeld = true;
    this.isWhole = false;
    this.start = null;
    this.hand = kept(next, this.sheet, this.window, this.insets);
    clearTimeout(this.#stopping);
    this.#stopping = setTimeout(() => this.#stop(), STILL);
  }

  #stop(): void {
    clearTimeout(this.#stopping);
    if (this.hand) this.box = this.hand;
    this.hand = null;
  }

  /** Show the whole board, or come back to what matters. */
  toggleWhole(): void {
    this.isHeld = false;
    this.isWhole = !this.isWhole;
    this.#goal = null;
  }

  #glide(to: Box): void {
    const isFirst = this.box[2] === 1;
    this.#goal = { box: to, window: this.window };
    this.start = isFirst || settings.stepTime === 0 ? null : this.eye();
    this.#stop();
    this.box = to;
  }
}

/** Give a lens to everything that is drawn on the board. */
export function giveLens(lens: Lens): Lens {
  return setContext(KEY, lens);
}

export function lensOf(): Lens {
  return getContext<Lens>(KEY);
}
