/** Turns on, by e-mail, what is about my turn. */
import { api, need, type Schemas } from "../../lib/api/client";
import { wishesInZone } from "../../lib/zone";
import { withTurn } from "./turn";

/** Turn on what is about my turn by e-mail, and nothing else. */
export async function hearByMail(): Promise<Schemas["Wishes"]> {
  const before = await wishesInZone();
  const { taste } = await need(api.POST("/api/me/notices/mail"));
  const body = { ...taste, off: withTurn(before, "mail") };
  return need(api.PUT("/api/me/notices", { body }));
}
