/** How Alexandros looks on the page. */
import { door } from "../door";
import { asks, waits } from "./asks";
import Board from "./Board.svelte";
import Course from "./Course.svelte";
import Chip from "./Chip.svelte";
import { drawn } from "./drawn";
import { begins, EVENTS, isHalf, sound, steps } from "./events";
import Facts from "./Facts.svelte";
import { finish } from "./finish";
import { focus, stage } from "./focus";
import { label } from "./labels";
import { panels } from "./panels";
import Over from "./Over.svelte";
import { recap } from "./recap";
import { nowOf } from "./shown";
import { sheet, ticks } from "./sheet";
import Text from "./Text.svelte";
import { shapes } from "./told";
import Tray from "./Tray.svelte";
import { ID, type Chart, type Event, type View } from "./types";

const UNDRAWN = ["stay", "pay", "pass"];
const FINAL = ["draw"]; // it shows what nobody can forget

export default door<View, Chart, Event, never>(ID, EVENTS, {
  Board,
  Over,
  Tray,
  Chip,
  Facts,
  Text,
  Course,
  isShown: (action) => !UNDRAWN.includes(action.split(" ")[0] ?? ""),
  isFinal: (action) => FINAL.includes(action.split(" ")[0] ?? ""),
  mayEnd: ({ turn }) => turn.actions <= 1,
  turn: ({ turn }) => turn.number,
  now: nowOf,
  nearest: 2,
  label,
  asks,
  waits,
  finish,
  recap,
  steps,
  sound,
  begins,
  isHalf,
  focus,
  stage,
  panels,
  shapes,
  sheet,
  ticks,
  drawn,
});
