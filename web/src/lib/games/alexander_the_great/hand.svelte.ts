/** Armies in the hand: picked up at a place, on their way to another, not yet sent. */
import { marchAction, marchesOf, mostFrom, sourcesOf, waysTo, wayFor } from "./marches";
import { meansFor, thrifty, type Means } from "./paying";
import type { AnyScene, March } from "./types";

class Hand {
  source = $state("");
  target = $state(""); // chosen, and waiting for how many or from which box
  over = $state(""); // the pointer or the focus is at this place
  at: readonly [number, number] | null = $state.raw(null); // where a drag is, in pixels
  wish = $state(0); // how many armies; 0: all
  payment = $state(-1); // which way to pay; -1: the thrifty one

  #begun = ""; // where the armies were

  /**
   * Nothing is in the hand once armies have marched; before that, and whenever a lesson goes on,
   * those that alone can go.
   */
  begin(marches: readonly March[], stocks: { [place: string]: number[] }, isLesson = false): void {
    const sources = sourcesOf(marches);
    if (sources.length === 0) return this.drop(); // they are still on their way
    const now = JSON.stringify(stocks);
    if (now === this.#begun && (this.source === "" || sources.includes(this.source))) return;
    this.#begun = now;
    this.drop();
    const isFresh = Object.values(stocks).every(([, ...used]) => used.every((each) => each === 0));
    if ((isFresh || isLesson) && sources.length === 1) this.source = sources[0] ?? "";
  }

  take(source: string): void {
    const isSame = this.source === source;
    this.drop();
    this.source = isSame ? "" : source;
  }

  lead(target: string): void {
    this.target = target;
    this.payment = -1;
  }

  /** Put everything back. */
  drop(): void {
    this.source = this.target = this.over = "";
    this.at = null;
    this.wish = 0;
    this.payment = -1;
  }

  /** Not there: the armies stay in hand. */
  halt(): void {
    this.target = "";
    this.at = null;
    this.payment = -1;
  }

  /** The place that is shown as the aim now. */
  get aim(): string {
    return this.target || this.over;
  }

  armies(marches: readonly March[]): number {
    return this.going(marches, this.target);
  }

  /** How many of the armies in hand would go to a place; empty: anywhere. */
  going(marches: readonly March[], target: string): number {
    const most = mostFrom(marches, this.source, target);
    return this.wish > 0 ? Math.min(this.wish, most) : most;
  }

  /** How the armies in hand would go to a place; null: they cannot. */
  way(marches: readonly March[], target: string): March | null {
    return wayFor(waysTo(marches, this.source, target), this.going(marches, target));
  }

  change(marches: readonly March[], by: number): void {
    const most = mostFrom(marches, this.source, this.target);
    this.wish = Math.max(1, Math.min(most, this.armies(marches) + by));
  }

  /** What I have for a march of the armies in hand. */
  means(scene: AnyScene, march: March): Means {
    return meansFor(scene, march, this.going(marchesOf(scene.described), march.target));
  }

  paying(scene: AnyScene, march: March): number {
    return this.payment >= 0 && this.payment < march.payments.length
      ? this.payment
      : thrifty(march, this.means(scene, march));
  }

  action(scene: AnyScene, target: string): string {
    const marches = marchesOf(scene.described);
    const march = this.way(marches, target);
    if (!march) return "";
    return marchAction(march, this.going(marches, target), this.paying(scene, march));
  }
}

export const hand = new Hand();
