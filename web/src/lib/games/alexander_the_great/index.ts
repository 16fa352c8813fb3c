/** Alexander the Great on the page. */
import { settings } from "../../settings.svelte";
import { door } from "../door";
import { asks } from "./asks";
import { isAwarding } from "./awards";
import Board from "./Board.svelte";
import { camera } from "./camera";
import Chip from "./Chip.svelte";
import Course from "./Course.svelte";
import { draft } from "./draft.svelte";
import { drawn } from "./drawn";
import { begins, EVENTS, isScoring, sound, steps } from "./events";
import Facts from "./Facts.svelte";
import { finish } from "./finish";
import { focus } from "./focus";
import Boxes from "./hint/Boxes.svelte";
import { label } from "./labels";
import Over from "./Over.svelte";
import { played } from "./played";
import { recap } from "./recap";
import { isLanded, leastTime, nextBy } from "./scoring";
import { sheet, ticks } from "./sheet";
import { boxesOf } from "./splitting";
import Text from "./Text.svelte";
import { shapes } from "./told";
import Tray from "./Tray.svelte";
import { ID, type Chart, type Choice, type Event, type View } from "./types";

const MINE = new Set(["move", "build"]); // phases of a turn
const LOTS = new Set(["LotsDrawn", "OldestBegins"]);
const SHOWN = new Set(["place", "resplit", "temple", "city", "stop", "confirm"]);

export default door<View, Chart, Event, Choice>(ID, EVENTS, {
  Board,
  Over,
  Tray,
  Chip,
  Facts,
  Course,
  Text,
  label,
  Pictured: Boxes,
  isPictured: (action) => boxesOf(action).length > 0,
  takes: (action) => draft.take(action),
  isFinal: () => false,
  mayEnd: ({ turn }) => MINE.has(turn.phase),
  canPrepare: true,
  isAfter: isScoring,
  finish,
  asks,
  camera,
  isEnding: isAwarding,
  fairness: (events) => (events.some(({ kind }) => LOTS.has(kind)) ? "web-verify-lots" : ""),
  recap,
  turn: ({ turn }) => turn.number,
  sheet,
  ticks,
  nearest: 2,
  isShown: (action) => SHOWN.has(action.split(" ")[0] ?? ""),
  steps: (event) =>
    Math.max(steps(event), Math.ceil(leastTime(event) / (settings.stepTime || Infinity))),
  next: nextBy,
  sound,
  begins,
  focus,
  shapes,
  drawn,
  now: ({ view, past, beat }) =>
    played(view, beat && isLanded(beat) ? [...past, beat.event] : past),
});
