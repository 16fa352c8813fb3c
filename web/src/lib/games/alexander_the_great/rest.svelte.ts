/** The pause between two regions: the scoring is shown until the reader continues. */
import type { AnyScene, Event, Happened } from "./types";

class Rest {
  #closed = $state(-1); // the ply at which the reader continued

  /** Return how the last region ended, as long as it is shown. */
  ended({ view, beat, events }: Pick<AnyScene, "view" | "beat" | "events">) {
    const { phase, region } = view.turn;
    if (phase !== "allocate" || beat) return null;
    const last = events.findLast(isEnd);
    return last?.region === region - 1 && last.ply !== this.#closed ? last : null;
  }

  goOn({ ply = 0 }: Event): void {
    this.#closed = ply;
  }

  /** At a new table nothing has been read yet. */
  begin(): void {
    this.#closed = -1;
  }
}

function isEnd(event: Event): event is Happened<"RegionEnded"> {
  return event.kind === "RegionEnded";
}

export const rest = new Rest();
