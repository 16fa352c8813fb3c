/** What I have prepared for decisions that are not due yet; the server plays it when they are. */
import { api, type Schemas } from "../api/client";

export class Plans {
  actions: string[] = $state.raw([]);
  choices: Schemas["Plans"]["choices"] = $state.raw([]); // what can be prepared now
  isLost = $state(false); // the last change was not stored

  readonly #params: { path: { match: string }; query: { seat?: number } };

  constructor(match: string, seat: number | null) {
    this.#params = { path: { match }, query: seat === null ? {} : { seat } };
  }

  async look(): Promise<void> {
    const { data } = await api.GET("/api/tables/{match}/prepared", { params: this.#params });
    if (data) [this.actions, this.choices] = [data.actions, data.choices];
  }

  /** Replace what is prepared; return whether that was stored. */
  async set(actions: string[]): Promise<boolean> {
    const { data } = await api
      .PUT("/api/tables/{match}/prepared", { params: this.#params, body: { actions } })
      .catch(() => ({ data: undefined }));
    this.isLost = !data;
    if (data) [this.actions, this.choices] = [data.actions, data.choices];
    return !this.isLost;
  }
}
