/** Fetches the proof of a finished match and checks it here, on this device. */
import { Refusal } from "../api/client";
import { check, type Proof, type Verdict } from "../proof/proof";
import { kept } from "./shuffle";

export interface Checked extends Verdict {
  lines: number;
}

/** Check a proof; if I sat at the table, also check that it contains my bytes. */
export async function checkProof(id: string, hasSeat: boolean): Promise<Checked> {
  const answer = await fetch(`/api/tables/${id}/proof`);
  if (!answer.ok) throw new Refusal("unavailable", "");
  const proof = (await answer.json()) as Proof;
  const verdict = check(proof, notedHeads(id), hasSeat ? kept(id) : null);
  return { ...verdict, lines: proof.lines?.length ?? 0 };
}

/** Store a head that the server has sent, to look for it in the proof when the match is over. */
export function noteHead(id: string, head: string): void {
  localStorage.setItem(`head-${id}`, head);
}

function notedHeads(id: string): string[] {
  const head = localStorage.getItem(`head-${id}`);
  return head === null ? [] : [head];
}
