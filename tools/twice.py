"""Find where two games repeat the same logic, line by line; fail if there are such places.

    python -m tools.twice

Imports, comments, docstrings, lone brackets and names for plain values do not count. Names with a
capital (the types and constants of a game) may differ, as long as they correspond in all lines; the
rest has to be the same.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from satrap.packs import PACKS

ROOT = Path(__file__).parents[1]
PLACES = ("src/satrap/games", "src/satrap/bots", "web/src/lib/games")
ENDS = {".py", ".ts", ".svelte"}
LEAST = 8  # lines
WORD = re.compile(r"""\w+|"[^"]*"|'[^']*'|[^\w\s]""")
NAME = re.compile(r"[A-Z]\w*")
COMMENT = re.compile(r"^\s*(#|//|/?\*|<!--).*|\s+(#|//)\s.*$")
SCRIPT_IMPORT = re.compile(r"^import\b[^;]*;$", re.MULTILINE)


class Line(NamedTuple):
    """A line that counts, cut into words."""

    number: int
    words: tuple[str, ...]

    @property
    def shape(self) -> tuple[str, ...]:
        """Return the words with a mark for each name that may differ."""
        return tuple("*" if NAME.fullmatch(word) else word for word in self.words)


class Twice(NamedTuple):
    """Lines of a file that also occur in another one."""

    one: str
    other: str
    lines: int

    def __str__(self) -> str:
        return f"{self.lines} lines: {self.one} ~ {self.other}"


def read(path: Path, game: str) -> list[Line]:
    """Return the lines of a file that count; the ids of games count as equal."""
    text = path.read_text(encoding="utf-8")
    left_out = _left_out(text) if path.suffix == ".py" else _imports(text)
    found = []
    for number, line in enumerate(text.splitlines(), start=1):
        words = tuple(WORD.findall(COMMENT.sub("", line).replace(game, "Game")))
        if number not in left_out and any(re.search(r"\w", word) for word in words):
            found.append(Line(number, words))
    return found


def _left_out(text: str) -> set[int]:
    """Return the lines of a Python file that hold no logic: imports, docstrings, constants."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.stmt) and _is_plain(node):
            found |= {*range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    return found


def _is_plain(node: ast.stmt) -> bool:
    """Say whether a statement is an import, a docstring, or a name for a plain value."""
    if isinstance(node, ast.Expr | ast.Assign) and isinstance(node.value, ast.Constant):
        names = map(ast.unparse, node.targets) if isinstance(node, ast.Assign) else ()
        return all(map(NAME.fullmatch, names))
    return isinstance(node, ast.Import | ast.ImportFrom)


def _imports(text: str) -> set[int]:
    """Return the lines of the imports of a script."""
    found: set[int] = set()
    for match in SCRIPT_IMPORT.finditer(text):
        first = text.count("\n", 0, match.start()) + 1
        found |= {*range(first, first + match[0].count("\n") + 1)}
    return found


def runs(one: list[Line], other: list[Line], least: int) -> Iterator[tuple[int, int, int]]:
    """Yield where lines of two files are the same: both places and how many, the longest only."""
    places = defaultdict(list)
    for at, line in enumerate(other):
        places[line.shape].append(at)
    seen: set[tuple[int, int]] = set()
    for here, line in enumerate(one):
        for there in places[line.shape]:
            if (here, there) not in seen:
                length = _length(one[here:], other[there:])
                seen |= {(here + step, there + step) for step in range(length)}
                if length >= least:
                    yield here, there, length


def _length(one: list[Line], other: list[Line]) -> int:
    """Return how many lines are the same, if names correspond one to one."""
    forth: dict[str, str] = {}
    back: dict[str, str] = {}
    for length, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine.shape != theirs.shape:
            return length
        for word, same in zip(mine.words, theirs.words, strict=True):
            if forth.setdefault(word, same) != same or back.setdefault(same, word) != word:
                return length
    return min(len(one), len(other))


def files(place: Path, game: str) -> dict[Path, list[Line]]:
    """Return the lines of all files of a game in a place."""
    found = sorted(path for path in (place / game).rglob("*") if path.suffix in ENDS)
    return {path: read(path, game) for path in found if ".test." not in path.name}


def twice(root: Path, games: tuple[str, str], least: int = LEAST) -> list[Twice]:
    """Return what two games repeat, the longest first."""
    found = []
    for place in PLACES:
        ours, theirs = (files(root / place, game) for game in games)
        for (mine, one), (yours, other) in ((a, b) for a in ours.items() for b in theirs.items()):
            for here, there, length in runs(one, other, least):
                first = f"{mine.relative_to(root)}:{one[here].number}"
                second = f"{yours.relative_to(root)}:{other[there].number}"
                found.append(Twice(first, second, length))
    return sorted(found, key=lambda each: (-each.lines, each.one))


def main() -> None:
    """List what any two games repeat."""
    found = [each for games in combinations(PACKS, 2) for each in twice(ROOT, games)]
    for each in found:
        print(each)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
