/** What a drawing can begin from: the standard board, an empty sheet, a file. */
import { api } from "../../../api/client";
import { freeName } from "../../../board/saved";
import { say } from "../../../words/words.svelte";
import { ask } from "./check.svelte";
import { SEA, type Drawing } from "./drawing";
import { formatDrawing, parseDrawing } from "./text";

export const GAME = "alexandros";
const DRAFT = `board-draft-${GAME}`; // where this browser stores the current drawing
const EMPTY = { rows: 12, columns: 34 };

export function blank(): Drawing {
  const rows = Array.from({ length: EMPTY.rows }, () => SEA.repeat(EMPTY.columns));
  return { ...named(), top: 0, left: 0, rows, start: null, map: null, places: {} };
}

/** Return the standard board under a new name; null if the server does not answer. */
export async function standard(): Promise<Drawing | null> {
  const path = { game: GAME, name: "standard-1" };
  try {
    const { data } = await api.GET("/api/boards/{game}/{name}", { params: { path } });
    const read = parseDrawing(data?.text ?? "");
    return read && { ...read, ...named() };
  } catch {
    return null;
  }
}

/** Read a file: our own form directly, any other through the server; or return what is wrong. */
export async function fromFile(text: string): Promise<Drawing | string> {
  const own = parseDrawing(text);
  if (own) return own;
  const answer = await ask(text);
  if (answer.kind === "faulty") return answer.fault;
  const read = answer.kind === "sound" ? parseDrawing(answer.board.text) : null;
  return read ?? say("web-no-server");
}

export function draft(): Drawing | null {
  return parseDrawing(localStorage.getItem(DRAFT) ?? "");
}

export function keepDraft(drawing: Drawing): void {
  localStorage.setItem(DRAFT, formatDrawing(drawing));
}

function named(): { name: string; title: string } {
  const title = say("web-editor-own-title");
  return { title, name: freeName(GAME, slug(title)) };
}

/** Turn a title into a name: lower-case letters, digits and hyphens. */
export function slug(title: string): string {
  const plain = title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-/, "")
      .slice(0, 40)
      .replace(/-$/, "") || "board"
  );
}
