/** The time zone of whoever is new is the one of their browser; one that was chosen stays. */
import { api, need, type Schemas } from "./api/client";

type Wishes = Schemas["Wishes"];

/** Return what I want to hear of; the first time, my zone becomes the browser's. */
export async function wishesInZone(): Promise<Wishes> {
  const found = await need(api.GET("/api/me/notices"));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (!found.is_new || !timeZone) return found;
  return need(api.PUT("/api/me/notices", { body: { ...found.taste, zone: timeZone } }));
}

/** Have a zone before days are counted for me; without an answer the server takes UTC. */
export function beInZone(): void {
  void wishesInZone().catch(() => {});
}
