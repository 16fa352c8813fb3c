/** Who I am to the server: a guest, who comes when a seat is wanted, and the name I sit down with. */
import { api, need } from "./api/client";
import { settings } from "./settings.svelte";
import { say } from "./words/words.svelte";

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
  const { data } = await api.GET("/api/me");
  return data ? data.name : (await need(api.POST("/api/guests", { body: { name } }))).name;
}
