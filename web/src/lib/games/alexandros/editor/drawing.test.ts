import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { counts, letterAt, withLetter, withPlace, withStart, type Drawing } from "./drawing";
import { begun, changed, redone, undone } from "./history";
import { boxOf, lineOf, stretched, windowOf } from "./room";
import { shores } from "./shores";
import { formatDrawing, linesOf, nameOf, origin, parseDrawing, startName } from "./text";
import { nextCorner, painted, started, toolOfKey } from "./tools";

const FILE = "../src/satrap/games/alexandros/boards/standard-1.toml";
const TEXT = readFileSync(FILE, "utf8");

function small(...rows: string[]): Drawing {
  const plain = { name: "small", title: "Small", top: 0, left: 0, map: null, places: {} };
  return { ...plain, rows, start: { row: 0, half: 2 } };
}

function standard(): Drawing {
  const read = parseDrawing(TEXT);
  if (!read) throw new Error("the standard board cannot be read");
  return read;
}

describe("the text of a board", () => {
  it("is read and written without a change", () => {
    expect(formatDrawing(standard())).toBe(TEXT);
  });

  it("keeps quotes and other letters", () => {
    const drawing = { ...small(" T."), title: 'Öst "fern" \\' };
    expect(parseDrawing(formatDrawing(drawing))?.title).toBe(drawing.title);
  });

  it("begins with the first row that is drawn, and never with land", () => {
    const drawing = small("", "", "   ..");
    expect(linesOf(drawing)).toEqual([" .."]);
    expect(linesOf(small("T."))).toEqual(["  T."]);
  });

  it("keeps the way that triangles point, wherever it begins", () => {
    for (const column of [0, 1, 2, 3]) {
      const drawing = withLetter(small(), { row: -3, column }, "T");
      const { row, column: west } = origin(drawing);
      expect(Math.abs(row - west) % 2).toBe(0);
      expect(column).toBeGreaterThan(west);
    }
  });

  it("names start and places as they stand in the text", () => {
    const named = withPlace(standard(), { row: 1, column: 3 }, "Troas");
    const moved = withLetter(named, { row: -2, column: 5 }, "~");
    expect([nameOf(named, { row: 1, column: 3 }), startName(named)]).toEqual(["b2u", "b2"]);
    expect([nameOf(moved, { row: 1, column: 3 }), startName(moved)]).toEqual(["d2u", "d2"]);
    expect(formatDrawing(moved)).toContain('d2u = "Troas"');
  });

  it("of another game or form is not read", () => {
    const strange = [
      "",
      "game = ",
      'game = "chess"',
      TEXT.replace("TS", "TX"),
      `${TEXT}a9d = "Atlantis"\n`,
    ];
    expect(strange.map(parseDrawing)).toEqual(Array(5).fill(null));
  });
});

describe("a drawing", () => {
  it("grows to every side", () => {
    const cells = [
      { row: -2, column: -3 },
      { row: 4, column: 9 },
    ];
    const drawn = cells.reduce((each, cell) => withLetter(each, cell, "."), small(" T"));
    expect(cells.map((cell) => letterAt(drawn, cell))).toEqual([".", "."]);
    expect(letterAt(drawn, { row: 0, column: 1 })).toBe("T");
    expect(letterAt(drawn, { row: 99, column: 0 })).toBe(" ");
  });

  it("loses the name of a place that becomes sea", () => {
    const named = withPlace(small(" T"), { row: 0, column: 1 }, " Troy ");
    expect(named.places).toEqual({ "0 1": "Troy" });
    expect(withLetter(named, { row: 0, column: 1 }, "~").places).toEqual({});
    expect(withLetter(named, { row: 0, column: 1 }, "A").places).toEqual(named.places);
    expect(withPlace(named, { row: 0, column: 1 }, " ").places).toEqual({});
  });

  it("keeps the real map where it is when the start moves", () => {
    const away = withStart(standard(), { row: 3, half: 9 });
    expect(away.map?.lat).toBeLessThan(41.1);
    expect(away.map?.lon).toBeGreaterThan(28);
    const back = withStart(away, { row: 1, half: 3 });
    expect(back.map?.lat).toBeCloseTo(41.1);
    expect(back.map?.lon).toBeCloseTo(28);
  });

  it("counts its letters", () => {
    expect(counts(small(" T.T", "~."))).toEqual({ " ": 1, T: 2, ".": 2, "~": 1 });
  });

  it("has coast at the sea and an edge elsewhere", () => {
    const { coast, edge } = shores(small("~.~"));
    expect([coast.split("M").length, edge.split("M").length]).toEqual([3, 2]);
  });
});

describe("tools", () => {
  it("place a symbol, and take it away again", () => {
    const cell = { row: 0, column: 2 };
    const once = painted(small(" .~"), cell, "lyre");
    expect(once.rows).toEqual([" .L"]);
    expect(painted(once, cell, "lyre").rows).toEqual([" .."]);
  });

  it("give the first land a start", () => {
    const bare = { ...small("~~~"), start: null };
    expect(painted(bare, { row: 0, column: 1 }, "sea").start).toBeNull();
    expect(painted(bare, { row: 0, column: 1 }, "land").start).toEqual({ row: 0, half: 0 });
  });

  it("put the start on land only, and go round its corners", () => {
    const drawing = small(" .");
    expect(started(drawing, { row: 0, half: 6 })).toBe(drawing);
    const cell = { row: 0, column: 1 };
    const first = started(drawing, nextCorner(drawing, cell));
    const second = started(first, nextCorner(first, cell));
    expect([first.start, second.start]).toEqual([
      { row: 1, half: 1 },
      { row: 0, half: 0 },
    ]);
  });

  it("have keys", () => {
    const keys = ["t", "S", ".", "-", "Delete", "x"].map(toolOfKey);
    expect(keys).toEqual(["temple", "soldier", "land", "sea", "outside", null]);
  });
});

describe("undo", () => {
  it("goes back and forth, until something else is drawn", () => {
    const drawn = changed(changed(begun(1), 2), 3);
    expect(undone(drawn).now).toBe(2);
    expect(redone(undone(drawn)).now).toBe(3);
    expect(redone(changed(undone(drawn), 4)).now).toBe(4);
    expect(undone(begun(1)).now).toBe(1);
    expect(changed(drawn, 3)).toBe(drawn);
  });
});

describe("the window", () => {
  it("has room around what is drawn, and grows with it", () => {
    const drawing = small("", "  .T");
    const window = windowOf(drawing);
    expect(window).toEqual({ top: 0, bottom: 2, left: -1, right: 6 });
    expect(lineOf(drawing, window, 1)).toBe("   .T   ");
    expect(stretched(window, drawing)).toBe(window);
    expect(stretched(window, withLetter(drawing, { row: -1, column: 3 }, ".")).top).toBe(-2);
    expect(boxOf(window)[2]).toBeGreaterThan(300);
  });
});
