/** Puts sentences into words, from the language files that the server uses too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Sentence } from "../table/types";

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

  /** Return a sentence in this language. */
  say(key: string, values: Values = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return `{${key}}`;
    const said: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) said[name] = this.#value(value);
    return this.disguise(this.#bundle.formatPattern(pattern, said));
  }

  tell(sentence: Sentence): string {
    return this.say(sentence.key, sentence.values);
  }

  #value(value: Values[string]): FluentVariable {
    if (Array.isArray(value)) return value.map((each) => this.tell(each)).join(", ");
    return typeof value === "object" ? this.tell(value) : value;
  }
}

/** Mark words so that a sentence that does not come from a language file stands out. */
export function pseudo(words: string): string {
  return `⟦${words}⟧`;
}
