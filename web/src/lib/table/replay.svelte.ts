/** A replay of a finished match: any ply, from any seat's point of view. */
import { api, type Schemas } from "../api/client";
import { go, route } from "../router.svelte";

export type Moment = Schemas["PlyView"];
export type Story = Schemas["Story"];

export class Replay {
  moment = $state.raw<Moment | null>(null);
  story = $state.raw<Story | null>(null);
  seat = $state.raw<number | null>(null); // whose view; null: all is open
  isPlaying = $state(false);
  #known = new Map<string, Moment>();
  #timer = 0;

  constructor(
    readonly id: string,
    readonly link: string,
    readonly last: number,
  ) {}

  /** The ply in the address; without one, the last. */
  get ply(): number {
    const wanted = Number(route.query.get("ply") ?? this.last);
    return Number.isInteger(wanted) ? Math.min(this.last, Math.max(0, wanted)) : this.last;
  }

  go(ply: number): void {
    const query = route.query;
    query.set("ply", String(Math.min(this.last, Math.max(0, ply))));
    go(`${route.path}?${query}`, true);
  }

  async load(): Promise<void> {
    const { ply, seat } = this;
    const found = await this.at(ply, seat);
    if (found && this.ply === ply && this.seat === seat) this.moment = found;
  }

  /** Return the match as it was at a ply, as a seat saw it; null: all is open. */
  async at(ply: number, seat: number | null): Promise<Moment | null> {
    const key = `${ply} ${seat ?? ""}`;
    const found = this.#known.get(key) ?? (await this.fetch(ply, seat));
    if (found) this.#known.set(key, found);
    return found;
  }

  async tellStory(): Promise<void> {
    const { data } = await api.GET("/api/tables/{match}/story", { params: this.#params });
    this.story = data ?? null;
  }

  /** Play to the end, one ply every `pace` milliseconds. */
  play(pace: number): void {
    this.stop();
    if (this.ply >= this.last) this.go(0);
    this.isPlaying = true;
    this.#timer = window.setInterval(() => {
      if (this.ply >= this.last) this.stop();
      else this.go(this.ply + 1);
    }, pace);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.isPlaying = false;
  }

  /** Return the ply of the next turn, or of the one before. */
  turn(step: 1 | -1): number {
    const turns = this.story?.turns ?? [];
    if (step > 0) return turns.find((ply) => ply > this.ply) ?? this.last;
    return turns.findLast((ply) => ply < this.ply) ?? 0;
  }

  get #params(): { path: { match: string }; query: { link?: string } } {
    return { path: { match: this.id }, query: this.link ? { link: this.link } : {} };
  }

  async fetch(ply: number, seat: number | null): Promise<Moment | null> {
    const { path, query } = this.#params;
    const { data } = await api.GET("/api/tables/{match}/plies/{ply}", {
      params: { path: { ...path, ply }, query: { ...query, ...(seat === null ? {} : { seat }) } },
    });
    return data ?? null;
  }
}
