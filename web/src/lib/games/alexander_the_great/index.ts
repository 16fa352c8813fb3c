/** Alexander the Great on the page. */
import { door } from "../door";
import Board from "./Board.svelte";
import { drawn } from "./drawn";
import { begins, EVENTS, sound, steps } from "./events";
import Facts from "./Facts.svelte";
import { focus } from "./focus";
import { label } from "./labels";
import { played } from "./played";
import Text from "./Text.svelte";
import { shapes } from "./told";
import Tray from "./Tray.svelte";
import { ID, type Chart, type Choice, type Event, type View } from "./types";

const SHOWN = new Set(["place", "resplit", "temple", "city"]);

export default door<View, Chart, Event, Choice>(ID, EVENTS, {
  Board,
  Tray,
  Facts,
  Text,
  tray: { large: 12.25, small: 15 },
  label,
  isShown: (action) => SHOWN.has(action.split(" ")[0] ?? ""),
  steps,
  sound,
  begins,
  focus,
  shapes,
  drawn,
  now: ({ view, past, beat }) => played(view, beat ? [...past, beat.event] : past),
});
