/** Notices of a table, with their sound, and without what this device or muted people say. */
import { play } from "../../lib/parts/sounds";
import { Muted } from "../../lib/table/muted.svelte";
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
    isMuted: ({ kind, by, seat, words }) => {
      if (kind !== "said") return false;
      const isOwn = seat === null && table.spoken.includes(words);
      return isOwn || new Muted(table.id).has(by);
    },
  });
}

export function noticeWords({ kind, name, words }: Notice): string {
  return say(`web-notice-${kind}`, { name, words });
}
