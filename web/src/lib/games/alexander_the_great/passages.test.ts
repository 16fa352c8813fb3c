import { describe, expect, it } from "vitest";
import { freshest, notation, passagesOf } from "./passages";
import { meaning, onlyMove } from "./presses";
import type { Passage } from "./types";

const PASSAGE: Passage = {
  source: "lydia",
  target: "caria",
  price: 2,
  stock: [2, 3, 0],
  payments: [
    [2, 0],
    [1, 1],
    [0, 2],
  ],
};
const FREE: Passage = { ...PASSAGE, price: 0, stock: [0, 1, 0], payments: [[0, 0]] };

describe("a move in notation", () => {
  it("names armies and price", () => {
    expect(notation(PASSAGE, [2, 3, 0], 0)).toBe("move lydia caria 5 2t");
    expect(notation(PASSAGE, [2, 1, 0], 1)).toBe("move lydia caria 3 1t1c");
    expect(notation(FREE, [0, 1, 0], 0)).toBe("move lydia caria 1");
  });

  it("names steps only where others than the freshest go", () => {
    expect(notation(PASSAGE, [0, 2, 0], 2)).toBe("move lydia caria 2 2c 2@1");
    expect(notation(PASSAGE, [1, 2, 0], 0)).toBe("move lydia caria 3 2t 1@0,2@1");
  });

  it("takes the freshest first", () => {
    expect(freshest([2, 3, 1], 4)).toEqual([2, 2, 0]);
  });
});

describe("a press while armies march", () => {
  it("leads armies in hand over an arrow", () => {
    expect(meaning([PASSAGE], "lydia", "caria")).toEqual({ kind: "lead", passage: PASSAGE });
  });

  it("takes armies in hand, and takes others instead", () => {
    expect(meaning([PASSAGE], "", "lydia").kind).toBe("take");
    expect(
      meaning([PASSAGE, { ...PASSAGE, source: "caria", target: "ionia" }], "", "caria").kind,
    ).toBe("take");
  });

  it("finds the one way to a province that is pressed first", () => {
    expect(meaning([PASSAGE], "", "caria").kind).toBe("lead");
  });

  it("asks why where no way leads", () => {
    expect(meaning([PASSAGE], "lydia", "ionia")).toEqual({
      kind: "ask",
      asked: "move lydia ionia 1",
    });
  });

  it("needs no panel where there is one move only", () => {
    expect(onlyMove(FREE)).toBe("move lydia caria 1");
    expect(onlyMove(PASSAGE)).toBe("");
  });
});

it("reads passages only from a choice of moves", () => {
  expect(passagesOf({ kind: "split", cubes: 15, boxes: [] })).toEqual([]);
  expect(passagesOf({ kind: "move", passages: [FREE], or: "stop" })).toEqual([FREE]);
});
