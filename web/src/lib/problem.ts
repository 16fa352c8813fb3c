/** What to say when a request has failed. */
import { Refusal } from "./api/client";
import { say } from "./words/words.svelte";

export function problemOf(error: unknown): string {
  return error instanceof Refusal && error.message ? error.message : say("web-no-server");
}
