/** Asks the server for a table; at the start of a visit before the page of tables is drawn. */
import { api, need, type Schemas } from "../api/client";
import { loadGame } from "../games";

type Shown = Schemas["Shown"];
const early = new Map<string, Promise<Shown>>();

/** Let a table, and what draws its game, come while other things do. */
export function askEarly(match: string, link: string): void {
  const asked = ask(match, link);
  early.set(match, asked);
  asked.then(({ view }) => loadGame(view.game)).catch(() => {}); // told later
}

/** Return a table as it is now, or as it was asked for a moment ago. */
export function askFor(match: string, link: string): Promise<Shown> {
  const asked = early.get(match) ?? ask(match, link);
  early.delete(match);
  return asked;
}

function ask(match: string, link: string): Promise<Shown> {
  const params = { path: { match }, query: link ? { link } : {} };
  return need(api.GET("/api/tables/{match}", { params }));
}
