/** Which of my matches was over last: it may have been opened long before others. */
import { api, type Row } from "./api/client";

/** Return the row of that match; matches without a result, broken off or lessons, do not count. */
export async function latestOf(rows: readonly Row[]): Promise<Row | undefined> {
  if (rows.every(({ status }) => status !== "over")) return undefined;
  const { data } = await api.GET("/api/results", { params: { query: { mine: true } } });
  const ids = data?.rows.map(({ id }) => id) ?? [];
  return ids.flatMap((id) => rows.filter((row) => row.id === id))[0];
}
