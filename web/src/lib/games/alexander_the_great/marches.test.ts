import { describe, expect, it } from "vitest";
import { ends, marchAction, mostFrom, sourcesOf, wayFor } from "./marches";
import type { March } from "./types";

const FAR: March = {
  source: "lydia",
  target: "cilicia",
  way: ["phrygia", "cilicia"],
  prices: [1, 2],
  price: 3,
  stock: [2, 1, 0],
  payments: [
    [3, 0],
    [2, 1],
    [1, 2],
  ],
  ends: "",
  suffixes: [
    ["", "", ""],
    ["", "2@1", "2@1,1@2"],
  ],
};
const NEAR: March = { ...FAR, way: ["cilicia"], prices: [4], price: 4, stock: [2, 1, 1] };

describe("a march", () => {
  it("is one move for each step, which share the payment", () => {
    expect(marchAction(FAR, 3, 1)).toBe(
      "move lydia phrygia 3 1t;move phrygia cilicia 3 1t1c 2@1,1@2",
    );
    expect(marchAction({ ...FAR, payments: [[0, 3]] }, 1, 0)).toBe(
      "move lydia phrygia 1 1c;move phrygia cilicia 1 2c",
    );
  });

  it("takes the best way that enough armies have the steps for", () => {
    expect(wayFor([FAR, NEAR], 3)).toBe(FAR);
    expect(wayFor([FAR, NEAR], 4)).toBe(NEAR);
    expect(mostFrom([FAR, NEAR], "lydia", "cilicia")).toBe(4);
    expect(sourcesOf([FAR, NEAR])).toEqual(["lydia"]);
  });

  it("is told by its ends", () => {
    expect(ends("move lydia phrygia 3;move phrygia cilicia 3 1t")).toEqual(["lydia", "cilicia"]);
    expect(ends("temple lydia")).toEqual([]);
  });
});
