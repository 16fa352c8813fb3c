import { expect, test, vi } from "vitest";
import { draftOf, goesOn, isTalking, keepDraft } from "./talking";

test("whoever writes when the same people go on elsewhere goes on writing there", () => {
  vi.stubGlobal("document", { activeElement: { matches: () => true } });
  keepDraft("first", "Shall we");
  goesOn("first", "second");
  expect(draftOf("second")).toBe("Shall we");
  expect(isTalking("second")).toBe(true);
  expect(isTalking("first")).toBe(false);
});
