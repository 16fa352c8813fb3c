import { beforeEach, expect, test } from "vitest";
import { Stage, type Scene } from "./stage";

let waits: (() => void)[] = [];
interface View {
  version: number;
}
interface Event {
  kind: string;
}

let scenes: Scene<View, Event>[] = [];
let stage: Stage<View, Event>;

function view(version: number): View {
  return { version };
}

function event(kind: string): Event {
  return { kind };
}

beforeEach(() => {
  [waits, scenes] = [[], []];
  stage = new Stage((run) => waits.push(run));
  stage.onscene = (scene) => scenes.push(scene);
  stage.steps = ({ kind }) => (kind === "walk" ? 2 : 0);
  stage.pace = 10;
  stage.set(view(1));
});

function shown(): [number, string | undefined, number | undefined][] {
  return scenes.map(({ view, beat }) => [view.version, beat?.event.kind, beat?.step]);
}

test("events that move take their steps, then the new view is shown", () => {
  stage.play(view(2), [event("quiet"), event("walk")]);
  while (waits.length > 0) waits.shift()?.();
  expect(shown()).toEqual([
    [1, undefined, undefined],
    [1, "walk", 0],
    [1, "walk", 1],
    [2, undefined, undefined],
  ]);
  expect(scenes[1]?.past.map((each) => each.kind)).toEqual(["quiet"]);
});

test("what comes meanwhile waits for its turn", () => {
  stage.play(view(2), [event("walk")]);
  stage.play(view(3), [event("walk")]);
  while (waits.length > 0) waits.shift()?.();
  expect(shown().map(([version]) => version)).toEqual([1, 1, 1, 2, 2, 2, 3]);
});

test("a press comes to the end of everything at once", () => {
  stage.play(view(2), [event("walk")]);
  stage.play(view(3), [event("walk")]);
  stage.skip();
  while (waits.length > 0) waits.shift()?.();
  expect(shown().at(-1)).toEqual([3, undefined, undefined]);
  expect(stage.isMoving).toBe(false);
});

test("without a pace nothing moves", () => {
  stage.pace = 0;
  stage.play(view(2), [event("walk")]);
  expect(waits).toEqual([]);
  expect(shown().at(-1)).toEqual([2, undefined, undefined]);
});

test("each event is told once, for its sound", () => {
  const heard: string[] = [];
  stage.onevent = ({ kind }) => heard.push(kind);
  stage.play(view(2), [event("quiet"), event("walk")]);
  while (waits.length > 0) waits.shift()?.();
  expect(heard).toEqual(["quiet", "walk"]);
});

test("what is not yet shown is counted until it begins to move", () => {
  const left: number[] = [];
  stage.onscene = () => left.push(stage.unshown);
  stage.play(view(2), [event("quiet"), event("walk"), event("walk")]);
  stage.play(view(3), [event("walk"), event("quiet")]);
  while (waits.length > 0) waits.shift()?.();
  expect(left).toEqual([1, 3, 2, 2, 2, 1, 1, 0]);
});

test("while nobody looks nothing waits, and who looks again sees what was missed", () => {
  stage.play(view(2), [event("walk")]);
  stage.turnAway();
  expect([shown().at(-1)?.[0], stage.isMoving, stage.unshown]).toEqual([2, false, 0]);
  stage.play(view(3), [event("walk")]);
  expect([shown().at(-1)?.[0], stage.isMoving]).toEqual([3, false]);
  scenes = [];
  stage.turnBack();
  while (waits.length > 0) waits.shift()?.();
  expect(shown().map(([version]) => version)).toEqual([1, 1, 1, 2, 2, 2, 3]);
});

test("what was heard while nobody looked is not heard again", () => {
  const heard: string[] = [];
  stage.onevent = ({ kind }) => heard.push(kind);
  stage.turnAway();
  stage.play(view(2), [event("walk")]);
  stage.turnBack();
  while (waits.length > 0) waits.shift()?.();
  expect(heard).toEqual(["walk"]);
});

test("a view that replaces all others leaves nothing to be played", () => {
  stage.turnAway();
  stage.play(view(2), [event("walk")]);
  stage.set(view(1));
  stage.turnBack();
  expect([shown().at(-1)?.[0], stage.isMoving]).toEqual([1, false]);
});
