"""The reading pages describe what the engine plays: every ruling, every option."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib import resources

import pytest

from satrap.core.game import AnyGame
from satrap.core.language import LANGUAGES
from tests.offered import GAMES
from tests.web.learn import code, marks, read, sections, tables

PREFIXES = {"alexandros": "ALX", "alexander_the_great": "ATG"}

languages = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@cache
def options_of_rulings(game: AnyGame) -> dict[str, str]:
    """Return each ruling of RULINGS.md with the option it names, or "none"."""
    text = (resources.files(f"satrap.games.{game.id}") / "RULINGS.md").read_text(encoding="utf-8")
    found = re.findall(r"^## (\w+-\d+) .*?^- Option: (\w+)", text, re.MULTILINE | re.DOTALL)
    return dict(found)


@games
@languages
def test_every_ruling_is_told_and_cited(game: AnyGame, language: str) -> None:
    wanted = options_of_rulings(game)
    assert wanted
    told = sections(read(f"rulings/{game.id}", language))
    assert [anchor for anchor in told if anchor.startswith(PREFIXES[game.id])] == list(wanted)
    assert set(marks(read(f"rules/{game.id}", language))) == set(wanted)
    for ruling, option in wanted.items():
        assert f"### {ruling} " in read(f"rulings/{game.id}", language)
        assert code(told[ruling]) == ([] if option == "none" else [option]), ruling


@games
@languages
def test_the_editions_are_those_of_the_engine(game: AnyGame, language: str) -> None:
    [table] = tables(sections(read(f"rules/{game.id}", language))["editions"])
    assert [row[0] for row in table[1:]] == [f"`{option.name}`" for option in game.options]
    rulings = options_of_rulings(game)
    for name, *_, ruling in table[1:]:
        assert all(rulings[mark] == name.strip("`") for mark in marks(ruling))


@languages
def test_an_edition_differs_from_the_standard_where_its_preset_does(language: str) -> None:
    game = GAMES["alexandros"]
    presets = [
        game.setup(("Red", "Yellow"), preset=name).options for name in ("fr", "de", "en", "it")
    ]
    [table] = tables(sections(read("rules/alexandros", language))["editions"])
    [(as_standard, _)] = Counter(cell for row in table[1:] for cell in row).most_common(1)
    for option, (_, _, *editions, _) in zip(game.options, table[1:], strict=True):
        alike = [as_standard in edition for edition in editions]
        assert alike == [preset[option.name] == option.default for preset in presets]


def test_the_other_values_are_those_that_no_edition_has() -> None:
    game = GAMES["alexandros"]
    used = [game.setup(("R", "Y"), preset=name).options for name in game.presets]
    wanted = [
        (f"`{option.name}`", f"`{str(value).lower()}`")
        for option in game.options
        if not isinstance(option.values, range)
        for value in option.values
        if all(preset[option.name] != value for preset in used)
    ]
    [table] = tables(sections(read("rules/alexandros", "en"))["other-values"])
    assert [(name, value) for name, value, _ in table[1:-1]] == wanted


@languages
def test_the_readings_of_alexander_the_great_are_its_values(language: str) -> None:
    game = GAMES["alexander_the_great"]
    [table] = tables(sections(read("rules/alexander_the_great", language))["editions"])
    for option, (_, standard, others, _) in zip(game.options, table[1:], strict=True):
        assert code(standard) == [option.default]
        assert {option.default, *code(others)} == set(option.values)
