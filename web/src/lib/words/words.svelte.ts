/** The language of the page. `say` and `tell` follow it wherever they are used. */
import type { Sentence } from "../table/types";
import { pickLanguage, type Language } from "./languages";
import { pseudo, Speaker, type Values } from "./say";

const files = import.meta.glob<string>("../../../../src/satrap/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
});

const UNUSED = /\/(cli|running|api)\.ftl$/; // words for terminals and for programs

let speaker = $state.raw(new Speaker("en", []));

export function language(): string {
  return speaker.language;
}

/** Load a language; the page changes at once. */
export async function speak(wanted: Language, isPseudo = false): Promise<void> {
  const paths = Object.keys(files).filter(
    (path) => path.includes(`/${wanted}/`) && !UNUSED.test(path),
  );
  const texts = await Promise.all(paths.map((path) => files[path]?.() ?? ""));
  speaker = new Speaker(wanted, texts, isPseudo ? pseudo : undefined);
  document.documentElement.lang = wanted;
}

/** Return the language of a first visit. */
export function ownLanguage(): Language {
  return pickLanguage(navigator.languages);
}

export function say(key: string, values?: Values): string {
  return speaker.say(key, values);
}

export function has(key: string): boolean {
  return speaker.has(key);
}

export function tell(sentence: Sentence | null | undefined): string {
  return sentence ? speaker.tell(sentence) : "";
}

export function number(value: number): string {
  return new Intl.NumberFormat(speaker.language).format(value);
}

export function moment(value: Date): string {
  return new Intl.DateTimeFormat(speaker.language, {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(value);
}
