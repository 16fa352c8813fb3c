/** Cuts what a step says into a heading, its first sentence, and the rest. */

const END = /^(.{8,}?[.!?…]["”»]?)\s+(?=\S)/su;

export function headed(words: string): [heading: string, rest: string] {
  const found = END.exec(words);
  if (!found?.[1]) return [words, ""];
  return [found[1], words.slice(found[0].length)];
}
