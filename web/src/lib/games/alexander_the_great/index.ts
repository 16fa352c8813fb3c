/** Alexander the Great on the page. */
import type { Game } from "../types";
import Board from "./Board.svelte";
import { drawn } from "./drawn";
import Facts from "./Facts.svelte";
import { focus } from "./focus";
import { label } from "./labels";
import { played } from "./played";
import { sound, steps } from "./steps";
import Text from "./Text.svelte";
import { shapes } from "./told";
import Tray from "./Tray.svelte";
import type { View } from "./types";

const SHOWN = new Set(["place", "resplit", "temple", "city"]);

const game: Game = {
  Board,
  Tray,
  Facts,
  Text,
  tray: { large: 12.25, small: 15 },
  label,
  isShown: (action) => SHOWN.has(action.split(" ")[0] ?? ""),
  steps,
  sound,
  focus,
  shapes,
  drawn,
  now: ({ view, past, beat }) => {
    const before = played(view as View, past);
    return beat ? played(before, [beat.event]) : before;
  },
  scores: (view) => (view as View).scores,
};

export default game;
