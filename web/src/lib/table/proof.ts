/** Fetches the proof of a finished match and checks it here, on this device. */
import { Refusal } from "../api/client";
import { holds, type Proof } from "../proof/proof";

export interface Checked {
  holds: boolean;
  lines: number;
}

export async function checkProof(id: string): Promise<Checked> {
  const answer = await fetch(`/api/tables/${id}/proof`);
  if (!answer.ok) throw new Refusal("unavailable", "");
  const proof = (await answer.json()) as Proof;
  return { holds: isSound(proof, id), lines: proof.lines?.length ?? 0 };
}

/** What cannot even be read is no proof. */
function isSound(proof: Proof, id: string): boolean {
  try {
    return holds(proof, notedHeads(id));
  } catch {
    return false;
  }
}

/** Keep a head that the server has told, to hold it against the proof when the match is over. */
export function noteHead(id: string, head: string): void {
  localStorage.setItem(`head-${id}`, head);
}

function notedHeads(id: string): string[] {
  const head = localStorage.getItem(`head-${id}`);
  return head === null ? [] : [head];
}
