/**
 * A WebSocket that reconnects. Commands that were not answered wait and are sent again with the
 * same key, so each is done once, even after a reload: they are kept in the session storage.
 */
import type { Command, Message, Request } from "./types";

export type Link = "connecting" | "open" | "lost" | End;
type End = "removed" | "signed-out";
export type Reply = { ok: true; version: number } | { ok: false; code: string; text: string };

export interface Wire {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event?: { reason: string }) => void) | null;
  send(data: string): void;
  close(): void;
}

interface Hooks {
  open: (address: string) => Wire;
  store: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  wait: (run: () => void, milliseconds: number) => unknown;
  key: () => string;
}

const CONNECTING = 0;
const OPEN = 1;
const LONGEST_WAIT = 8000;
// Reasons not to reconnect: the host has sent this person away, or this device was signed out,
// perhaps from another one.
const ENDS: Partial<Record<string, End>> = { removed: "removed", nobody: "signed-out" };
const AGAIN = new Set(["too-many", "unavailable"]);

export class Connection {
  onlink: (link: Link) => void = () => {};
  onmessage: (message: Message) => void = () => {};
  onwaiting: (count: number) => void = () => {};

  #wire: Wire | null = null;
  #tries = 0;
  #isOver = false;
  #waiting = new Map<string, Request>();
  #replies = new Map<string, (reply: Reply) => void>();

  constructor(
    readonly address: string,
    readonly store: string,
    readonly hooks: Hooks,
  ) {
    for (const request of this.#kept()) this.#waiting.set(request.key, request);
  }

  open(): void {
    if (this.#isOver) return;
    this.onlink("connecting");
    const wire = (this.#wire = this.hooks.open(this.address));
    wire.onopen = () => this.#opened();
    wire.onmessage = (event) => wire === this.#wire && this.#told(JSON.parse(event.data));
    wire.onclose = (event) => this.#lost(wire, ENDS[event?.reason ?? ""]);
  }

  close(): void {
    this.#isOver = true;
    const wire = this.#wire;
    if (wire?.readyState === CONNECTING) wire.onopen = () => wire.close();
    else wire?.close(); // a browser complains about one that is closed before it is open
  }

  /** Connect anew: the line may have died without a word. The server then sends all as it is. */
  renew(): void {
    const wire = this.#wire;
    if (this.#isOver || wire?.readyState === CONNECTING) return;
    this.#wire = null;
    this.#tries = 0;
    wire?.close();
    this.open();
  }

  /** Send a command; the promise resolves when the server has stored or refused it. */
  send(command: Command, more: { version?: number; seat?: number } = {}): Promise<Reply> {
    const request: Request = { key: this.hooks.key(), command, ...more };
    this.#waiting.set(request.key, request);
    this.#keep();
    this.#write(request);
    return new Promise((resolve) => this.#replies.set(request.key, resolve));
  }

  #opened(): void {
    this.#tries = 0;
    this.onlink("open");
    for (const request of this.#waiting.values()) this.#write(request);
  }

  #lost(wire: Wire, end: End | undefined): void {
    if (wire !== this.#wire || this.#isOver) return;
    this.#wire = null;
    this.#isOver = end !== undefined;
    if (end) return this.onlink(end);
    this.onlink("lost");
    const pause = Math.min(LONGEST_WAIT, 250 * 2 ** this.#tries++);
    this.hooks.wait(() => this.#wire === null && this.open(), pause);
  }

  #told(message: Message): void {
    if ("ack" in message) this.#answered(message.ack, { ok: true, version: message.version });
    if ("refused" in message) this.#refused(message.key, message.refused, message.text);
    this.onmessage(message);
  }

  #refused(key: string, code: string, text: string): void {
    const request = this.#waiting.get(key);
    if (request && AGAIN.has(code)) this.hooks.wait(() => this.#write(request), 1000);
    else this.#answered(key, { ok: false, code, text });
  }

  #answered(key: string, reply: Reply): void {
    this.#waiting.delete(key);
    this.#keep();
    this.#replies.get(key)?.(reply);
    this.#replies.delete(key);
  }

  #write(request: Request): void {
    if (this.#wire?.readyState === OPEN) this.#wire.send(JSON.stringify(request));
  }

  #keep(): void {
    const all = [...this.#waiting.values()];
    if (all.length > 0) this.hooks.store.setItem(this.store, JSON.stringify(all));
    else this.hooks.store.removeItem(this.store);
    this.onwaiting(all.length);
  }

  #kept(): Request[] {
    return JSON.parse(this.hooks.store.getItem(this.store) ?? "[]");
  }
}

/** The implementation for browsers. */
export const browser: Hooks = {
  open: (address) => new WebSocket(address) as unknown as Wire,
  get store() {
    return sessionStorage;
  },
  wait: (run, milliseconds) => setTimeout(run, milliseconds),
  key: () => crypto.randomUUID?.() ?? [...crypto.getRandomValues(new Uint8Array(16))].join("-"),
};
