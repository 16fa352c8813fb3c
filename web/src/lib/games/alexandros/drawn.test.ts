import { expect, test } from "vitest";
import { drawn } from "./drawn";
import { CHART, sceneOf, viewOf } from "./fixture";
import { triangle } from "./geometry";

const mark = (space: string): string => triangle(CHART, space, 0.9);

test("the way goes over the points that are stepped on, to the last one", () => {
  const line = ["march horse", "space b2d", "point c2", "step b2", "step c2", "occupy b2d"];
  expect(drawn(sceneOf(viewOf()), line)).toEqual({
    ways: [[[40, 0], [80, 70], [120, 140]]], // prettier-ignore
    marks: [mark("b2d")],
  });
});

test("a way that follows by itself goes straight to where it leads", () => {
  const view = viewOf({ reach: { "march horse": ["b2d"] } });
  expect(drawn(sceneOf(view), ["march horse", "takeover a1u"])).toEqual({
    ways: [[[40, 0], CHART.spaces["b2d"]?.at]],
    marks: [mark("b2d"), mark("a1u")],
  });
});

test("a march that has begun goes on from where it has come to", () => {
  const marching = { targets: [], owes_card: false, space: "b2d", point: "c2", path: ["a1", "b2"] };
  const view = viewOf({ turn: { ...viewOf().turn, phase: "path", marching } });
  const { ways } = drawn(sceneOf(view), ["step c2"]);
  expect(ways).toEqual([[[40, 0], [80, 70], [120, 140]]]); // prettier-ignore
});

test("a march that is over is not drawn again", () => {
  const marching = {
    targets: [],
    owes_card: false,
    space: "b2d",
    point: "c2",
    path: ["a1", "b2", "c2"],
  };
  const view = viewOf({ turn: { ...viewOf().turn, marching } });
  expect(drawn(sceneOf(view), ["occupy b2d"])).toEqual({ ways: [], marks: [mark("b2d")] });
});

test("what has no place on the board has no arrow", () => {
  expect(drawn(sceneOf(viewOf()), ["draw", "levy lyre", "pass"])).toEqual({ ways: [], marks: [] });
});

test("a card that leads to several spaces tells no way yet", () => {
  const view = viewOf({ reach: { "march lyre": ["a1u", "b1d"] } });
  expect(drawn(sceneOf(view), ["march lyre"]).ways).toEqual([]);
});
