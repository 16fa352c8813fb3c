"""Every ruling is complete, and cited in code and tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from satrap.core.game import AnyGame
from tests.offered import GAMES

FIELDS = ["Rule", "Sources", "Readings", "Decision", "Because", "Option", "Since"]
PREFIXES = {"alexandros": "ALX", "alexander_the_great": "ATG"}
LEAST = {"alexandros": 28, "alexander_the_great": 20}
PLAIN = {"alexandros": set[str](), "alexander_the_great": {"campaign"}}  # they need no ruling

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def folder(game: AnyGame) -> Path:
    return Path(str(resources.files(f"satrap.games.{game.id}")))


def read(game: AnyGame, name: str) -> str:
    return (folder(game) / name).read_text(encoding="utf-8")


@cache
def rulings(game: AnyGame) -> dict[int, dict[str, str]]:
    """Return the fields of each ruling by its number."""
    found = {}
    for text in read(game, "RULINGS.md").split("\n## ")[1:]:
        number = re.match(rf"{PREFIXES[game.id]}-(\d+) \S", text)
        assert number, text[:40]
        lines = [line[2:].partition(": ") for line in text.splitlines() if line.startswith("- ")]
        found[int(number[1])] = {name: rest for name, _, rest in lines}
    return found


def cited(game: AnyGame, text: str) -> set[int]:
    return set(map(int, re.findall(rf"\b{PREFIXES[game.id]}-(\d+)\b", text)))


def cited_in(game: AnyGame, place: Path, pattern: str) -> set[int]:
    """Return the rulings that files under a folder cite."""
    files = sorted(place.rglob(pattern))
    return set().union(*(cited(game, path.read_text(encoding="utf-8")) for path in files))


@cache
def in_code(game: AnyGame) -> set[int]:
    return cited_in(game, folder(game), "*.py")


@cache
def in_tests(game: AnyGame) -> set[int]:
    return cited_in(game, Path(__file__).parent / game.id, "test_*.py")


def each_ruling() -> Iterator[object]:
    for game in GAMES.values():
        for number in rulings(game):
            yield pytest.param(game, number, id=f"{PREFIXES[game.id]}-{number}")


numbered = pytest.mark.parametrize(("game", "number"), [*each_ruling()])


@games
def test_rulings_are_numbered_without_a_gap(game: AnyGame) -> None:
    assert list(rulings(game)) == list(range(1, len(rulings(game)) + 1))
    assert len(rulings(game)) >= LEAST[game.id]


@numbered
def test_a_ruling_has_all_its_fields(game: AnyGame, number: int) -> None:
    fields = rulings(game)[number]
    assert list(fields) == FIELDS
    assert all(fields.values())
    assert 1 <= int(fields["Since"]) <= game.rules


@numbered
def test_a_ruling_names_an_option_that_exists(game: AnyGame, number: int) -> None:
    names = {option.name for option in game.options}
    assert rulings(game)[number]["Option"] in {"none", *names}


@games
def test_every_option_rests_on_a_ruling(game: AnyGame) -> None:
    named = {fields["Option"] for fields in rulings(game).values()}
    assert {option.name for option in game.options} - PLAIN[game.id] == named - {"none"}


@numbered
def test_a_ruling_is_cited_in_the_code(game: AnyGame, number: int) -> None:
    assert number in in_code(game), f"no code cites {PREFIXES[game.id]}-{number}"


@numbered
def test_a_ruling_is_cited_in_a_test(game: AnyGame, number: int) -> None:
    assert number in in_tests(game), f"no test cites {PREFIXES[game.id]}-{number}"


@games
def test_nothing_cites_an_unknown_ruling(game: AnyGame) -> None:
    assert in_code(game) | in_tests(game) <= set(rulings(game))
