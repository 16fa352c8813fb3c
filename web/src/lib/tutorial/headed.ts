/** Cuts what a step says into a heading, its first sentence, and the rest. */

const END = /^(.{8,}?[.!?…]["”»]?)\s+(?=\S)/su;
const BOUND = /(?<=\d) (?=\p{L})|(?<=\p{Lu}\p{L}*) (?=\d)/gu; // “2 points”, “Roxane 80”

export function headed(words: string): [heading: string, rest: string] {
  const bound = words.replace(BOUND, "\u00a0");
  const found = END.exec(bound);
  if (!found?.[1]) return [bound, ""];
  return [found[1], bound.slice(found[0].length)];
}
