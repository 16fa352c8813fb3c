/** Whether I am a guest, who could keep their games, or a member with a page of their own. */
import { api } from "./api/client";
import { beMember, isMember, isSomebody } from "./me";

class Standing {
  isGuest = $state(false);
  isMember = $state(isMember());
  #hasAsked = false;

  /** Ask the server once, unless this browser knows the answer. */
  look(): void {
    if (this.#hasAsked || !isSomebody() || isMember()) return;
    this.#hasAsked = true;
    void this.#ask();
  }

  /** Be a member from now on. */
  keep(name: string): void {
    this.isGuest = false;
    this.isMember = true;
    beMember(name);
  }

  async #ask(): Promise<void> {
    const { data } = await api.GET("/api/me/account").catch(() => ({ data: undefined }));
    if (data?.is_member) this.keep(data.name);
    this.isGuest = data?.is_member === false;
  }
}

export const standing = new Standing();
