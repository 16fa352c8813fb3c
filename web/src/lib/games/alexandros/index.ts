/** How Alexandros looks on the page. */
import { door } from "../door";
import Board from "./Board.svelte";
import { drawn } from "./drawn";
import { begins, EVENTS, sound, steps } from "./events";
import Facts from "./Facts.svelte";
import { focus } from "./focus";
import { label } from "./labels";
import { nowOf } from "./shown";
import Text from "./Text.svelte";
import { shapes } from "./told";
import Tray from "./Tray.svelte";
import { ID, type Chart, type Event, type View } from "./types";

// Some of these have a place on the board too, but are easily missed there.
const UNDRAWN = ["stay", "draw", "pay", "guard", "levy", "pass"];

export default door<View, Chart, Event, never>(ID, EVENTS, {
  Board,
  Tray,
  Facts,
  Text,
  label,
  tray: { large: 8.75, small: 11, huge: 9.75 },
  steps,
  sound,
  begins,
  focus,
  shapes,
  drawn,
  isShown: (action) => !UNDRAWN.includes(action.split(" ")[0] ?? ""),
  now: nowOf,
});
