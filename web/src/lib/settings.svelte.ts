/** A person's settings, stored in this browser. */
import { MediaQuery } from "svelte/reactivity";
import { LANGUAGES, pickLanguage, type Language } from "./words/languages";

export type Theme = "auto" | "light" | "dark";
export type Confirm = "off" | "touch" | "on"; // touch: only on touch screens
export type Pace = "off" | "fast" | "normal" | "slow";

export const PACES: Record<Pace, number> = { slow: 500, normal: 250, fast: 120, off: 0 };
export const PACE_NAMES = Object.keys(PACES) as Pace[];
export const SEAT_COLOURS = ["#8c1c2b", "#f2d24b", "#0f4c81", "#1e5631", "#1c1a18"];
const KEY = "settings";

interface Kept {
  name: string; // empty: none was chosen yet
  language: Language;
  theme: Theme;
  pace: Pace;
  sound: boolean;
  letters: boolean;
  confirm: Confirm;
  colours: string[]; // of the seats; empty: the default ones
}

function defaults(): Kept {
  return {
    name: "",
    language: pickLanguage(navigator.languages),
    theme: "auto",
    pace: "normal",
    sound: true,
    letters: false,
    confirm: "touch",
    colours: [],
  };
}

function kept(): Kept {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const all = { ...defaults(), ...read };
    return LANGUAGES.includes(all.language) ? all : { ...all, language: "en" };
  } catch {
    return defaults();
  }
}

class Settings {
  #kept: Kept = $state(kept());
  #isNight = new MediaQuery("(prefers-color-scheme: dark)");
  isPseudo = new URLSearchParams(location.search).has("pseudo");

  get<K extends keyof Kept>(name: K): Kept[K] {
    return this.#kept[name];
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.#kept[name] = value;
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
  }

  get language(): Language {
    return this.#kept.language;
  }

  /** The theme; if it is left to the device, what the device prefers now. */
  get light(): "light" | "dark" {
    const { theme } = this.#kept;
    if (theme !== "auto") return theme;
    return this.#isNight.current ? "dark" : "light";
  }

  /** Milliseconds per step; none for people who want no motion. */
  get stepTime(): number {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACES[this.#kept.pace];
  }
}

export const settings = new Settings();
