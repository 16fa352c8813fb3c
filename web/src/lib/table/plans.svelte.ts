/** What I have prepared for decisions that are not due yet; the server plays it when they are. */
import { api, type Schemas } from "../api/client";

export class Plans {
  actions: string[] = $state.raw([]);
  choices: Schemas["Plans"]["choices"] = $state.raw([]); // what can be prepared now
  isLost = $state(false); // the last change was not stored

  readonly #key: string;
  readonly #params: { path: { match: string }; query: { seat?: number } };

  constructor(match: string, seat: number | null) {
    this.#key = `plans-${match}-${seat ?? ""}`;
    this.#params = { path: { match }, query: seat === null ? {} : { seat } };
  }

  /** Ask what is prepared; return whether something of it has been played since it was known here. */
  async look(): Promise<boolean> {
    const { data } = await api.GET("/api/tables/{match}/prepared", { params: this.#params });
    if (!data) return false;
    const before = this.#known();
    this.#take(data);
    return before.some((action) => !data.actions.some((each) => each === action));
  }

  /** Replace what is prepared; return whether that was stored. */
  async set(actions: string[]): Promise<boolean> {
    const { data } = await api
      .PUT("/api/tables/{match}/prepared", { params: this.#params, body: { actions } })
      .catch(() => ({ data: undefined }));
    this.isLost = !data;
    if (data) this.#take(data);
    return !this.isLost;
  }

  #take({ actions, choices }: Schemas["Plans"]): void {
    [this.actions, this.choices] = [actions, choices];
    if (actions.length > 0) localStorage.setItem(this.#key, JSON.stringify(actions));
    else localStorage.removeItem(this.#key);
  }

  /** Return what was prepared when this browser last looked. */
  #known(): readonly unknown[] {
    const kept: unknown = JSON.parse(localStorage.getItem(this.#key) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  }
}
