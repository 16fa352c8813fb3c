import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { Check } from "./check.svelte";
import type { Drawing } from "./drawing";
import { formatDrawing } from "./text";

vi.mock("../../../api/client", () => ({ api: { POST: vi.fn() } }));
vi.mock("../../../me", () => ({ beSomebody: () => Promise.resolve("Ana") }));
vi.mock("../../../words/words.svelte", () => ({ language: () => "fr", say: (key: string) => key }));

const post = vi.mocked(api.POST);

function drawing(row: string): Drawing {
  const plain = { name: "small", title: "Small", top: 0, left: 0, map: null, places: {} };
  return { ...plain, rows: [row], start: { row: 0, half: 2 } };
}

function answers(data: unknown, error?: unknown): void {
  post.mockResolvedValueOnce({ data, error, response: new Response() } as never);
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  post.mockReset();
});

describe("the check of a drawing", () => {
  it("asks once, a moment after the last change, in the language of the page", async () => {
    const check = new Check();
    answers({ sheet: "", chart: {} });
    check.look(drawing(" ."));
    await pass(200);
    check.look(drawing(" .."));
    await pass(400);
    expect(post).toHaveBeenCalledTimes(1);
    const [, sent] = post.mock.calls[0] as unknown as [string, { body: object; headers: object }];
    expect(sent.body).toEqual({ text: formatDrawing(drawing(" ..")) });
    expect(sent.headers).toEqual({ "Accept-Language": "fr" });
    expect(check.isSound(formatDrawing(drawing(" ..")))).toBe(true);
    expect(check.isSound(formatDrawing(drawing(" .")))).toBe(false);
  });

  it("tells a fault, and which spaces it names", async () => {
    const check = new Check();
    const fault = "No way leads to c12u.";
    answers(undefined, { code: "unreadable-board", text: fault, places: ["c12u", "a1d"] });
    check.look(drawing(" . ."));
    await pass(400);
    expect(check.verdict).toMatchObject({ kind: "faulty", fault });
    expect(check.named).toEqual(["c12u", "a1d"]);
  });

  it("asks again by itself when it has asked too often, and keeps the last verdict until then", async () => {
    const check = new Check();
    answers(undefined, { code: "too-many" });
    answers({ sheet: "", chart: {} });
    check.look(drawing(" ."));
    await pass(400);
    expect(check.verdict.kind).toBe("waiting");
    await pass(2000);
    expect(check.verdict.kind).toBe("sound");
  });

  it("says when nobody answers, and forgets answers to what was drawn before", async () => {
    const check = new Check();
    post.mockRejectedValueOnce(new Error("cut"));
    check.look(drawing(" ."));
    await pass(400);
    expect(check.verdict.kind).toBe("away");
    answers(undefined, { code: "unreadable-board", text: "late" });
    check.stop();
    await pass(5000);
    expect(check.verdict.kind).toBe("away");
  });
});
