/** The available languages, and which one a person gets. */
import listed from "../../../../src/satrap/locale/languages.json";

export type Language = keyof typeof listed;

/** The name of each language in that language. */
export const NAMES: Record<Language, string> = listed;
export const LANGUAGES = Object.keys(listed) as Language[];

/** Return the first language in a person's list that we have. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}
