import { describe, expect, it } from "vitest";
import { carried, countsIn, even, splitAction, stepped, taskOf } from "./splitting";
import { sceneOf, sure } from "./fixture";
import { BOXES, type Choice } from "./types";

const ALL: Choice = { kind: "split", cubes: 15, boxes: [...BOXES] };
const task = sure(taskOf(sceneOf({ described: ALL })));
const rest = sure(taskOf(sceneOf({ legal: ["resplit 7 0", "resplit 6 1"] })));

describe("what is split", () => {
  it("is described, or read off the first of a list", () => {
    expect(task).toMatchObject({ verb: "split", cubes: 15 });
    expect(rest).toEqual({ verb: "resplit", cubes: 7, boxes: ["temple", "city"], goal: null });
    expect(taskOf(sceneOf({ legal: ["place 1"] }))).toBeNull();
  });

  it("knows in a lesson what is wanted", () => {
    const wanted = sceneOf({ described: ALL, goal: "split 2 6 4 3" });
    expect(taskOf(wanted)?.goal).toEqual([2, 6, 4, 3]);
    expect(taskOf(sceneOf({ legal: ["resplit 1 1"] }))?.goal).toEqual([1, 1]);
    expect(task.goal).toBeNull();
  });

  it("begins even", () => {
    expect(even(task)).toEqual([3, 4, 4, 4]);
    expect(even(rest)).toEqual([3, 4]);
  });

  it("goes there and back in notation", () => {
    expect(splitAction(task, [2, 6, 4, 3])).toBe("split 2 6 4 3");
    expect(countsIn("split 2 6 4 3")).toEqual([2, 6, 4, 3]);
  });
});

describe("cubes", () => {
  it("are stepped as far as there are some", () => {
    expect(stepped(task, [3, 4, 4, 4], 1, 1)).toEqual([3, 4, 4, 4]);
    expect(stepped(task, [3, 4, 4, 4], 0, -1)).toEqual([2, 4, 4, 4]);
    expect(stepped(task, [2, 4, 4, 4], 1, 5)).toEqual([2, 5, 4, 4]);
    expect(stepped(task, [2, 4, 4, 4], 0, -9)).toEqual([0, 4, 4, 4]);
  });

  it("are carried between boxes and the hand", () => {
    expect(carried([3, 4, 4, 4], 0, 1)).toEqual([2, 5, 4, 4]);
    expect(carried([2, 4, 4, 4], -1, 3)).toEqual([2, 4, 4, 5]);
    expect(carried([3, 4, 4, 4], 2, -1)).toEqual([3, 4, 3, 4]);
  });
});
