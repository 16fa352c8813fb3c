import { expect, test } from "vitest";
import { drawn } from "./drawn";
import { circle } from "./geometry";
import { sceneOf } from "./fixture";

const scene = sceneOf();

test("each group has its arrow, over the printed one", () => {
  const { ways, marks } = drawn(scene, ["move start lydia 6", "move lydia caria 2 1t", "stop"]);
  expect(ways).toHaveLength(2);
  expect(ways[0]).toEqual([[110, 300], [200, 300], [280, 300]]); // prettier-ignore
  expect(ways[1]?.at(-1)).toEqual([580, 300]);
  expect(marks).toEqual([]);
});

test("the place of a building is ringed", () => {
  expect(drawn(scene, ["temple lydia"])).toEqual({ ways: [], marks: [circle([310, 300], 15)] });
});

test("a split, a place and a site that is none leave the board as it is", () => {
  const nothing = { ways: [], marks: [] };
  expect(drawn(scene, ["split 2 6 4 3", "place 1", "city lydia", "confirm"])).toEqual(nothing);
});
