/** What a table and the server send each other, by the page's names. */
import type { Schemas } from "../api/client";

export type Sentence = Schemas["Text"];
export type GameView = Schemas["GameView"];
export type GameChart = Schemas["GameChart"];
export type GameEvent = Schemas["GameEvent"];
export type GameChoice = Schemas["GameChoice"]; // too long to list, so it is described
export type SeatView = Schemas["SeatView"];
export type Outcome = Schemas["Outcome"];
export type MatchView = Schemas["MatchView"];
export type Words = Schemas["Words"];
export type TableView = Schemas["TableView"];
export type Request = Schemas["Request"];
export type Command = Request["command"];
export type Operation = Schemas["Operation"];
export type Message =
  | Schemas["ViewMessage"]
  | Schemas["PatchMessage"]
  | Schemas["HereMessage"]
  | Schemas["AckMessage"]
  | Schemas["RefusedMessage"];
