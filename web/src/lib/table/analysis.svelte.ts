/** The analysis of a finished match: requested once, stored by the server. */
import { api, need, type Schemas } from "../api/client";
import { problemOf } from "../problem";

export type Analysis = Schemas["Analysis"];
export type Judged = Schemas["Judged"];
type State = Schemas["AnalysisState"];

const PAUSE = 700; // milliseconds between two checks of its progress
const MINUTE = 60_000;

export class Analysing {
  state = $state.raw<State | null>(null);
  problem = $state("");
  isNew = $state(false); // it came while somebody waited for it
  left = $state(0); // minutes until it is done, roughly; 0: nobody knows yet
  isBest = $state(false); // the better moves are shown on the board
  mode: "known" | "open" = $state("known"); // chances as each seat saw them, or with all cards open
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false; // nobody is interested any more
  #begun: { done: number; at: number } | null = null; // the first progress that was seen

  constructor(
    readonly id: string,
    readonly link: string,
  ) {}

  get analysis(): Analysis | null {
    return this.state?.analysis ?? null;
  }

  get isRunning(): boolean {
    return this.state?.status === "waiting" || this.state?.status === "running";
  }

  /** The decisions that lost most and the best ones, in the order in which they were made. */
  get told(): Judged[] {
    const { verdicts, turning, best } = this.analysis ?? { verdicts: [], turning: [], best: [] };
    const places = [...new Set([...turning, ...best])].sort((one, other) => one - other);
    return places.map((at) => verdicts[at]).filter((found) => found !== undefined);
  }

  /** What was decided at a ply, by whom, and what would have been better. */
  at(ply: number): Judged[] {
    return this.analysis?.verdicts.filter((verdict) => verdict.ply === ply) ?? [];
  }

  /** See whether there is one already. */
  look(): Promise<void> {
    return this.#ask(() => api.GET("/api/tables/{match}/analysis", { params: this.#params }));
  }

  /** Start one. */
  start(): Promise<void> {
    return this.#ask(() => api.POST("/api/tables/{match}/analysis", { params: this.#params }));
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  async #ask(ask: () => Parameters<typeof need<State>>[0]): Promise<void> {
    clearTimeout(this.#timer);
    this.problem = "";
    const isAwaited = this.isRunning;
    try {
      this.state = await need<State>(ask());
      this.isNew ||= isAwaited && this.analysis !== null;
      this.#reckon(this.state);
    } catch (error) {
      this.problem = problemOf(error);
    }
    if (this.isRunning && !this.#isOver) this.#timer = setTimeout(() => void this.look(), PAUSE);
  }

  #reckon({ status, done, of }: State): void {
    if (status !== "running" || of === 0) return;
    this.#begun ??= { done, at: Date.now() };
    const each = (Date.now() - this.#begun.at) / (done - this.#begun.done);
    if (Number.isFinite(each)) this.left = Math.ceil((each * (of - done)) / MINUTE);
  }

  get #params(): { path: { match: string }; query: { link?: string } } {
    return { path: { match: this.id }, query: this.link ? { link: this.link } : {} };
  }
}
