/**
 * The server, as its OpenAPI page describes it. openapi-fetch stays at 0.16: from 0.17 on its types
 * turn tuples into plain arrays, and a place on the sheet is a tuple.
 */
import createClient from "openapi-fetch";
import { settings } from "../settings.svelte";
import type { components, paths } from "./schema";

export type Schemas = components["schemas"];
export type GameInfo = Schemas["GameInfo"];
export type Row = Schemas["Row"];

export const api = createClient<paths>({ baseUrl: "/" });

// The page may be in another language than the browser.
api.use({
  onRequest({ request }) {
    request.headers.set("Accept-Language", settings.language);
    return request;
  },
});

/** A refusal: a code for programs, a sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

interface Answer<T> {
  data?: T;
  error?: Schemas["Problem"];
  response: Response;
}

/** Return the data of an answer, or throw the refusal. */
export async function need<T>(asked: Promise<Answer<T>>): Promise<NonNullable<T>> {
  const { data, error } = await asked;
  if (data !== undefined && data !== null) return data;
  throw new Refusal(error?.code ?? "unavailable", error?.text ?? "");
}
