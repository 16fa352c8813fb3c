/** Who I am to the server: a guest, created when a seat is wanted, and the name I sit down with. */
import { api, need } from "./api/client";
import { isKnown, setKnown } from "./known.svelte";
import { give, givenName } from "./names";
import { settings } from "./settings.svelte";

const MEMBER = "member";
const LISTENING = 8000; // milliseconds until this page hears news: once everything else is there
let known: Promise<string> | null = null;

/** Become a guest, if this browser is not one already; return the name. */
export async function beSomebody(): Promise<string> {
  known ??= come(ownName());
  try {
    await known;
  } catch (error) {
    known = null;
    throw error;
  }
  return ownName();
}

/** Return the name that was chosen, or the friendly one that was drawn on the first visit. */
export function ownName(): string {
  return settings.get("name") || givenName();
}

async function come(name: string): Promise<string> {
  const { data } = isSomebody() ? await api.GET("/api/me") : {};
  if (!data) localStorage.removeItem(MEMBER);
  const guest = data ?? (await need(api.POST("/api/guests", { body: { name } })));
  if (!data && guest.name !== name) called(guest.name);
  setKnown(true);
  window.setTimeout(listen, LISTENING);
  return guest.name;
}

/** Go by the name that the server has given me: a member has the one I wanted. */
function called(name: string): void {
  if (settings.get("name")) settings.set("name", name);
  else give(name);
}

/** Say whether this browser is a guest already, and so has something to request. */
export function isSomebody(): boolean {
  return isKnown();
}

/** Say whether this browser remembers that I am a member: then nobody has to ask. */
export function isMember(): boolean {
  return localStorage.getItem(MEMBER) !== null;
}

/** Be a member here: the server has just said so. */
export function beMember(name: string): void {
  localStorage.setItem(MEMBER, "1");
  be(name);
}

/** Be somebody whom the server knows. */
export function be(name: string): void {
  setKnown(true);
  settings.set("name", name);
  known = null;
}

/** Hear news with the token that this device has now: the one before has ended. */
export function renewed(): void {
  void import("./news/news.svelte").then(({ news }) => news.renew());
}

/** Forget this browser: whoever sits down next is a new guest. */
export function beNobody(): void {
  setKnown(false);
  localStorage.removeItem(MEMBER);
  known = null;
}

/** Hear news on every page, at a table too. */
export function listen(): void {
  if (isSomebody()) void import("./news/news.svelte").then(({ news }) => news.start());
}
