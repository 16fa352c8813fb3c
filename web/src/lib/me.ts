/** Who I am to the server: a guest, who comes when a seat is wanted, and the name I sit down with. */
import { api, need } from "./api/client";
import { settings } from "./settings.svelte";
import { say } from "./words/words.svelte";

const KNOWN = "guest";
let known: Promise<string> | null = null;

/** Come as a guest, if this browser is not one already; return the name. */
export async function beSomebody(): Promise<string> {
  const wanted = settings.get("name") || say("web-guest");
  known ??= come(wanted);
  try {
    await known;
  } catch (error) {
    known = null;
    throw error;
  }
  return wanted;
}

async function come(name: string): Promise<string> {
  const { data } = isSomebody() ? await api.GET("/api/me") : {};
  const guest = data ?? (await need(api.POST("/api/guests", { body: { name } })));
  localStorage.setItem(KNOWN, "1");
  return guest.name;
}

/** Say whether this browser has come before, and has something to ask for. */
export function isSomebody(): boolean {
  return localStorage.getItem(KNOWN) !== null;
}

/** This browser is forgotten: who sits down next comes as somebody new. */
export function beNobody(): void {
  localStorage.removeItem(KNOWN);
  known = null;
}
