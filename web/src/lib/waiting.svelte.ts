/** The tables where somebody waits for me, most urgent first: for the next one, and for home. */
import { api, type Schemas } from "./api/client";
import { isSomebody } from "./me";
import { go, route } from "./router.svelte";

export type HomeTable = Schemas["HomeTable"];
type Home = Schemas["Home"];

class Waiting {
  home: Home | null = $state.raw(null);
  isLost = $state(false);
  isTold = $state(false); // that nothing else waits

  /** Ask again; return whether there was an answer. */
  async look(): Promise<boolean> {
    if (!isSomebody()) return false;
    const { data } = await api.GET("/api/me/home").catch(() => ({ data: undefined }));
    this.isLost = !data;
    if (data) this.home = data;
    return data !== undefined;
  }

  /** The tables that wait for me to move, or to start the match, without the one I am at. */
  get others(): string[] {
    const here = route.parts[0] === "table" ? route.parts[1] : "";
    const due = (this.home?.tables ?? []).filter((each) => each.is_due);
    const all = [...due.map(({ table }) => table.id), ...(this.home?.to_begin ?? [])];
    return all.filter((id) => id !== here);
  }

  /** Go to the most urgent table that waits, or say that there is none. */
  async next(): Promise<void> {
    await this.look();
    const [first] = this.others;
    if (first) go(`/table/${first}`);
    this.isTold = !first;
  }
}

export const waiting = new Waiting();
