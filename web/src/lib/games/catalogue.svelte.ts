/** The games that the server offers, and their names. */
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

  /** Return what one does in a game, in one short sentence. */
  line(id: string): string {
    return has(`web-game-line-${id}`) ? say(`web-game-line-${id}`) : "";
  }

  /** Return how long a game takes; an option may make it shorter. */
  time(id: string, options: Record<string, unknown> = {}): string {
    const keys = Object.values(options).map((value) => `web-game-time-${id}-${value}`);
    const key = [...keys, `web-game-time-${id}`].find((each) => has(each));
    return key ? say(key) : "";
  }

  /** Return in one line how an edition of a game differs. */
  edition(id: string, preset: string): string {
    return has(`web-edition-${id}-${preset}`) ? say(`web-edition-${id}-${preset}`) : "";
  }
}

export const games = new Catalogue();

/** Return the words for a value if there are any, otherwise the value itself. */
export function named(prefix: string, value: string): string {
  return has(`${prefix}-${value}`) ? say(`${prefix}-${value}`) : value;
}
