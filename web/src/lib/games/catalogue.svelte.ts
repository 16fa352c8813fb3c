/** The games that the server offers, and what they are called. */
import { api, type GameInfo } from "../api/client";
import { has, say } from "../words/words.svelte";

class Catalogue {
  list: GameInfo[] = $state.raw([]);
  isLost = $state(false);

  constructor() {
    void this.load();
  }

  async load(): Promise<void> {
    try {
      const { data } = await api.GET("/api/games");
      this.list = data ?? [];
      this.isLost = !data;
    } catch {
      this.isLost = true;
    }
  }

  name(id: string): string {
    return has(`web-game-${id}`) ? say(`web-game-${id}`) : id;
  }

  about(id: string): string {
    return has(`web-game-about-${id}`) ? say(`web-game-about-${id}`) : "";
  }

  /** Return in a line what an edition of a game differs in. */
  edition(id: string, preset: string): string {
    return has(`web-edition-${id}-${preset}`) ? say(`web-edition-${id}-${preset}`) : "";
  }
}

export const games = new Catalogue();

/** Return words for a value that has some, else the value itself. */
export function named(prefix: string, value: string): string {
  return has(`${prefix}-${value}`) ? say(`${prefix}-${value}`) : value;
}
