/** The language of the page. `say` and `tell` follow it wherever they are used. */
import type { Sentence } from "../table/types";
import { pickLanguage, type Language } from "./languages";
import { pseudo, Speaker, type Reader, type Values } from "./say";

const texts = import.meta.glob<{ default: string[] }>("./texts/*.ts");
const textsOfGames = import.meta.glob<{ default: string[] }>("./texts/*/*.ts");

/** Words that are loaded only when they are needed. */
const topics = {
  account: import.meta.glob<string>("../../../../src/satrap/locale/*/web-account.ftl", {
    query: "?raw",
    import: "default",
  }),
  advice: import.meta.glob<string>("../../../../src/satrap/locale/*/advice-*.ftl", {
    query: "?raw",
    import: "default",
  }),
  boards: import.meta.glob<string>(
    "../../../../src/satrap/locale/*/{*board,*-board-facts,web-editor}.ftl",
    {
      query: "?raw",
      import: "default",
    },
  ),
  news: import.meta.glob<string>("../../../../src/satrap/locale/*/{notices*,web-notices}.ftl", {
    query: "?raw",
    import: "default",
  }),
  operators: import.meta.glob<string>("../../../../src/satrap/locale/*/web-admin.ftl", {
    query: "?raw",
    import: "default",
  }),
  people: import.meta.glob<string>("../../../../src/satrap/locale/*/web-people.ftl", {
    query: "?raw",
    import: "default",
  }),
  data: import.meta.glob<string>("../../../../src/satrap/locale/*/web-your-data.ftl", {
    query: "?raw",
    import: "default",
  }),
  front: import.meta.glob<string>("../../../../src/satrap/locale/*/web-front.ftl", {
    query: "?raw",
    import: "default",
  }),
  home: import.meta.glob<string>("../../../../src/satrap/locale/*/web-home.ftl", {
    query: "?raw",
    import: "default",
  }),
  rests: import.meta.glob<string>("../../../../src/satrap/locale/*/web-rests.ftl", {
    query: "?raw",
    import: "default",
  }),
  settings: import.meta.glob<string>("../../../../src/satrap/locale/*/web-settings.ftl", {
    query: "?raw",
    import: "default",
  }),
  ratings: import.meta.glob<string>("../../../../src/satrap/locale/*/web-ratings.ftl", {
    query: "?raw",
    import: "default",
  }),
  cups: import.meta.glob<string>("../../../../src/satrap/locale/*/web-cups.ftl", {
    query: "?raw",
    import: "default",
  }),
  lessons: import.meta.glob<string>("../../../../src/satrap/locale/*/tutorial*.ftl", {
    query: "?raw",
    import: "default",
  }),
};

const DAY = 24 * 60 * 60 * 1000; // milliseconds

export type Topic = keyof typeof topics;

let speaker = $state.raw(new Speaker("en", []));
let known = $state.raw<ReadonlySet<Topic>>(new Set()); // what the speaker can speak of
const needed = new Set<Topic>();
const played = new Set<string>(); // the games whose words are needed
let spoken: { wanted: Language; isPseudo: boolean } = { wanted: "en", isPseudo: false };
let latest = Promise.resolve();

export function language(): string {
  return speaker.language;
}

/** Load a language; the page switches to it immediately. */
export function speak(wanted: Language, isPseudo = false): Promise<void> {
  spoken = { wanted, isPseudo };
  latest = learn(spoken);
  return latest;
}

async function learn(mine: typeof spoken): Promise<void> {
  const load = texts[`./texts/${mine.wanted}.ts`];
  if (!load) throw new Error(`there are no words in ${mine.wanted}`);
  const found = [...needed];
  const [{ default: files }, ...more] = await Promise.all([
    load(),
    ...found.map((topic) => inLanguage(topics[topic], mine.wanted)),
    ...[...played].map((game) => ofGame(game, mine.wanted)),
  ]);
  if (mine !== spoken) return latest; // asked again meanwhile: the newest answer counts
  speaker = new Speaker(
    mine.wanted,
    [...files, ...more.flat()],
    mine.isPseudo ? pseudo : undefined,
  );
  known = new Set(found);
  document.documentElement.lang = mine.wanted;
}

/** Load the words of a topic in addition. */
export async function speakOf(topic: Topic, wanted: Language, isPseudo = false): Promise<void> {
  if (needed.has(topic)) return latest;
  needed.add(topic);
  await speak(wanted, isPseudo);
}

/** Load the words that only tables of a game say, in addition. */
export function speakOfGame(id: string): Promise<void> {
  if (played.has(id)) return latest;
  played.add(id);
  return speak(spoken.wanted, spoken.isPseudo);
}

/** Say whether the words of hints and analyses are there; they are loaded when this is first asked. */
export function advised(): boolean {
  void speakOf("advice", spoken.wanted, spoken.isPseudo);
  return known.has("advice");
}

/** Say whether the words about ratings are there; they are loaded when this is first asked. */
export function rated(): boolean {
  void speakOf("ratings", spoken.wanted, spoken.isPseudo);
  return known.has("ratings");
}

/** Load the words about boards: one that is chosen may be refused. */
export function speakOfBoards(): void {
  void speakOf("boards", spoken.wanted, spoken.isPseudo);
}

async function ofGame(id: string, wanted: Language): Promise<string[]> {
  const load = textsOfGames[`./texts/${id}/${wanted}.ts`];
  return load ? (await load()).default : [];
}

function inLanguage(
  files: Record<string, () => Promise<string>>,
  wanted: Language,
): Promise<string[]> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${wanted}/`));
  return Promise.all(own.map(([, load]) => load()));
}

/** Return the language of a first visit. */
export function ownLanguage(): Language {
  return pickLanguage(navigator.languages);
}

export function say(key: string, values?: Values): string {
  return speaker.say(key, values);
}

/** Return a person's name as it is shown: somebody who has deleted their account has none. */
export function person(name: string): string {
  return speaker.person(name);
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

/** A moment in the next days as people say it: “tomorrow at 12:53”. */
export function soon(value: Date, now = new Date()): string {
  const midnight = (date: Date): number => new Date(date).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(value) - midnight(now)) / DAY);
  const day = new Intl.RelativeTimeFormat(speaker.language, { numeric: "auto" });
  const time = new Intl.DateTimeFormat(speaker.language, { timeStyle: "short" });
  return say("web-day-time", { day: day.format(days, "day"), time: time.format(value) });
}

/** A day as people say it: “Sunday 22 November”. */
export function dayOf(value: Date, timeZone?: string): string {
  const style = { weekday: "long", day: "numeric", month: "long", timeZone } as const;
  return new Intl.DateTimeFormat(speaker.language, style).format(value);
}

/** The same in short, where there is little room: “Nov 22”. */
export function shortDay(value: Date): string {
  const style = { month: "short", day: "numeric" } as const;
  return new Intl.DateTimeFormat(speaker.language, style).format(value);
}

export function moment(value: Date): string {
  return new Intl.DateTimeFormat(speaker.language, {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(value);
}
