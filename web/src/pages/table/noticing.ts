/** Notices of a table, with their sound, and without what this device says. */
import { play } from "../../lib/parts/sounds";
import type { Notice } from "../../lib/table/noticed";
import { Notices } from "../../lib/table/notices.svelte";
import { readCount, timesOf } from "../../lib/table/reading";
import type { Table } from "../../lib/table/table.svelte";
import { say } from "../../lib/words/words.svelte";

export function noticesOf(table: Table): Notices {
  return new Notices({
    wait: (run, milliseconds) => setTimeout(run, milliseconds),
    onnotice: () => play("chat"),
    read: () => readCount(table.id),
    onwords: (count) => void timesOf(table.id, count),
    isMuted: ({ kind, seat, words }) =>
      kind === "said" && seat === null && table.spoken.includes(words),
  });
}

export function noticeWords({ kind, name, words }: Notice): string {
  return say(`web-notice-${kind}`, { name, words });
}
