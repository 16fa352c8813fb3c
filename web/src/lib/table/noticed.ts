/** What others do at a table beside playing: found by comparing it before and after. */
import { isDaily } from "./clocks";
import type { TableView } from "./types";

export interface Moment {
  view: TableView;
  here: readonly number[] | null; // seats whose people are connected; null: not known yet
}

export interface Notice {
  kind:
    | "said"
    | "asked"
    | "granted"
    | "refused"
    | "lapsed"
    | "clock-asked"
    | "clock-granted"
    | "clock-refused"
    | "ends"
    | "came"
    | "left"
    | "bot"
    | "back"
    | "rematch"
    | "sat"
    | "began"
    | "inspected"
    | "planned";
  by: number | string; // who: a seat, or the handle of a watcher; empty: nobody knows
  seat: number | null; // null: somebody without a seat
  name: string;
  words: string; // what was said, the table of a rematch, or why an operator looked
}

const NOBODY = -1;

/** Return what others have done in between; `mine` are the seats of this device. */
export function noticed(before: Moment, after: Moment, mine: readonly number[]): Notice[] {
  const isWaiting = before.view.status === "waiting";
  const all = isWaiting
    ? gathered(before.view, after.view)
    : [
        ...said(before.view, after.view),
        ...requests(before.view, after.view, mine),
        ...seats(before.view, after.view),
        ...presence(before, after),
        ...inspected(before.view, after.view),
      ];
  return all.filter(({ seat }) => seat === null || !mine.includes(seat));
}

/** Before the start: somebody sits down or says something, and at last the match begins. */
function gathered(before: TableView, after: TableView): Notice[] {
  const sat = after.seats.flatMap((place, seat) => {
    const isNew = !before.seats.some(({ name }) => name === place.name);
    return place.who !== "bot" && isNew ? [by("sat", after, seat)] : [];
  });
  const began = after.status === "running" ? [of("began")] : [];
  return [...said(before, after), ...sat, ...began];
}

/** Return what others have said after the first words. */
export function wordsSince(view: TableView, count: number, mine: readonly number[]): Notice[] {
  return words(view, count).filter(({ seat }) => seat === null || !mine.includes(seat));
}

function said(before: TableView, after: TableView): Notice[] {
  return words(after, before.said.length);
}

function words(view: TableView, from: number): Notice[] {
  return view.said.slice(from).map(({ by, name, words }) => {
    const seat = typeof by === "number" ? by : null;
    return { kind: "said", by, seat, name, words };
  });
}

function requests(before: TableView, after: TableView, mine: readonly number[]): Notice[] {
  const found: Notice[] = [];
  const asker = after.asked?.seat ?? null;
  if (asker !== null && before.asked?.seat !== asker) found.push(by("asked", after, asker));
  const isMine = before.asked !== null && mine.includes(before.asked.seat);
  if (isMine && !after.asked) found.push(...answer(before, after, mine));
  found.push(...clocks(before, after, mine));
  for (const [seat, place] of after.seats.entries())
    if (place.has_say && place.wants_end && !before.seats[seat]?.wants_end)
      found.push(by("ends", after, seat));
  if (after.rematch && !before.rematch)
    found.push({ ...by("rematch", after, after.rematch.by ?? NOBODY), words: after.rematch.id });
  return found;
}

/** My request to go back was answered, or somebody has played on instead. */
function answer(before: TableView, after: TableView, mine: readonly number[]): Notice[] {
  const last = newsSince(before, after).findLast(({ kind }) => kind.startsWith("undo"));
  if (last?.kind === "undo-withdrawn") return [];
  if (last?.kind === "undo-refused") return [by("refused", after, last.seat ?? NOBODY)];
  if (last?.kind !== "undone") return [of("lapsed")];
  const asked = after.seats.filter((place, seat) => place.has_say && !mine.includes(seat));
  return [{ ...of("granted"), name: asked.map(({ name }) => name).join(", ") }];
}

/** Somebody asks for another clock, or my request for one was answered. */
function clocks(before: TableView, after: TableView, mine: readonly number[]): Notice[] {
  const was = before.clock_asked?.seat ?? null;
  const asker = after.clock_asked?.seat ?? null;
  if (asker !== null) return was === asker ? [] : [by("clock-asked", after, asker)];
  if (was === null) return [];
  const last = newsSince(before, after).findLast(({ kind }) => kind.startsWith("clock"));
  if (last?.kind === "clocked") return [of("clock-granted")];
  const isMine = mine.includes(was) && last?.kind === "clock-refused";
  return isMine ? [by("clock-refused", after, last.seat ?? NOBODY)] : [];
}

/** A bot takes a person's seat, or the person takes it back. */
function seats(before: TableView, after: TableView): Notice[] {
  return after.seats.flatMap((place, seat) => {
    const was = before.seats[seat]?.bot ?? "";
    if (place.who === "bot" || (was === "") === (place.bot === "")) return [];
    return [by(place.bot ? "bot" : "back", after, seat)];
  });
}

/** An operator has looked into the match, and says why. */
function inspected(before: TableView, after: TableView): Notice[] {
  const told = newsSince(before, after).filter(({ kind }) => kind === "inspected");
  return told.map(({ text }) => ({ ...of("inspected"), words: String(text.values?.reason) }));
}

function newsSince(before: TableView, after: TableView): TableView["news"] {
  return after.news.filter(({ number }) => number > (before.news.at(-1)?.number ?? -1));
}

/** Somebody comes or goes: by correspondence they do so all the time, and it is no news. */
function presence(before: Moment, after: Moment): Notice[] {
  const { view, here } = after;
  if (isDaily(view.clock)) return [];
  if (before.here === null || here === null || view.status !== "running") return [];
  const was = before.here;
  const came = here.filter((seat) => !was.includes(seat)).map((seat) => by("came", view, seat));
  const left = was.filter((seat) => !here.includes(seat)).map((seat) => by("left", view, seat));
  return [...came, ...left].filter(({ seat }) => seat !== null && !view.seats[seat]?.bot);
}

function of(kind: Notice["kind"]): Notice {
  return { kind, by: "", seat: null, name: "", words: "" };
}

function by(kind: Notice["kind"], view: TableView, seat: number): Notice {
  if (seat === NOBODY) return of(kind);
  return { ...of(kind), by: seat, seat, name: view.seats[seat]?.name ?? "" };
}
