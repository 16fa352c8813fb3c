import { expect, test, vi } from "vitest";
import { isLesson } from "./kept";

vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(["kept"]) });
const device = "device" as const;

test("a lesson is known by its table, or in another browser by who sits there", () => {
  const chairs = [device, device, device];
  expect(isLesson({ id: "kept", chairs: [], seats: [] })).toBe(true);
  expect(isLesson({ id: "a", chairs, seats: ["Felix", "Roxane", "Ada"] })).toBe(true);
  expect(isLesson({ id: "a", chairs, seats: ["Felix", "Clara", "Ada"] })).toBe(false);
  expect(isLesson({ id: "a", chairs: ["open", "open"], seats: ["Felix", "Roxane"] })).toBe(false);
});
