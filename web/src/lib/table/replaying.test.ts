import { expect, test, vi } from "vitest";
import { replayWords } from "./replaying";
import type { Table } from "./table.svelte";

vi.mock("../words/words.svelte", () => ({
  say: (key: string, { name = "" } = {}) => `${key} ${name}`.trim(),
}));

const [ME, FELIX] = [0, 1];

function table(event: object, past: object[] = [], isReplay = true): Table {
  const view = { seat: ME, seats: [{ name: "Clara" }, { name: "Felix" }] };
  return { isReplay, scene: { view, past, beat: { event }, coming: [] } } as unknown as Table;
}

test("while a move is shown again, it is said whose it is", () => {
  expect(replayWords(table({ seat: FELIX }))).toBe("web-replays Felix");
  expect(replayWords(table({}, [{ seat: FELIX }]))).toBe("web-replays Felix");
  expect(replayWords(table({ seat: ME }))).toBe("web-replays-own");
  expect(replayWords(table({}))).toBe("web-replays-some");
});

test("what happens for the first time is no replay", () => {
  expect(replayWords(table({ seat: FELIX }, [], false))).toBe("");
});
