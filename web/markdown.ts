/** Turns Markdown pages into sections at build time: headings with anchors, and their HTML. */
import { Marked } from "marked";
import type { Plugin } from "vite";

export interface Section {
  id: string;
  level: number;
  title: string;
  html: string;
}

const HEADING = /^(#{1,3}) (.+?)(?: \{#([\w-]+)\})?$/gm;
const RULING = /\[((?:ALX|ATG)-\d+)\]/g;
const marked = new Marked({ gfm: true });

export function markdown(): Plugin {
  return {
    name: "markdown",
    transform(source, id) {
      if (!id.endsWith(".md")) return undefined;
      const code = `export default ${JSON.stringify(sections(source))}`;
      return { code, map: null, moduleType: "js" };
    },
  };
}

/** Cut a page at its headings. */
export function sections(source: string): Section[] {
  const found = [...source.matchAll(HEADING)];
  return found.map((heading, index) => {
    const [line, marks = "", title = "", id = ""] = heading;
    const body = source.slice((heading.index ?? 0) + line.length, found[index + 1]?.index);
    return { id, level: marks.length, title, html: html(body) };
  });
}

function html(body: string): string {
  const cited = body.replace(
    RULING,
    '<a class="ruling" href="#$1" title="$1" aria-label="$1">§</a>',
  );
  const made = marked.parse(cited, { async: false });
  return made
    .replaceAll("<table>", '<div class="scroll" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
}
