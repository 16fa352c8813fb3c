/** What is being said about the board, as a text: the map shows the names that occur in it. */
import type { Judged } from "../../lib/table/analysis.svelte";
import type { Hint } from "../../lib/table/hints.svelte";
import { tell } from "../../lib/words/words.svelte";

/** Return the sentences of a hint. */
export function hintSays(hint: Hint | null): string {
  if (!hint) return "";
  return [hint.matters, ...hint.lines.flatMap(({ label, reason }) => [label, reason])]
    .map((sentence) => tell(sentence))
    .join(" ");
}

/** Return the sentences about some decisions. */
export function verdictSays(verdicts: readonly Judged[]): string {
  return verdicts
    .flatMap(({ played, best }) => [played.sentence, best.sentence, best.reason])
    .map((sentence) => tell(sentence))
    .join(" ");
}
