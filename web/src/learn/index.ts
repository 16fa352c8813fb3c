/** The pages to read, in each language. */

export interface Section {
  id: string;
  level: number;
  title: string;
  html: string;
}

type Load = () => Promise<{ default: Section[] }>;
const pages: Record<string, Load> = import.meta.glob<{ default: Section[] }>("./**/*.md");

export async function read(name: string, language: string): Promise<Section[] | null> {
  const load = pages[`./${name}.${language}.md`] ?? pages[`./${name}.en.md`];
  return load ? (await load()).default : null;
}

/** Return the sections that hold all the words looked for. */
export function search(sections: readonly Section[], wanted: string): Section[] {
  const words = plain(wanted).split(" ").filter(Boolean);
  return sections.filter((section) => {
    const text = plain(`${section.title} ${section.html.replace(/<[^>]*>/g, " ")}`);
    return words.every((word) => text.includes(word));
  });
}

/** Leave out accents, case and kinds of spaces. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/\s+/gu, " ")
    .toLowerCase();
}
