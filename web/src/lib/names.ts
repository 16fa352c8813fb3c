/** Names for whoever has not chosen one: the same in every language, and no bot has one of them. */
const KEY = "given-name";
const NAMES = [
  "Daphne",
  "Damon",
  "Iris",
  "Jason",
  "Kleon",
  "Leda",
  "Myron",
  "Phoebe",
  "Thais",
  "Timon",
  "Xenia",
  "Zenon",
];

/** Return the name of this browser, which is drawn on the first visit. */
export function givenName(store: Pick<Storage, "getItem" | "setItem"> = localStorage): string {
  const kept = store.getItem(KEY);
  if (kept) return kept;
  const drawn = NAMES[Math.floor(Math.random() * NAMES.length)] ?? "";
  store.setItem(KEY, drawn);
  return drawn;
}

/** Keep another name than the one that was drawn: a member has that one. */
export function give(name: string): void {
  localStorage.setItem(KEY, name);
}

/** Return a name, or another one if somebody already has it. */
export function unlike(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  return NAMES.find((other) => !taken.includes(other)) ?? name;
}
