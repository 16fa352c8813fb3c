import { expect, test, vi } from "vitest";
import { bytes, text, whyNoPasskey } from "./passkey";

vi.mock("./api/client", () => ({ Refusal: Error }));
vi.mock("./words/words.svelte", () => ({ say: (key: string) => key }));

function at(hostname: string, port = ""): Pick<Location, "hostname" | "host" | "port"> {
  return { hostname, port, host: port ? `${hostname}:${port}` : hostname };
}

test("bytes are written as addresses write them, and read again", () => {
  const all = Uint8Array.from({ length: 256 }, (_, index) => index);
  expect(bytes(text(all.buffer))).toEqual(all);
  expect(text(Uint8Array.of(251, 255).buffer)).toBe("-_8");
});

test("an address that is no name has no passkeys", () => {
  for (const host of ["127.0.0.1", "[::1]", "192.168.1.7", "[fe80::1]"])
    expect(whyNoPasskey(at(host, "8000"), true)).not.toBe("");
});

test("an insecure connection has no passkeys", () => {
  expect(whyNoPasskey(at("play.example.org"), false)).not.toBe("");
});
