/** What the server sends about a match of Alexander the Great and its board, with short names. */
import type { Schemas } from "../../api/client";
import type { Beat } from "../../table/stage";
import type { EventOf } from "../events";
import type { Scene } from "../types";

export const ID = "alexander_the_great";

export type View = Schemas["AlexanderTheGreatView"];
export type Boxes = View["boxes"][number];
export type Counts = View["armies"][number];
export type Chart = Schemas["AlexanderTheGreatChart"];
export type Province = Schemas["AlexanderTheGreatProvince"];
export type Region = Schemas["AlexanderTheGreatRegion"];
export type Link = Schemas["AlexanderTheGreatLink"];
export type Point = Province["at"];
export type Choice = Schemas["AlexanderTheGreatChoice"];
export type March = Schemas["AlexanderTheGreatMarch"];
export type Site = Schemas["AlexanderTheGreatSite"];
export type BoxName = Schemas["AlexanderTheGreatSplitting"]["boxes"][number];

export type Event = Schemas["AlexanderTheGreatEvent"];
export type Kind = Event["kind"];
export type Happened<Of extends Kind = Kind> = EventOf<Event, Of>;
export type Building = Happened<"Laid">["building"];

export type AnyScene = Scene<View, Chart | null, Event, Choice>; // the board may still be loading
export type OurScene = Scene<View, Chart, Event, Choice>;
export type OurBeat = Beat<Event>;

export const BOXES: readonly BoxName[] = ["order", "army", "temple", "city"];
export const BUILDINGS: readonly Building[] = ["temple", "city"];
export const START = "start"; // the campaign symbol, as a place
