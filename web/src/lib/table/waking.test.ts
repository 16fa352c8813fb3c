import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waking } from "./waking";

class Host extends EventTarget {}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", new Host());
  vi.stubGlobal("window", new Host());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("while the time goes by as usual, nothing happens", () => {
  const run = vi.fn();
  waking(run);
  vi.advanceTimersByTime(120_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(run).not.toHaveBeenCalled();
});

test("a page that slept and one that is in reach again wake up, until they are left", () => {
  const run = vi.fn();
  const stop = waking(run);
  vi.setSystemTime(Date.now() + 60_000); // no timer ran meanwhile
  document.dispatchEvent(new Event("visibilitychange"));
  expect(run).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("online"));
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(5_000);
  expect(run).toHaveBeenCalledTimes(3);
  stop();
  window.dispatchEvent(new Event("online"));
  expect(run).toHaveBeenCalledTimes(3);
});
