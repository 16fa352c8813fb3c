/** What stands over the prompt: a bot plays for me, or a request of mine waits for its answer. */
import { isAway } from "../../lib/table/away";
import type { Table } from "../../lib/table/table.svelte";
import type { TableView } from "../../lib/table/types";
import { waiting } from "../../lib/waiting.svelte";
import { list, say } from "../../lib/words/words.svelte";

export interface Standing {
  words: string;
  label: string; // of its button
  press: () => void;
  isAlone: boolean; // there is nothing else for me to do
}

export function standingOf(table: Table, view: TableView): Standing | null {
  if (isAway(view))
    return {
      words: say(view.is_rated ? "web-away-rated" : "web-away-bot"),
      label: say("web-return"),
      press: () => void table.send({ do: "return" }),
      isAlone: true,
    };
  const { asked, seat } = view;
  if (view.status !== "running") return null;
  if (!asked || asked.seat !== seat) return offered(table, view) ?? nextTable(view);
  const others = view.seats.filter((place, each) => place.has_say && each !== seat);
  return {
    words: say("web-undo-waiting", { names: list(others.map(({ name }) => name)) }),
    label: say("web-undo-withdraw"),
    press: () => void table.send({ do: "answerundo", agrees: false, to: asked.to }),
    isAlone: false,
  };
}

/** Say whether other people decide here, so that I may look elsewhere. */
export function isTheirs({ seat, seats, match, status }: TableView): boolean {
  const due = status === "running" ? (match?.waiting ?? []) : [];
  return seat !== null && !due.includes(seat) && due.some((each) => !seats[each]?.bot);
}

/** The next table that waits for me. */
function nextTable(view: TableView): Standing | null {
  const count = waiting.others.length;
  if (!isTheirs(view) || count === 0) return null;
  return {
    words: "",
    label: say("web-next-table", { count }),
    press: () => void waiting.next(),
    isAlone: false,
  };
}

/** An offer of mine to end the match, while others have not agreed to it. */
function offered(table: Table, { seat, seats }: TableView): Standing | null {
  const missing = seats.filter((place) => place.has_say && !place.wants_end);
  if (seat === null || !seats[seat]?.wants_end || missing.length === 0) return null;
  return {
    words: say("web-end-missing", { names: list(missing.map(({ name }) => name)) }),
    label: say("web-undo-withdraw"),
    press: () => void table.send({ do: "abandon", wants: false }),
    isAlone: false,
  };
}
