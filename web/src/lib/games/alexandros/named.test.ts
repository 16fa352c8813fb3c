/// <reference types="node" />
import { readFileSync, readdirSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { speak, speakOfGame, tell } from "../../words/words.svelte";
import { recapParts } from "./recap";
import type { Event } from "./types";

const LOCALE = new URL("../../../../../src/satrap/locale/", import.meta.url);
const read = (language: string): Map<string, string> => {
  const text = readFileSync(new URL(`${language}/names.ftl`, LOCALE), "utf8");
  return new Map(
    [...text.matchAll(/^(named-\S+) = (.*)$/gm)].map(([, key = "", name = ""]) => [key, name]),
  );
};
const ENGLISH = read("en");

/** Return what the board calls a place: English may write it in another way. */
function onBoard(key: string, name: string): string {
  const slug = key.slice("named-".length);
  const isSame = name.toLowerCase().replaceAll(" ", "-") === slug;
  return isSame ? name : slug.charAt(0).toUpperCase() + slug.slice(1);
}

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  expect(readdirSync(LOCALE)).toContain("fr");
});

/** A province with this name changes hands, or is occupied. */
function taken(name: string, kind: "Occupied" | "TakenOver"): Event {
  const place = { name, side: "" };
  return {
    kind,
    text: { key: "" },
    seat: 1,
    loser: 0,
    province: "a1u",
    value: 3,
    guards: [],
    removed: [],
    cards: [],
    place,
  } as unknown as Event;
}

test.each(["fr", "de", "it"] as const)(
  "what others did has the names of the map: %s",
  async (language) => {
    await speak(language);
    await speakOfGame("alexandros");
    const own = read(language);
    for (const [key, name] of ENGLISH)
      for (const kind of ["Occupied", "TakenOver"] as const)
        for (const size of ["full", "short"]) {
          const words = recapParts(["Ana", "Ben"], [taken(onBoard(key, name), kind)], size)
            .map((each) => tell(each))
            .join();
          expect(words).toContain(own.get(key));
        }
  },
);
