"""A game's RULE_TESTS.md names tests for every row of its rules, and they all exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from satrap.core.game import AnyGame
from satrap.core.options import Option
from tests.offered import GAMES
from tests.test_rulings import PREFIXES, games, numbered, rulings

HERE = Path(__file__).parent


def count(name: str, most: int) -> list[str]:
    return [f"{name} {number}" for number in range(1, most + 1)]


FIGURES = ["T1a", "T1b", "T2", "T3", "T3b", "T3c", "T4", "T5", "T5f", "T6"]
FIGURES += ["T7", "T8", "T9", "T10", "T11", "T12"]
DIFFERENCES = [*map(str, range(1, 47)), "46b", *map(str, range(47, 50))]

# The rows before rulings and options; edge cases come between the two.
ROWS = {
    "alexandros": [
        *(f"difference {number}" for number in DIFFERENCES),
        *(f"figure {name}" for name in FIGURES),
    ],
    "alexander_the_great": [
        *count("turn order", 5),
        *count("resources", 7),
        *count("movement", 5),
        *count("building", 6),
        *count("scoring", 5),
        *count("end", 3),
        *count("short campaign", 3),
        *(f"example GT{number}" for number in range(1, 7)),
    ],
}
EDGES = {"alexandros": 18, "alexander_the_great": 11}
LAST = {"alexandros": [], "alexander_the_great": ["option oldest"]}


@cache
def table(game: AnyGame) -> dict[str, tuple[str, list[str]]]:
    """Return what each row says, and the tests it names."""
    found = {}
    text = (HERE / game.id / "RULE_TESTS.md").read_text(encoding="utf-8")
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 3 and cells[0] not in ("row", "---"):
            assert cells[0] not in found, f"{cells[0]} is listed twice"
            found[cells[0]] = (cells[1], re.findall(r"`([^`]+)`", cells[2]))
    return found


@cache
def names_in(file: Path) -> set[str]:
    """Return the functions of a test file."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@games
def test_every_row_is_there(game: AnyGame) -> None:
    assert list(table(game)) == [
        *ROWS[game.id],
        *(f"ruling {PREFIXES[game.id]}-{number}" for number in rulings(game)),
        *count("edge", EDGES[game.id]),
        *(f"option {option.name}" for option in game.options),
        *LAST[game.id],
    ]


def each_row() -> Iterator[object]:
    for game in GAMES.values():
        for row in table(game):
            yield pytest.param(game, row, id=f"{game.id}-{row}")


@pytest.mark.parametrize(("game", "row"), [*each_row()])
def test_a_row_names_tests_that_exist(game: AnyGame, row: str) -> None:
    what, tests = table(game)[row]
    assert what
    assert tests, f"{row} has no test"
    for test in tests:
        file, _, name = test.partition("::")
        assert name.startswith("test_")
        assert (HERE / game.id / file).is_file(), f"there is no {file}"
        assert name in names_in(HERE / game.id / file), f"there is no {test}"


@pytest.mark.parametrize(
    ("game", "option"),
    [
        pytest.param(game, option, id=f"{game.id}-{option.name}")
        for game in GAMES.values()
        for option in game.options
    ],
)
def test_a_row_names_every_value_of_its_option(game: AnyGame, option: Option) -> None:
    assert table(game)[f"option {option.name}"][0] == option.describe()


@numbered
def test_a_ruling_names_tests_that_cite_it(game: AnyGame, number: int) -> None:
    ruling = f"{PREFIXES[game.id]}-{number}"
    _, tests = table(game)[f"ruling {ruling}"]
    files = {test.partition("::")[0] for test in tests}
    texts = [(HERE / game.id / file).read_text(encoding="utf-8") for file in files]
    assert any(re.search(rf"\b{ruling}\b", text) for text in texts)
