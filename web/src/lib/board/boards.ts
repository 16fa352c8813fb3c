/** The board of a table: its sheet, and where things lie on it. */
import { api, type Schemas } from "../api/client";
import type { Size } from "./camera";

export type BoardShown = Schemas["BoardInfo"] & { size: Size };

export async function loadBoard(id: string, link: string): Promise<BoardShown | null> {
  const query = link ? { link } : {};
  const path = { match: id };
  const { data } = await api.GET("/api/tables/{match}/board", { params: { path, query } });
  return data?.chart ? { ...data, size: data.chart.size } : null;
}
