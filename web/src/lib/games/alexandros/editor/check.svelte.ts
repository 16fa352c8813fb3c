/** Asks the server, a moment after each change, whether a drawing can be played on. */
import { api, type Schemas } from "../../../api/client";
import { beSomebody } from "../../../me";
import { language } from "../../../words/words.svelte";
import type { Drawing } from "./drawing";
import { formatDrawing } from "./text";

const PAUSE = 300; // milliseconds after the last change
const PATIENCE = 1500; // milliseconds, if the server was asked too often or does not answer

type BoardInfo = Schemas["BoardInfo"];
/** What the server made of a drawing. */
export interface Shown {
  board: BoardInfo;
  drawing: Drawing;
}
export type Verdict =
  | { kind: "waiting" }
  | { kind: "sound"; text: string }
  | { kind: "faulty"; text: string; fault: string; places: string[] }
  | { kind: "away" };

export type Answer =
  | { kind: "sound"; board: BoardInfo }
  | { kind: "faulty"; fault: string; places: string[] }
  | { kind: "busy" } // asked too often
  | { kind: "away" };

/** Ask once. Only faults of the board count: anything else is a server that cannot answer now. */
export async function ask(text: string): Promise<Answer> {
  try {
    await beSomebody();
    const { data, error } = await api.POST("/api/boards/{game}", {
      params: { path: { game: "alexandros" } },
      body: { text },
      headers: { "Accept-Language": language() },
    });
    if (data) return { kind: "sound", board: data };
    return refused(error);
  } catch {
    return { kind: "away" };
  }
}

function refused({ code, text, places = [] }: Schemas["Problem"]): Answer {
  if (code === "unreadable-board") return { kind: "faulty", fault: text, places };
  return { kind: code === "too-many" ? "busy" : "away" };
}

export class Check {
  verdict: Verdict = $state.raw({ kind: "waiting" });
  shown: Shown | null = $state.raw(null); // the last valid board, with its sheet
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** Something was drawn. The last verdict remains until there is a new one. */
  look(drawing: Drawing): void {
    this.stop();
    this.#timer = setTimeout(() => void this.#ask(drawing), PAUSE);
  }

  isSound(text: string): boolean {
    return this.verdict.kind === "sound" && this.verdict.text === text;
  }

  /** The spaces that the fault's sentence names: where to fix it. */
  get named(): string[] {
    return this.verdict.kind === "faulty" ? this.verdict.places : [];
  }

  /** Ignore answers that are still on their way. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#asked++;
  }

  async #ask(drawing: Drawing): Promise<void> {
    const mine = ++this.#asked;
    const text = formatDrawing(drawing);
    const answer = await ask(text);
    if (mine !== this.#asked) return;
    if (answer.kind === "sound") {
      this.shown = { board: answer.board, drawing };
      this.verdict = { kind: "sound", text };
    } else if (answer.kind === "faulty") this.verdict = { ...answer, text };
    else {
      if (answer.kind === "away") this.verdict = { kind: "away" };
      this.#timer = setTimeout(() => void this.#ask(drawing), PATIENCE);
    }
  }
}
