/** The state of the editor: the drawing and its history, the current tool, the cursor. */
import { say } from "../../../words/words.svelte";
import { freeName } from "../../../board/saved";
import { blank, draft, fromFile, GAME, keepDraft, slug, standard } from "./beginnings";
import { Check } from "./check.svelte";
import { isLand, letterAt, withPlace, type Drawing } from "./drawing";
import type { Cell, Point } from "./grid";
import { begun, changed, redone, undone, type History } from "./history";
import { stretched, windowOf, type Window } from "./room";
import { cellTold, pointTold } from "./saying";
import { Shelf } from "./shelf.svelte";
import { formatDrawing } from "./text";
import { isBrush, nextCorner, painted, started, type Tool } from "./tools";

export class Studio {
  #history: History<Drawing> = $state.raw(begun(blank()));
  #stroke: Drawing | null = $state.raw(null); // while a finger or the mouse paints
  readonly check = new Check();
  readonly shelf = new Shelf();
  tool: Tool = $state("land");
  at: Cell = $state.raw({ row: 2, column: 6 }); // the keyboard cursor
  naming: Cell | null = $state.raw(null);
  said = $state(""); // for screen readers
  edited: "board" | "title" | "name" = $state("board"); // what was changed last
  window: Window = $state.raw(windowOf(blank()));
  isReady = $state(false);

  readonly drawing = $derived(this.#stroke ?? this.#history.now);
  readonly text = $derived(formatDrawing(this.#history.now));
  readonly canUndo = $derived(this.#history.past.length > 0);
  readonly canRedo = $derived(this.#history.future.length > 0);
  readonly isSaved = $derived(this.shelf.has(this.text));

  /** Begin with a saved board, with the last drawing, or with the standard board. */
  async begin(name: string): Promise<void> {
    const drawing = this.shelf.take(name) ?? draft() ?? (await standard()) ?? blank();
    this.#history = begun(drawing);
    this.window = windowOf(drawing);
    this.isReady = true;
    this.#settled();
  }

  change(next: Drawing, edited: Studio["edited"] = "board"): void {
    if (next === this.#history.now) return;
    const isTyping = edited !== "board" && edited === this.edited; // a word is one step
    this.#history = isTyping ? { ...this.#history, now: next } : changed(this.#history, next);
    this.edited = edited;
    this.#settled();
  }

  undo(): void {
    this.said = say(this.canUndo ? "web-editor-undone" : "web-editor-undo-none");
    this.#history = undone(this.#history);
    this.edited = "board";
    this.#settled();
  }

  redo(): void {
    this.said = say(this.canRedo ? "web-editor-redone" : "web-editor-redo-none");
    this.#history = redone(this.#history);
    this.#settled();
  }

  #settled(): void {
    this.window = stretched(this.window, this.drawing);
    keepDraft(this.drawing);
    this.check.look(this.drawing);
  }

  /** Start again from another board; undo brings back the one before. */
  replace(drawing: Drawing | null): void {
    if (!drawing) return;
    this.change(drawing);
    this.window = windowOf(drawing);
  }

  async replaceWithStandard(): Promise<void> {
    this.replace(await standard());
  }

  /** Return what is wrong with the file, or an empty string. */
  async replaceWithFile(text: string): Promise<string> {
    const read = await fromFile(text);
    if (typeof read === "string") return read;
    this.replace(read);
    return "";
  }

  /** Use the current tool on a cell; `point` is the nearest one, if a pointer was used. */
  press(cell: Cell, point?: Point): void {
    this.at = cell;
    if (this.tool === "place") this.name(cell);
    else if (this.tool === "start") this.setStart(cell, point);
    else this.put(cell, this.tool);
  }

  put(cell: Cell, tool: Tool): void {
    this.change(painted(this.#history.now, cell, tool));
    this.said = cellTold(this.drawing, cell);
  }

  setStart(cell: Cell, point: Point = nextCorner(this.#history.now, cell)): void {
    const next = started(this.#history.now, point);
    this.said = next === this.#history.now ? say("web-editor-start-where") : pointTold(next);
    this.change(next);
  }

  name(cell: Cell): void {
    const isThere = isLand(letterAt(this.drawing, cell));
    this.naming = isThere ? cell : null;
    if (!isThere) this.said = say("web-editor-place-where");
  }

  setPlace(name: string): void {
    if (this.naming) this.change(withPlace(this.#history.now, this.naming, name));
    this.naming = null;
  }

  /** The file name follows the title until it is given a name of its own. */
  setTitle(title: string): void {
    const now = this.#history.now;
    const isFollowing = now.name.replace(/-\d+$/, "") === slug(now.title);
    const name = isFollowing ? freeName(GAME, slug(title)) : now.name;
    this.change({ ...now, title, name }, "title");
  }

  setName(name: string): void {
    this.change({ ...this.#history.now, name }, "name");
  }

  /** A stroke paints as it goes, and counts as one change when it ends. */
  strokeOver(cells: readonly Cell[]): void {
    if (!isBrush(this.tool)) return;
    this.#stroke = cells.reduce((drawn, cell) => painted(drawn, cell, this.tool), this.drawing);
  }

  endStroke(isMeant = true): void {
    const drawn = this.#stroke;
    this.#stroke = null;
    if (drawn && isMeant) this.change(drawn);
  }

  save(): void {
    const { title } = this.drawing;
    this.said = this.isSaved ? say("web-editor-save-none") : say("web-editor-saved-as", { title });
    this.shelf.save(this.drawing);
  }
}
