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

const game: Game = {
  Board: Board as unknown as Component<SceneProps>,
  Tray: Tray as unknown as Component<SceneProps>,
  Facts: Facts as unknown as Component<SeatProps>,
  Text: Text as unknown as Component<SceneProps>,
  steps,
  sound,
  focus: (scene) => focus(scene as unknown as OurScene),
  scores: (view) => (view as View).scores,
};

export default game;
