/** A chooser that allows only what a lesson wants, and is kind about the rest. */
import { playsOf } from "../games/types";
import { Chooser } from "../table/chooser.svelte";
import type { Table } from "../table/table.svelte";
import type { Course } from "./course.svelte";

export class Guided extends Chooser {
  constructor(
    table: Table,
    readonly course: Course,
  ) {
    super(table);
  }

  override press(fits: string[], asked = ""): void {
    const wanted = fits.filter((action) => this.course.takes(action) !== null);
    if (wanted.length > 0) super.press(wanted);
    else if (fits.length > 0 || asked) this.course.refuse();
  }

  override async confirm(action = this.chosen): Promise<void> {
    if (action === null) return;
    const taken = this.course.takes(action);
    if (!taken) return this.course.refuse(true);
    this.clear();
    const ply = this.table.view?.match?.ply ?? 0;
    const reply = await this.table.play(...playsOf(action));
    if (reply.ok) this.course.played(ply, taken);
  }
}
