import { expect, test } from "vitest";
import { arrowAlong } from "./arrow";

test("an arrow ends where its way ends, and its shaft where the head begins", () => {
  const arrow = arrowAlong([
    [0, 0],
    [100, 0],
  ]);
  expect(arrow?.shaft).toBe("M0.0 0.0L74.0 0.0");
  expect(arrow?.head).toBe("M74.0 13.0L100.0 0.0L74.0 -13.0Z");
});

test("a way of many short steps keeps its turns, and the head looks where it came from", () => {
  const arrow = arrowAlong([
    [0, 0],
    [50, 0],
    [50, 40],
    [50, 60],
  ]);
  expect(arrow?.shaft).toBe("M0.0 0.0L50.0 0.0L50.0 34.0");
  expect(arrow?.head).toContain("L50.0 60.0L");
});

test("a short way has a short head", () => {
  const arrow = arrowAlong([
    [0, 0],
    [20, 0],
  ]);
  expect(arrow?.shaft).toBe("M0.0 0.0L8.0 0.0");
});

test("where nothing moves there is no arrow", () => {
  expect(arrowAlong([[3, 4]])).toBeNull();
  expect(
    arrowAlong([
      [3, 4],
      [3, 4],
    ]),
  ).toBeNull();
});
