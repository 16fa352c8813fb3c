/** The door to a game's folder: it lets in only what belongs to that game. */
import type { Component } from "svelte";
import type { GameChart, GameChoice, GameEvent, GameView } from "../table/types";
import type { Game, Scene } from "./types";

const FAIRNESS = "web-verify"; // of a game with cards

/**
 * Return a game in the form that the page needs, which knows no game. A view and a chart name their
 * game; the events of a match are of the game that its view names, and `kinds` lists them all.
 */
export function door<
  View extends GameView,
  Chart extends GameChart,
  Event extends GameEvent,
  Choice extends GameChoice,
>(
  id: View["game"] & Chart["game"],
  kinds: { [Kind in Event["kind"]]: object },
  own: Game<
    Scene<View, Chart | null, Event, Choice>,
    Scene<View, Chart, Event, Choice>,
    Event,
    View
  >,
): Game {
  type Ours = Scene<View, Chart | null, Event, Choice>;
  type OnBoard = Scene<View, Chart, Event, Choice>;

  function isOurs(scene: Scene): scene is Ours {
    return scene.view.game === id && (scene.chart === null || scene.chart.game === id);
  }
  function isView(view: GameView): view is View {
    return view.game === id;
  }
  function isOnBoard(scene: Scene): scene is OnBoard {
    return isOurs(scene) && scene.chart !== null;
  }
  function isEvent(event: GameEvent): event is Event {
    return event.kind in kinds;
  }
  const { Board, Over, Tray, Chip, Facts, Course, Text, Pictured, ...rest } = own;
  return {
    ...rest,
    ...(Pictured ? { Pictured: part<Ours, { action: string }>(Pictured, isOurs) } : {}),
    Board: part<OnBoard, object>(Board, isOnBoard),
    Over: part<OnBoard, object>(Over, isOnBoard),
    Tray: part<Ours, object>(Tray, isOurs),
    Chip: part<Ours, { seat: number }>(Chip, isOurs),
    Course: Course && part<Ours, object>(Course, isOurs),
    Facts: part<Ours, { seat: number }>(Facts, isOurs),
    Text: part<OnBoard, object>(Text, isOnBoard),
    label: (scene, action) => (isOnBoard(scene) ? own.label(scene, action) : null),
    finish: (scene) => (isOurs(scene) ? own.finish(scene) : { label: "", action: null }),
    recap: (scene, events, isBrief) =>
      isOurs(scene) ? own.recap(scene, events.filter(isEvent), isBrief) : "",
    sheet: (scene, events) =>
      isOurs(scene) ? own.sheet(scene, events.filter(isEvent)) : { columns: [], rows: [] },
    ticks: (events) => own.ticks(events.filter(isEvent)),
    turn: (view) => (isView(view) ? own.turn(view) : 0),
    mayEnd: (view, action) => isView(view) && (own.mayEnd?.(view, action) ?? false),
    isAfter: (event) => isEvent(event) && (own.isAfter?.(event) ?? false),
    steps: (event) => (isEvent(event) ? own.steps(event) : 0),
    next: (event, coming) =>
      isEvent(event) ? (own.next?.(event, coming.filter(isEvent)) ?? 0) : 0,
    sound: (event) => (isEvent(event) ? own.sound(event) : null),
    begins: (event) => isEvent(event) && own.begins(event),
    isHalf: (event) => isEvent(event) && (own.isHalf?.(event) ?? false),
    shapes: (scene, event) => (isOnBoard(scene) && isEvent(event) ? own.shapes(scene, event) : []),
    drawn: (scene, actions) =>
      isOnBoard(scene) ? own.drawn(scene, actions) : { ways: [], marks: [] },
    focus: (scene) => (isOnBoard(scene) ? own.focus(scene) : null),
    stage: (scene) => (isOnBoard(scene) ? (own.stage?.(scene) ?? null) : null),
    camera: (scene, window, insets) =>
      isOnBoard(scene) ? (own.camera?.(scene, window, insets) ?? null) : null,
    isEnding: (scene) => isOurs(scene) && (own.isEnding?.(scene) ?? false),
    fairness: (events) => own.fairness?.(events.filter(isEvent)) ?? FAIRNESS,
    asks: (scene) => (isOnBoard(scene) ? (own.asks?.(scene) ?? "") : ""),
    waits: (scene, foreseen) =>
      isOurs(scene) ? (own.waits?.(scene, foreseen.filter(isEvent)) ?? "") : "",
    now: (scene) => (isOnBoard(scene) ? own.now(scene) : scene.view),
  };
}

/** Return a component that draws nothing that belongs to another game. */
function part<Own extends Scene, More extends object>(
  Part: Component<{ scene: Own } & More>,
  isOwn: (scene: Scene) => scene is Own,
): Component<{ scene: Scene } & More> {
  const fits = (props: { scene: Scene } & More): props is { scene: Own } & More =>
    isOwn(props.scene);
  return (internals, props) => (fits(props) ? Part(internals, props) : {});
}
