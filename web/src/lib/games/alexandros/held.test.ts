import { afterEach, describe, expect, test } from "vitest";
import { divided, sceneOf } from "./fixture";
import { held, served } from "./held.svelte";

const SCENE = sceneOf(divided({ serves: { lyre: ["a1u", "b1d"], horse: [] } }));

afterEach(() => (held.card = ""));

describe("a card of my hand", () => {
  test("shows where it would serve while it is pointed at", () => {
    expect(served(SCENE)).toEqual([]);
    held.take("lyre");
    expect(served(SCENE)).toEqual(["a1u", "b1d"]);
    held.drop("horse"); // leaving another card
    expect(served(SCENE)).toEqual(["a1u", "b1d"]);
    held.drop("lyre");
    expect(served(SCENE)).toEqual([]);
  });

  test("shows it also while it is chosen to levy taxes", () => {
    expect(served({ ...SCENE, chosen: "levy lyre" })).toEqual(["a1u", "b1d"]);
    expect(served({ ...SCENE, chosen: "take lyre" })).toEqual([]);
  });

  test("shows nothing of which the server says nothing", () => {
    held.take("temple");
    expect(served(SCENE)).toEqual([]);
    expect(served(sceneOf(divided()))).toEqual([]);
  });
});
