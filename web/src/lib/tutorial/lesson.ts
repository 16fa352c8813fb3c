/** The table of a lesson: private, from a written position, all seats on this device. */
import { api, need } from "../api/client";
import { beSomebody } from "../me";
import { act } from "../open";
import { keepTable, OTHERS } from "./kept";
import type { Lesson } from "./types";

/** Open the table of a lesson, seat everybody, and start. */
export async function openLesson(game: string, lesson: Lesson): Promise<string> {
  const name = await beSomebody();
  const { position, seats } = lesson;
  const chairs = Array.from({ length: seats }, () => ({ who: "device" as const }));
  const body = { game, chairs, is_public: false, starter: 0, ...(position ? { position } : {}) };
  const { id } = await need(api.POST("/api/tables", { body }));
  keepTable(id);
  const names = [name, ...OTHERS].slice(0, seats);
  for (const [seat, each] of names.entries()) await act(id, { do: "sit", seat, name: each });
  await act(id, { do: "start" }, { seat: 0 });
  return id;
}

/** Play for somebody else; return the ply it led to. */
export async function playFor(
  id: string,
  seat: number,
  plays: string[],
  ply: number,
): Promise<number> {
  await act(id, { do: "play", plays, ply }, { seat });
  const path = { match: id };
  const shown = await need(api.GET("/api/tables/{match}", { params: { path, query: { seat } } }));
  return shown.view.match?.ply ?? ply;
}

/** End a lesson that was left: it should not count as a match in progress. */
export async function endLesson(id: string): Promise<void> {
  try {
    await act(id, { do: "abandon", wants: true }, { seat: 0 });
  } catch {
    // It may be over already, or unreachable: nothing is lost.
  }
}
