/** The rest between two regions: what was scored is looked at until the reader goes on. */
import type { GameEvent } from "../../table/types";
import type { Scene } from "../types";
import { told, type Told } from "./played";
import type { View } from "./types";

class Rest {
  #closed = $state(-1); // the ply of which the reader has gone on

  /** Return how the last region ended, as long as it is looked at. */
  ended({ view, beat, events }: Scene): Told | null {
    const { phase, region } = (view as View).turn;
    if (phase !== "allocate" || beat) return null;
    const last = events.findLast(({ kind }) => kind === "RegionEnded");
    if (!last || told(last).region !== region - 1 || last.ply === this.#closed) return null;
    return told(last);
  }

  goOn({ ply }: GameEvent): void {
    this.#closed = ply ?? 0;
  }

  /** At another table nothing has been read yet. */
  begin(): void {
    this.#closed = -1;
  }
}

export const rest = new Rest();
