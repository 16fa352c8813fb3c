/** People who have deleted their accounts: their seats and words are shown without a name. */
import { person } from "../words/words.svelte";
import type { TableView } from "./types";

/** Return a view with the names as they are shown; if all are there, the view itself. */
export function withNames(view: TableView): TableView {
  const names = [...view.seats.flatMap(({ name, former, reserved }) => [name, former, reserved]), ...view.said.map(({ name }) => name)]; // prettier-ignore
  if (names.every((name) => person(name) === name)) return view;
  const seats = view.seats.map((place) => ({
    ...place,
    name: person(place.name),
    former: person(place.former),
    reserved: person(place.reserved),
  }));
  const said = view.said.map((line) => ({ ...line, name: person(line.name) }));
  const hushed = view.hushed.map((each) => ({ ...each, name: person(each.name) }));
  return { ...view, seats, said, hushed };
}
