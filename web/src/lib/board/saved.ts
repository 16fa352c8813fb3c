/** Custom boards, saved in this browser under their names. */

export interface SavedBoard {
  name: string;
  title: string;
  text: string;
  saved: string; // when, as an ISO date
}

/** Return the saved boards of a game, newest first. */
export function savedBoards(game: string): SavedBoard[] {
  try {
    const kept = JSON.parse(localStorage.getItem(`boards-${game}`) ?? "[]") as SavedBoard[];
    return kept.filter((each) => typeof each.text === "string");
  } catch {
    return [];
  }
}

export function savedBoard(game: string, name: string): SavedBoard | null {
  return savedBoards(game).find((each) => each.name === name) ?? null;
}

export function saveBoard(game: string, board: Omit<SavedBoard, "saved">): SavedBoard[] {
  const others = savedBoards(game).filter((each) => each.name !== board.name);
  return keep(game, [{ ...board, saved: new Date().toISOString() }, ...others]);
}

export function deleteBoard(game: string, name: string): SavedBoard[] {
  return keep(
    game,
    savedBoards(game).filter((each) => each.name !== name),
  );
}

/** Return a name that no saved board has: `my-board`, or `my-board-2` and so on. */
export function freeName(game: string, wanted: string): string {
  const taken = new Set(savedBoards(game).map((each) => each.name));
  let name = wanted;
  for (let count = 2; taken.has(name); count++) name = `${wanted.slice(0, 36)}-${count}`;
  return name;
}

function keep(game: string, boards: SavedBoard[]): SavedBoard[] {
  localStorage.setItem(`boards-${game}`, JSON.stringify(boards));
  return boards;
}
