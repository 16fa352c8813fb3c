import { describe, expect, it, vi } from "vitest";
import { door } from "../door";
import { begins, EVENTS, sound, steps } from "./events";
import { CHART, sceneOf, TOLD, viewOf } from "./fixture";
import { ID, type Chart, type Event, type View } from "./types";

const Part = vi.fn(() => ({}));
const game = door<View, Chart, Event, never>(ID, EVENTS, {
  Board: Part,
  Tray: Part,
  Facts: Part,
  Text: Part,
  Over: Part,
  Chip: Part,
  Course: null,
  label: () => ({ key: "ours" }),
  isShown: () => true,
  isFinal: () => true,
  finish: () => ({ label: "End turn", action: "pass" }),
  recap: () => "passed",
  turn: () => 7,
  sheet: () => ({ columns: [{ label: "Turn 3" }], rows: [] }),
  ticks: (events) => events.map(() => ({ ply: 1, label: "1" })),
  nearest: 2,
  steps,
  sound,
  begins,
  shapes: () => ["M0 0"],
  drawn: () => ({ ways: [], marks: ["M0 0"] }),
  focus: () => [0, 0, 1, 1],
  now: ({ view }) => ({ ...view, deck_size: 0 }),
});

const PASSED: Event = { ...TOLD, kind: "Passed", seat: 0 };
const ours = sceneOf(viewOf());
const others = JSON.parse(JSON.stringify({ ...ours, view: { ...ours.view, game: "another" } }));

describe("the door of a game", () => {
  it("lets in what is of the game", () => {
    expect(game.label(ours, "pass")).toEqual({ key: "ours" });
    expect(game.shapes(ours, PASSED)).toEqual(["M0 0"]);
    expect(game.focus(ours)).toEqual([0, 0, 1, 1]);
    expect(game.now(ours)).toMatchObject({ deck_size: 0 });
    expect(game.finish(ours).action).toBe("pass");
    expect(game.recap(ours, [PASSED], false)).toBe("passed");
    expect(game.turn(ours.view)).toBe(7);
    expect(game.sheet(ours, []).columns).toHaveLength(1);
    expect(game.ticks([PASSED])).toHaveLength(1);
  });

  it("keeps out what is of another", () => {
    expect(game.label(others, "pass")).toBeNull();
    expect(game.finish(others).action).toBeNull();
    expect(game.recap(others, [PASSED], false)).toBe("");
    expect(game.turn(others.view)).toBe(0);
    expect(game.sheet(others, []).columns).toEqual([]);
    expect(game.shapes(others, PASSED)).toEqual([]);
    expect(game.drawn(others, ["pass"]).marks).toEqual([]);
    expect(game.focus(others)).toBeNull();
    expect(game.now(others)).toBe(others.view);
  });

  it("asks for a board only where there is one", () => {
    const early = { ...ours, chart: null };
    expect([game.focus(early), game.label(early, "pass")]).toEqual([null, null]);
    expect(game.focus({ ...early, chart: CHART })).not.toBeNull();
  });

  it("tells of a kind of event that it does not know, and no more", () => {
    const [event] = JSON.parse('[{ "kind": "Sneezed" }]');
    expect([game.steps(event), game.sound(event), game.begins(event)]).toEqual([0, null, false]);
    expect(game.shapes(ours, event)).toEqual([]);
  });

  it("draws the parts of its own scenes alone", () => {
    const internals = JSON.parse("{}"); // of Svelte
    game.Board(internals, { scene: others });
    game.Board(internals, { scene: { ...ours, chart: null } });
    game.Facts(internals, { scene: others, seat: 0 });
    expect(Part).not.toHaveBeenCalled();
    game.Board(internals, { scene: ours });
    game.Tray(internals, { scene: { ...ours, chart: null } });
    expect(Part).toHaveBeenCalledTimes(2);
  });
});
