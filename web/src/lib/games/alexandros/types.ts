/** What the server sends about a match of Alexandros and its board, with short names. */
import type { Schemas } from "../../api/client";
import type { Beat } from "../../table/stage";
import type { EventOf } from "../events";
import type { Scene } from "../types";

export const ID = "alexandros";

export type View = Schemas["AlexandrosView"];
export type Province = Schemas["AlexandrosProvince"];
export type Cost = Schemas["AlexandrosCost"];
export type March = Schemas["AlexandrosMarch"];
export type Plan = Schemas["AlexandrosPlan"];
export type Chart = Schemas["AlexandrosChart"];
export type Space = Schemas["AlexandrosSpace"];
export type Spot = Space["at"];
export type Symbol = View["discard"][number];

export type Event = Schemas["AlexandrosEvent"];
export type Kind = Event["kind"];
export type Happened<Of extends Kind = Kind> = EventOf<Event, Of>;

export type AnyScene = Scene<View, Chart | null, Event, never>; // the board may still be loading
export type OurScene = Scene<View, Chart, Event, never>;
export type OurBeat = Beat<Event>;

export const SYMBOLS: readonly Symbol[] = ["temple", "amphora", "horse", "lyre", "soldier"];
