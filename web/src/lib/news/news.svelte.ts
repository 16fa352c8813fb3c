/** What I have to hear, live from the server; and what it is told about what I look at. */
import { api, need, type Schemas } from "../api/client";
import { isSomebody } from "../me";
import { route } from "../router.svelte";
import { settings } from "../settings.svelte";
import { speakOf } from "../words/words.svelte";

export type Tiding = Schemas["Tiding"];
type Tidings = Schemas["Tidings"];

const LOOKING = 30_000; // milliseconds between two words about what is before my eyes
const LONGEST_WAIT = 60_000;
const SIGNED_OUT = 4401;
const REFUSED = 1008;

class News {
  list: readonly Tiding[] = $state.raw([]);
  unseen = $state(0);
  isReady = $state(false); // the words are there
  hasStarted = $state(false);
  #wire: WebSocket | null = null;
  #tries = 0;
  #arrived = ""; // the page that was opened since anything was last told

  /** Listen, if the server knows me. */
  start(): void {
    if (this.hasStarted || !isSomebody()) return;
    this.hasStarted = true;
    this.#open();
    const look = (): void => this.#look();
    for (const name of ["focus", "blur"]) window.addEventListener(name, look);
    document.addEventListener("visibilitychange", look);
    window.setInterval(look, LOOKING);
    $effect.root(() => {
      $effect(() => {
        this.#arrived = route.path;
        look();
        this.#seeHere();
      });
    });
  }

  /** Listen anew: this device has another token now, and the old one has ended. */
  renew(): void {
    if (!this.hasStarted) return;
    const before = this.#wire;
    if (before) {
      before.onclose = before.onmessage = null;
      if (before.readyState === WebSocket.CONNECTING) before.onopen = () => before.close();
      else before.close();
    }
    this.#open();
  }

  /** Load the words for what is listed. */
  async speak(): Promise<void> {
    await speakOf("news", settings.language, settings.isPseudo);
    this.isReady = true;
  }

  /** Say that I have seen what is listed: it vanishes from my other devices. */
  async see(which = this.list): Promise<void> {
    const ids = which.filter((each) => !each.is_seen).map((each) => each.id);
    if (ids.length > 0) this.#show(await need(api.POST("/api/me/news/seen", { body: { ids } })));
  }

  #open(): void {
    if (!isSomebody()) return; // signed out meanwhile
    const wire = new WebSocket(`${location.origin.replace("http", "ws")}/api/me/news/ws`);
    this.#wire = wire;
    wire.onopen = () => {
      this.#tries = 0;
      this.#look();
    };
    wire.onmessage = (event: MessageEvent<string>) => this.#show(JSON.parse(event.data) as Tidings);
    wire.onclose = ({ code }) => {
      this.#wire = null;
      if (code === SIGNED_OUT || code === REFUSED) return;
      window.setTimeout(() => this.#open(), Math.min(LONGEST_WAIT, 1000 * 2 ** this.#tries++));
    };
  }

  #show(told: Tidings): void {
    this.list = told.news;
    this.unseen = told.unseen;
    void clear(new Set(told.news.filter((each) => !each.is_seen).map((each) => each.id)));
    this.#seeHere();
  }

  /** What the page that I have just opened is about is no news. What comes later may be. */
  #seeHere(): void {
    if (document.hidden || this.#wire?.readyState !== WebSocket.OPEN) return;
    const here = this.list.filter(({ path }) => path === this.#arrived);
    this.#arrived = "";
    void this.see(here).catch(() => {});
  }

  /** Tell the server which page is before my eyes: a visible one in the window in front. */
  #look(): void {
    if (this.#wire?.readyState !== WebSocket.OPEN) return;
    const isSeen = document.visibilityState === "visible" && document.hasFocus();
    this.#wire.send(JSON.stringify({ eyes: isSeen ? location.pathname.slice(0, 200) : "" }));
  }
}

/** Take notifications off this device that are no longer news. */
async function clear(open: ReadonlySet<string>): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration();
  for (const shown of (await worker?.getNotifications()) ?? []) {
    const { id } = (shown.data ?? {}) as { id?: string };
    if (id && !open.has(id)) shown.close();
  }
}

export const news = new News();
