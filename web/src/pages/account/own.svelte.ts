/** My account, as the server knows it, and changes to it. */
import { api, need, Refusal, type Schemas } from "../../lib/api/client";
import { be, beSomebody, isSomebody, renewed } from "../../lib/me";
import { makePasskey, usePasskey } from "../../lib/passkey";
import { problemOf } from "../../lib/problem";
import { standing } from "../../lib/standing.svelte";
import { say } from "../../lib/words/words.svelte";

export type Account = Schemas["Account"];
export type SignedIn = Schemas["SignedIn"];

/** What a form does: one thing at a time, and what went wrong with it. */
export class Attempt {
  problem = $state("");
  isBusy = $state(false);

  async run(work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    [this.problem, this.isBusy] = ["", true];
    try {
      await work();
    } catch (error) {
      this.problem = problemOf(error);
    }
    this.isBusy = false;
  }
}

interface Question {
  yes: () => void;
  no: () => void;
}

class Own {
  account: Account | null = $state.raw(null);
  isKept = $state(false); // just now, on this very page
  isConfirmed = $state(false); // my e-mail address, just now
  isBack = $state(false); // signed in with a letter, just now
  question: Question | null = $state.raw(null); // whether it is me: a sign-in is wanted

  /** Say whether something has just become mine, so that a way on is wanted. */
  get hasArrived(): boolean {
    return this.isKept || this.isConfirmed || this.isBack;
  }

  async load(): Promise<void> {
    if (!isSomebody()) return;
    const { data } = await api.GET("/api/me/account");
    if (data) this.show(data);
  }

  show(account: Account): void {
    this.account = account;
    if (account.is_member) standing.keep(account.name);
  }

  /** Change something; if the last sign-in was too long ago, ask for a new one, then go on. */
  async change(work: () => Promise<Account>): Promise<void> {
    this.show(await this.sure(work));
    renewed();
  }

  async sure<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "sign-in-again") throw error;
    }
    if (!this.account) await this.load();
    await this.#ask();
    return work();
  }

  /** Keep my games: a guest becomes a member. */
  async keep(work: () => Promise<Account>): Promise<void> {
    await this.change(work);
    this.isKept = true;
  }

  /** Be known to the server under some name that is free; return it. */
  async free(typed: string): Promise<string> {
    await beSomebody();
    if (!this.account) await this.load();
    return typed || this.account?.free_name || "";
  }

  /** Have this name from now on: the link in a letter may be opened elsewhere. */
  async be(typed: string): Promise<void> {
    const name = await this.free(typed);
    if (typed) be((await need(api.POST("/api/guests", { body: { name } }))).name);
  }

  #ask(): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = (end: () => void) => (): void => {
        this.question = null;
        end();
      };
      const no = (): void => reject(new Refusal("stopped", say("web-again-stopped")));
      this.question = { yes: done(resolve), no: done(no) };
    });
  }
}

export const own = new Own();

/** Make a passkey, and let the server keep its public half. */
export async function addPasskey(name?: string): Promise<Account> {
  const body = name === undefined ? {} : { name };
  const options = await need(api.POST("/api/me/passkeys/options", { body }));
  const credential = await makePasskey(options);
  return need(api.POST("/api/me/passkeys", { body: { credential, ...body } }));
}

export async function signInByPasskey(): Promise<SignedIn> {
  const credential = await usePasskey(await need(api.POST("/api/sign-in/passkey/options")));
  return need(api.POST("/api/sign-in/passkey", { body: { credential } }));
}
