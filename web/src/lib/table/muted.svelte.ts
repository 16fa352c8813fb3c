/** Whom somebody does not want to hear at a table, stored in this browser. */
import type { Words } from "./types";

export class Muted {
  #all: (number | string)[] = $state.raw([]);

  constructor(readonly table: string) {
    this.#all = read(this.#key);
  }

  has(by: Words["by"]): boolean {
    return this.#all.includes(by);
  }

  set(by: Words["by"], isMuted: boolean): void {
    const others = this.#all.filter((each) => each !== by);
    this.#all = isMuted ? [...others, by] : others;
    if (this.#all.length > 0) localStorage.setItem(this.#key, JSON.stringify(this.#all));
    else localStorage.removeItem(this.#key);
  }

  get #key(): string {
    return `muted-${this.table}`;
  }
}

function read(key: string): (number | string)[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]") as (number | string)[];
  } catch {
    return []; // anything else that is stored there
  }
}
