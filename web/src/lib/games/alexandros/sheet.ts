/** Where all points came from: a column for each levy, a row for each province. */
import { say } from "../../words/words.svelte";
import type { Sheet, Tick } from "../types";
import { called } from "./saying";
import type { AnyScene, Event, Happened } from "./types";

type Levy = Happened<"TaxesLevied">;

export function sheet(scene: AnyScene, events: Event[]): Sheet {
  const levies = events.filter((event): event is Levy => event.kind === "TaxesLevied");
  const paid = new Set(levies.flatMap(({ incomes }) => incomes.map(({ province }) => province)));
  return {
    columns: levies.map((levy) => ({
      label: say("web-turn", { turn: turnOf(events, levy) }),
      seat: levy.seat,
    })),
    rows: [...paid].map((province) => ({
      label: scene.chart ? called(scene.chart, province) : province,
      cells: levies.map(({ incomes }) =>
        incomes.filter((income) => income.province === province && income.points > 0),
      ),
    })),
  };
}

/** Return the number of the turn in which something happened. */
function turnOf(events: readonly Event[], event: Event): number {
  const before = events.slice(0, events.indexOf(event));
  const begun = before.findLast((each) => each.kind === "TurnBegan");
  return begun?.kind === "TurnBegan" ? begun.number : 0;
}

/** Mark the end of each turn: there stands what it has brought; one that brought nothing has no mark. */
export function ticks(events: Event[]): Tick[] {
  const turns = events.filter((event) => event.kind === "TurnBegan");
  const last = events.at(-1)?.ply ?? 0;
  return turns
    .map(({ ply, number }, at) => ({ from: ply ?? 0, ply: turns[at + 1]?.ply ?? last, number }))
    .filter(({ from, ply }, at) => ply > from || at === 0)
    .map(({ ply, number }) => ({ ply, label: String(number) }));
}
