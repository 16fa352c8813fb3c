/** The boards saved in this browser. A deleted one can be restored. */
import {
  deleteBoard,
  saveBoard,
  savedBoard,
  savedBoards,
  type SavedBoard,
} from "../../../board/saved";
import { GAME } from "./beginnings";
import type { Drawing } from "./drawing";
import { formatDrawing, parseDrawing } from "./text";

export class Shelf {
  boards = $state.raw(savedBoards(GAME));
  deleted: SavedBoard | null = $state.raw(null);

  has(text: string): boolean {
    return this.boards.some((each) => each.text === text);
  }

  take(name: string): Drawing | null {
    return parseDrawing(savedBoard(GAME, name)?.text ?? "");
  }

  save(drawing: Drawing): void {
    const { name, title } = drawing;
    this.boards = saveBoard(GAME, { name, title, text: formatDrawing(drawing) });
  }

  delete(board: SavedBoard): void {
    this.deleted = board;
    this.boards = deleteBoard(GAME, board.name);
  }

  bringBack(): void {
    if (this.deleted) this.boards = saveBoard(GAME, this.deleted);
    this.deleted = null;
  }
}
