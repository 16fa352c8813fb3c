/** Puts sentences into words, from the language files that the server uses too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Sentence } from "../table/types";

const NAMED = "named"; // the key of a name on a board
const NAME = "name"; // of the name of a seat, which a reader who sits there reads as "you"
const NAMES = "names-and"; // and of a phrase of such names
const PLACED = ["named-to", "named-in"]; // of where something goes or is: to Thrace, among the Getae
const YOU = "you";
const FORMER = /^†(\d*)$/; // stands for the name of somebody who has deleted their account

export type Reader = number | null; // the seat of whoever reads

export type Values = NonNullable<Sentence["values"]>;

export class Speaker {
  #bundle: FluentBundle;

  constructor(
    readonly language: string,
    files: readonly string[],
    readonly disguise: (words: string) => string = (words) => words,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) this.#bundle.addResource(new FluentResource(file));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Return a name on a board in this language: one of `names.ftl`, or else the name itself. */
  called(name: string): string {
    const key = `${NAMED}-${slug(name)}`;
    return this.has(key) ? this.say(key) : this.disguise(name);
  }

  /** Return a person's name, or what stands for it once they have deleted their account. */
  person(name: string): string {
    const found = FORMER.exec(name);
    if (!found) return name;
    return found[1]
      ? this.say("former-player-at", { number: found[1] })
      : this.say("former-player");
  }

  /** Return a sentence in this language; sentences about the reader's own seat say "you". */
  say(key: string, values: Values = {}, reader: Reader = null): string {
    if (key === NAMED) return this.called(String(values.name));
    if (isAbout({ key, values }, reader) && key === NAME) return this.say(YOU);
    if (PLACED.includes(key) && typeof values.name === "string") {
      const own = `${key}-${slug(values.name)}`;
      if (this.has(own)) return this.say(own);
      values = { name: this.called(values.name) };
    }
    const pattern = this.#bundle.getMessage(this.#addressed(key, values, reader))?.value;
    if (!pattern) return `{${key}}`;
    const said: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) said[name] = this.#value(value, reader);
    return this.disguise(this.#bundle.formatPattern(pattern, said));
  }

  tell(sentence: Sentence, reader: Reader = null): string {
    return this.say(sentence.key, sentence.values, reader);
  }

  /** Return the key of a sentence, or of the one for a reader whom it names (`core/language.py`). */
  #addressed(key: string, values: Values, reader: Reader): string {
    for (const [name, value] of Object.entries(values)) {
      const meant = name === NAME ? `${key}-${YOU}` : `${key}-${name}-${YOU}`;
      if (isAbout(value, reader) && this.has(meant)) return meant;
    }
    return key;
  }

  /** Return names as one phrase: "Ana, Ben and Cleo". */
  list(names: readonly string[]): string {
    const last = names.at(-1) ?? "";
    if (names.length < 2) return this.person(last);
    return this.say("names-and", { names: names.slice(0, -1).map((name) => this.person(name)).join(", "), last }); // prettier-ignore
  }

  #value(value: Values[string], reader: Reader): FluentVariable {
    if (Array.isArray(value)) return value.map((each) => this.tell(each, reader)).join(", ");
    if (typeof value === "string") return this.person(value);
    return typeof value === "object" ? this.tell(value, reader) : value;
  }
}

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

/** Say whether a value is the name of the reader's seat, or a phrase of names with it. */
function isAbout(value: Values[string], reader: Reader): boolean {
  if (reader === null || typeof value !== "object") return false;
  if (Array.isArray(value)) return value.some((each) => isAbout(each, reader));
  const { key, values = {} } = value;
  if (key === NAME) return values.seat === reader;
  const { names = [], last = "" } = values;
  return key === NAMES && (isAbout(names, reader) || isAbout(last, reader));
}

/** Mark words so that a sentence that does not come from a language file stands out. */
export function pseudo(words: string): string {
  return `⟦${words}⟧`;
}
