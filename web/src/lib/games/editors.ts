/** Which games have a board editor in their folder. */
import type { Component } from "svelte";
import { speakOfGame } from "../words/words.svelte";

export interface EditorProps {
  name: string; // of a saved board to begin with; empty: none
}

const folders = import.meta.glob<{ default: Component<EditorProps> }>("./*/editor/index.ts");

/** The ids of the games whose boards can be drawn. */
export const EDITED: readonly string[] = Object.keys(folders).map(
  (path) => path.split("/")[1] ?? "",
);

export async function loadEditor(id: string): Promise<Component<EditorProps> | null> {
  const folder = folders[`./${id}/editor/index.ts`];
  if (!folder) return null;
  const [found] = await Promise.all([folder(), speakOfGame(id)]);
  return found.default;
}
