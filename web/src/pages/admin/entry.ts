/** What operators see in lists: rows of several kinds, told apart by the part of the page. */
export const PARTS = ["reports", "people", "penalties", "tables", "jobs", "trail"] as const;
export type Part = (typeof PARTS)[number];

interface Said {
  seat?: number | null;
  by?: string;
  words: string;
}
export interface Entry {
  id?: string;
  seq?: number;
  match?: string;
  person?: string;
  about?: string;
  name?: string;
  game?: string;
  status?: string;
  kind?: string;
  deed?: string;
  operator?: string;
  reason?: string;
  words?: string;
  at?: number;
  created_at?: number;
  until?: number | null;
  is_public?: boolean;
  is_member?: boolean;
  is_bot?: boolean;
  devices?: number;
  seen?: number | null;
  key?: string;
  due?: number;
  tries?: number;
  error?: string;
  attached?: { players: Said[]; watchers: Said[] };
}
