/** How Alexandros looks on the page. */
import type { Component } from "svelte";
import type { Game, SceneProps, SeatProps } from "../types";
import Board from "./Board.svelte";
import { drawn } from "./drawn";
import Facts from "./Facts.svelte";
import { focus } from "./focus";
import { label } from "./labels";
import { sound, steps } from "./moving";
import { nowOf } from "./shown";
import Text from "./Text.svelte";
import { shapes } from "./told";
import Tray from "./Tray.svelte";
import type { OurScene, View } from "./types";

// Some of these have a place too, but are easily missed there.
const UNDRAWN = ["stay", "draw", "pay", "guard", "levy", "pass"];

const game: Game = {
  Board: Board as unknown as Component<SceneProps>,
  Tray: Tray as unknown as Component<SceneProps>,
  Facts: Facts as unknown as Component<SeatProps>,
  Text: Text as unknown as Component<SceneProps>,
  label: (scene, action) => (scene.chart ? label(scene as unknown as OurScene, action) : null),
  tray: { large: 8.75, small: 11, huge: 9.75 },
  steps,
  sound,
  focus: (scene) => focus(scene as unknown as OurScene),
  shapes: (scene, event) => (scene.chart ? shapes(scene as unknown as OurScene, event) : []),
  drawn: (scene, actions) =>
    scene.chart ? drawn(scene as unknown as OurScene, actions) : { ways: [], marks: [] },
  isShown: (action) => !UNDRAWN.includes(action.split(" ")[0] ?? ""),
  now: (scene) => nowOf(scene as unknown as OurScene),
  scores: (view) => (view as View).scores,
};

export default game;
