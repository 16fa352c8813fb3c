/** Passkeys: what the browser is asked for, and what it answers, as the server writes and reads it. */
import { Refusal } from "./api/client";
import { say } from "./words/words.svelte";

type Json = Record<string, unknown>;
type Place = Pick<Location, "hostname" | "host" | "port">;

interface Listed {
  id: string;
  type: "public-key";
}

const LOCAL = ["127.0.0.1", "[::1]", "0.0.0.0"];
const NUMBERS = /^(\[.*\]|\d+(\.\d+){3})$/; // addresses that are no names

/** Say why there can be no passkey here; empty: there can. */
export function whyNoPasskey(place: Place = location, isSecure = isSecureContext): string {
  if (LOCAL.includes(place.hostname)) {
    const other = `http://localhost${place.port ? `:${place.port}` : ""}`;
    return say("web-passkey-address", { host: place.host, other });
  }
  if (!isSecure || NUMBERS.test(place.hostname)) return say("web-passkey-insecure");
  return "PublicKeyCredential" in window ? "" : say("web-passkey-browser");
}

/** Let the browser make a passkey. */
export async function makePasskey(options: Json): Promise<Json> {
  const asked = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: listed(asked.excludeCredentials as Listed[] | undefined),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await answered(navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  return written(made, {
    attestationObject: text(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  });
}

/** Let the browser sign with a passkey that it offers. */
export async function usePasskey(options: Json): Promise<Json> {
  const asked = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    allowCredentials: listed(asked.allowCredentials as Listed[] | undefined),
  } as unknown as PublicKeyCredentialRequestOptions;
  const made = await answered(navigator.credentials.get({ publicKey }));
  const response = made.response as AuthenticatorAssertionResponse;
  return written(made, {
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    ...(response.userHandle ? { userHandle: text(response.userHandle) } : {}),
  });
}

async function answered(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    return (await asked) as PublicKeyCredential;
  } catch (error) {
    const isKnown = error instanceof DOMException && error.name === "InvalidStateError";
    throw new Refusal("passkey", say(isKnown ? "web-passkey-here" : "web-passkey-stopped"));
  }
}

function written(made: PublicKeyCredential, response: Json): Json {
  const told = text(made.response.clientDataJSON);
  return {
    id: made.id,
    rawId: text(made.rawId),
    type: made.type,
    response: { clientDataJSON: told, ...response },
  };
}

function listed(known: readonly Listed[] = []): PublicKeyCredentialDescriptor[] {
  return known.map(({ id, type }) => ({ id: bytes(id), type }));
}

/** Return the bytes of a text in base64, as addresses write it. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function text(bytes: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
