/** Finds the table that somebody was invited to, from a whole link or only its code. */

const CODE = /^[0-9a-f]{24}$/;
const IN_LINK = /\/table\/([0-9a-f]{24})(?:\?(?:.*&)?link=([0-9a-f]{32}))?/;

/** Return the address of the table, or null if there is none in what was typed. */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  if (CODE.test(text.toLowerCase())) return `/table/${text.toLowerCase()}`;
  const found = IN_LINK.exec(text);
  if (!found) return null;
  return found[2] ? `/table/${found[1]}?link=${found[2]}` : `/table/${found[1]}`;
}
