/** How Alexandros looks on the page. */
import type { Component } from "svelte";
import type { Game, SceneProps, SeatProps } from "../types";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import { focus } from "./focus";
import { sound, steps } from "./moving";
import Text from "./Text.svelte";
import Tray from "./Tray.svelte";
import type { OurScene, View } from "./types";

// Only these have no place of their own; the deck and the hand offer some of them too.
const UNDRAWN = ["stay", "draw", "pay", "levy", "pass"];

const game: Game = {
  Board: Board as unknown as Component<SceneProps>,
  Tray: Tray as unknown as Component<SceneProps>,
  Facts: Facts as unknown as Component<SeatProps>,
  Text: Text as unknown as Component<SceneProps>,
  steps,
  sound,
  focus: (scene) => focus(scene as unknown as OurScene),
  isShown: (action) => !UNDRAWN.includes(action.split(" ")[0] ?? ""),
  scores: (view) => (view as View).scores,
};

export default game;
