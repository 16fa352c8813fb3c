"""RULE_TESTS.md names a test for every row of the rules, and each of these tests exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from satrap.games.alexandros import GAME

HERE = Path(__file__).parent
FIGURES = ["T1a", "T1b", "T2", "T3", "T3b", "T3c", "T4", "T5", "T5f", "T6"]
FIGURES += ["T7", "T8", "T9", "T10", "T11", "T12"]
DIFFERENCES = [*map(str, range(1, 47)), "46b", *map(str, range(47, 50))]
RULINGS, EDGES = range(1, 29), range(1, 19)


@cache
def table() -> dict[str, tuple[str, list[str]]]:
    """Return for each row what it says and the tests that it names."""
    found = {}
    for line in (HERE / "RULE_TESTS.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 3 and cells[0] not in ("row", "---"):
            assert cells[0] not in found, f"{cells[0]} stands there twice"
            found[cells[0]] = (cells[1], re.findall(r"`([^`]+)`", cells[2]))
    return found


@cache
def names_in(file: str) -> set[str]:
    """Return the tests of a file."""
    tree = ast.parse((HERE / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_row_is_there() -> None:
    assert list(table()) == [
        *(f"difference {number}" for number in DIFFERENCES),
        *(f"figure {name}" for name in FIGURES),
        *(f"ruling ALX-{number}" for number in RULINGS),
        *(f"edge {number}" for number in EDGES),
        *(f"option {option.name}" for option in GAME.options),
    ]


@pytest.mark.parametrize("row", table())
def test_a_row_names_tests_that_exist(row: str) -> None:
    what, tests = table()[row]
    assert what
    assert tests, f"{row} has no test"
    for test in tests:
        file, _, name = test.partition("::")
        assert name.startswith("test_")
        assert (HERE / file).is_file(), f"there is no {file}"
        assert name in names_in(file), f"there is no {test}"


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_a_row_names_every_value_of_its_option(option: object) -> None:
    (one,) = (each for each in GAME.options if each is option)
    assert table()[f"option {one.name}"][0] == one.describe()


@pytest.mark.parametrize("number", RULINGS)
def test_a_ruling_names_tests_that_cite_it(number: int) -> None:
    _, tests = table()[f"ruling ALX-{number}"]
    files = {test.partition("::")[0] for test in tests}
    texts = [(HERE / file).read_text(encoding="utf-8") for file in files]
    assert any(re.search(rf"\bALX-{number}\b", text) for text in texts)
