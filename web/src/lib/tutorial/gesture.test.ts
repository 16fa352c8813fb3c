import { describe, expect, it } from "vitest";
import { begins, remaining, taken } from "./gesture";

const WHOLE = [{ play: ["walk north;hill d2;corner e3", "walk south"] }, { play: ["rest"] }];
const CUT = [{ play: ["walk north"] }, { play: ["corner e3"] }, {}, { play: ["rest"] }];

describe("a step that wants a whole gesture", () => {
  it("takes it at once", () => {
    expect(taken("walk north;hill d2;corner e3", WHOLE)).toEqual({ steps: 1, made: [] });
    expect(taken("walk south", WHOLE)).toEqual({ steps: 1, made: [] });
  });

  it("takes its actions one by one", () => {
    const made = ["walk north"];
    expect(taken("walk north", WHOLE)).toEqual({ steps: 0, made });
    expect(taken("hill d2;corner e3", WHOLE, made)).toEqual({ steps: 1, made: [] });
    expect(remaining(WHOLE[0]?.play ?? [], made)).toEqual(["hill d2;corner e3"]);
  });

  it("takes nothing else", () => {
    expect(taken("walk north;hill d3", WHOLE)).toBeNull();
    expect(taken("corner e3", WHOLE)).toBeNull();
    expect(taken("rest", WHOLE)).toBeNull();
  });
});

describe("steps that want single actions", () => {
  it("are taken together by one gesture", () => {
    expect(taken("walk north;corner e3", CUT)).toEqual({ steps: 2, made: [] });
  });

  it("are not taken beyond what is to be read, or what others play", () => {
    expect(taken("walk north;corner e3;rest", CUT)).toBeNull();
    const others = [{ play: ["halt"] }, { play: ["rest"], others: [] }];
    expect(taken("halt;rest", others)).toBeNull();
  });
});

it("what begins a wanted gesture may glow", () => {
  expect(begins("walk north", ["walk north;corner e3"])).toBe(true);
  expect(begins("walk", ["walk north;corner e3"])).toBe(false);
  expect(begins("walk north;corner e3", ["walk north"])).toBe(false);
});
