/** The language of the page. `say` and `tell` follow it wherever they are used. */
import type { Sentence } from "../table/types";
import { pickLanguage, type Language } from "./languages";
import { pseudo, Speaker, type Reader, type Values } from "./say";

const texts = import.meta.glob<{ default: string[] }>("./texts/*.ts");

const lessons = import.meta.glob<string>("../../../../src/satrap/locale/*/tutorial*.ftl", {
  query: "?raw",
  import: "default",
});

let speaker = $state.raw(new Speaker("en", []));
let isTaught = false; // the words of the lessons are wanted too

export function language(): string {
  return speaker.language;
}

/** Load a language; the page switches to it immediately. */
export async function speak(wanted: Language, isPseudo = false): Promise<void> {
  const load = texts[`./texts/${wanted}.ts`];
  if (!load) throw new Error(`there are no words in ${wanted}`);
  const [{ default: files }, more] = await Promise.all([load(), isTaught ? taught(wanted) : []]);
  speaker = new Speaker(wanted, [...files, ...more], isPseudo ? pseudo : undefined);
  document.documentElement.lang = wanted;
}

/** Load the words of the lessons in addition. */
export async function speakOfLessons(wanted: Language, isPseudo = false): Promise<void> {
  if (isTaught) return;
  isTaught = true;
  await speak(wanted, isPseudo);
}

function taught(wanted: Language): Promise<string[]> {
  const own = Object.entries(lessons).filter(([path]) => path.includes(`/${wanted}/`));
  return Promise.all(own.map(([, load]) => load()));
}

/** Return the language of a first visit. */
export function ownLanguage(): Language {
  return pickLanguage(navigator.languages);
}

export function say(key: string, values?: Values): string {
  return speaker.say(key, values);
}

/** Return a name on a board in the language of the page; charts already have theirs. */
export function called(name: string): string {
  return speaker.called(name);
}

export function has(key: string): boolean {
  return speaker.has(key);
}

export function tell(sentence: Sentence | null | undefined, reader: Reader = null): string {
  return sentence ? speaker.tell(sentence, reader) : "";
}

export function number(value: number): string {
  return new Intl.NumberFormat(speaker.language).format(value);
}

/** Return names as a list in words: "Ana, Ben and Cleo". */
export function list(names: readonly string[]): string {
  return speaker.list(names);
}

export function moment(value: Date): string {
  return new Intl.DateTimeFormat(speaker.language, {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(value);
}
