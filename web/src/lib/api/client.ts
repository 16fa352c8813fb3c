/** The server, as its OpenAPI page describes it. */
import createClient from "openapi-fetch";
import { settings } from "../settings.svelte";
import type { components, paths } from "./schema";

export type Schemas = components["schemas"];
export type GameInfo = Schemas["GameInfo"];
export type Row = Schemas["Row"];

export const api = createClient<paths>({ baseUrl: "/" });

// The page may be read in another language than the browser's own.
api.use({
  onRequest({ request }) {
    request.headers.set("Accept-Language", settings.language);
    return request;
  },
});

/** What was refused: a code for programs, a sentence for people. */
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
  error?: unknown;
  response: Response;
}

/** Return the data of an answer, or throw the refusal. */
export async function need<T>(asked: Promise<Answer<T>>): Promise<NonNullable<T>> {
  const { data, error } = await asked;
  if (data !== undefined && data !== null) return data;
  const { code, text } = (error ?? {}) as { code?: string; text?: string };
  throw new Refusal(code ?? "unavailable", text ?? "");
}
