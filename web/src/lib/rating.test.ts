import { describe, expect, it } from "vitest";
import { extent } from "./rating";

describe("the bar of a rating", () => {
  const all = [
    { rating: 1700, margin: 100 },
    { rating: 1500, margin: 300 },
  ];

  it("lies on one scale with all others", () => {
    expect(all.map((each) => extent(each, all))).toEqual([
      { from: (100 * 400) / 600, to: 100, at: (100 * 500) / 600 },
      { from: 0, to: 100, at: 50 },
    ]);
  });

  it("of somebody alone is the whole scale", () => {
    expect(extent({ rating: 1500, margin: 0 }, [{ rating: 1500, margin: 0 }]).at).toBe(0);
  });
});
