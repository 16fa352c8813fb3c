/** Extracts the few icons that the page uses from the large set of game-icons.net. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export const ICONS = [
  "amphora",
  "bull",
  "card-draw",
  "crested-helmet",
  "greek-temple",
  "horse-head",
  "laurels",
  "lion",
  "lyre",
  "owl",
  "podium",
  "round-shield",
  "spartan-helmet",
  "sun",
  "trireme",
  "white-tower",
];
const NAME = "virtual:icons";
const SET = new URL("node_modules/@iconify-json/game-icons/icons.json", import.meta.url);

export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(shapes())}` : undefined),
  };
}

function shapes(): Record<string, string> {
  const { icons } = JSON.parse(readFileSync(SET, "utf8")) as {
    icons: Record<string, { body: string }>;
  };
  return Object.fromEntries(ICONS.map((name) => [name, shape(icons[name]?.body ?? "", name)]));
}

function shape(body: string, name: string): string {
  const found = / d="([^"]+)"/.exec(body)?.[1];
  if (!found) throw new Error(`${name} is no icon of one path`);
  return found;
}
