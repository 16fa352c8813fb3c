/** How my finished matches ended: asked for once, then kept, since it never changes. */
import { api } from "./api/client";
import type { TableView } from "./table/types";

const KEY = "results";
const MOST = 50;

export interface Result {
  scores: number[];
  winners: number[]; // none: it was ended without a winner
}

/** Return how a match ended; null: nobody knows here. */
export async function resultOf(id: string): Promise<Result | null> {
  const known = kept()[id];
  if (known) return known;
  try {
    const { data } = await api.GET("/api/tables/{match}", { params: { path: { match: id } } });
    const found = data ? read(data.view) : null;
    if (found) keep(id, found);
    return found;
  } catch {
    return null;
  }
}

export function read({ status, match }: TableView): Result | null {
  const outcome = match?.outcome;
  if (status !== "over" || !match) return null; // it was closed before it began
  return { scores: outcome?.scores ?? [], winners: outcome?.winners ?? [] };
}

function keep(id: string, result: Result): void {
  const all = [[id, result] as const, ...Object.entries(kept())].slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
}

function kept(): Record<string, Result> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Result>;
  } catch {
    return {};
  }
}
