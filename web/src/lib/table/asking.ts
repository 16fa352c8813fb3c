/** Requests a table; at the start of a visit, before the table page is drawn. */
import { api, need, type Schemas } from "../api/client";
import { loadGame } from "../games";

type Shown = Schemas["Shown"];
const early = new Map<string, Promise<Shown>>();

/** Start loading a table, and the code that draws its game, while other things load. */
export function askEarly(match: string, link: string): void {
  const asked = ask(match, link);
  early.set(match, asked);
  asked.then(({ view }) => loadGame(view.game)).catch(() => {}); // reported later
}

/** Return a table as it is now, or the answer to a very recent request. */
export function askFor(match: string, link: string): Promise<Shown> {
  const asked = early.get(match) ?? ask(match, link);
  early.delete(match);
  return asked;
}

function ask(match: string, link: string): Promise<Shown> {
  const params = { path: { match }, query: link ? { link } : {} };
  return need(api.GET("/api/tables/{match}", { params }));
}
