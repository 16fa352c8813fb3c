"""Buttons are short enough for a phone, even with long names of places."""

from __future__ import annotations

import pytest

from satrap.core.language import LANGUAGES, called, say
from satrap.core.text import Text, named, text
from tests.test_languages import sentences
from tests.test_names import KINDS

LONGEST = 49  # characters; about 40 with names of the usual length
NUMBERS = {"armies": 4, "price": 2, "temple": 2, "city": 0, "tired": 0, "short": 0}
BUTTONS = {
    name: [key for key in sentences("en", name) if key.startswith(("do-", "atg-do-"))]
    for name in ("alexandros.ftl", "alexander-the-great-table.ftl")
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short(language: str) -> None:
    long = {
        words: len(words)
        for name, keys in BUTTONS.items()
        for key in keys
        for words in [say(Text(key, _values(name, key, language)), language)]
        if len(words) > LONGEST
    }
    assert long == {}


def _values(name: str, key: str, language: str) -> dict[str, str | int | Text]:
    found: dict[str, str | int | Text] = {}
    for variable in sentences("en", name)[key]:
        if variable in ("card", "symbol"):
            found[variable] = text(f"{variable}-amphora")
        elif variable == "side":
            found[variable] = text("side-north-west")
        elif variable == "where":
            place = _longest("places", language)
            found[variable] = text("where", place=place, symbol=text("symbol-amphora"))
        elif variable == "target" or (variable == "place" and key != "atg-do-place"):
            found[variable] = _longest("provinces", language)
        else:
            found[variable] = "c10" if variable == "point" else NUMBERS.get(variable, 12)
    return found


def _longest(kind: str, language: str) -> Text:
    return named(max(KINDS[kind], key=lambda name: len(called(name, language))))


def test_every_game_has_buttons() -> None:
    assert all(BUTTONS.values())
