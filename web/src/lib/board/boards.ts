/** The board of a table: its sheet, and where things lie on it. */
import { api } from "../api/client";
import type { Size } from "./camera";

export interface BoardShown {
  name: string;
  title: string;
  text: string;
  sheet: string;
  chart: { size: Size };
  size: Size;
}

export async function loadBoard(id: string, link: string): Promise<BoardShown | null> {
  const query = link ? { link } : {};
  const path = { match: id };
  const { data } = await api.GET(
    "/api/tables/{match}/board" as never,
    { params: { path, query } } as never,
  );
  const shown = data as unknown as Omit<BoardShown, "size"> | undefined;
  return shown ? { ...shown, size: shown.chart.size } : null;
}
