/** Fetches the proof of a finished match and checks it here, on this device. */
import { holds, type Proof } from "../proof/proof";

export interface Checked {
  holds: boolean;
  lines: number;
}

export async function checkProof(id: string): Promise<Checked> {
  const answer = await fetch(`/api/tables/${id}/proof`);
  if (!answer.ok) return { holds: false, lines: 0 };
  const proof = (await answer.json()) as Proof;
  return { holds: holds(proof, notedHeads(id)), lines: proof.lines.length };
}

/** Keep a head that the server has told, to hold it against the proof when the match is over. */
export function noteHead(id: string, head: string): void {
  localStorage.setItem(`head-${id}`, head);
}

function notedHeads(id: string): string[] {
  const head = localStorage.getItem(`head-${id}`);
  return head === null ? [] : [head];
}
