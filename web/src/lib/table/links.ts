/** Links in what was said: those to this site can be pressed, and all of them are short. */

export interface Piece {
  words: string;
  href: string; // empty: plain words
}

const LINK = /(https?:\/\/\S+)/;
const LONG = 32; // characters

export function pieces(said: string, origin: string): Piece[] {
  const all = said.split(LINK).filter(Boolean);
  return all.map((words) => {
    if (!LINK.test(words)) return { words, href: "" };
    const bare = words.replace(/^https?:\/\/|[?#].*$/g, "");
    const short = bare.length > LONG ? `${bare.slice(0, LONG - 1)}…` : bare;
    return { words: short, href: words.startsWith(`${origin}/`) ? words : "" };
  });
}
