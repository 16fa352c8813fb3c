"""Numbers and places in sentences: written as in each language; no number is too large."""

from __future__ import annotations

from datetime import date

import pytest
from fluent.runtime.types import fluent_date
from fluent.syntax import parse
from fluent.syntax.ast import Message

from satrap.core.language import LANGUAGES, LOCALE, Words, person, say, say_moment
from satrap.core.text import former, text, toward, within


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [7, 10**16, -(10**16), 10**29, 10**30, 10**400])
def test_a_number_of_any_size_makes_a_sentence(language: str, number: int) -> None:
    said = say(text("table-no-seat", seat=number), language)
    assert ("…" in said) == (number >= 10**30)
    assert (str(number) in said) == (number < 10**30)


def test_a_province_has_its_own_words_for_going_there_and_being_there() -> None:
    assert [say(toward("Getae"), each) for each in ("en", "fr")] == [
        "to the Getae",
        "chez les Gètes",
    ]
    assert say(within("Chersonese"), "de") == "auf der Chersones"
    assert say(toward("Sinope"), "it") == "verso Sinope", "any other name"
    assert say(within(text("atg-symbol"))) == f"in {say(text('atg-symbol'))}"


def test_whoever_has_deleted_their_account_is_a_former_player() -> None:
    names = [former(None), former(0), "Ana"]
    assert [person(each, "en") for each in names] == ["Former player", "Former player 1", "Ana"]
    assert all(person(each, "de") != person(each, "en") for each in names[:2])


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "March 5, 2027"),
        ("fr", "5 mars 2027"),
        ("de", "5. März 2027"),
        ("it", "5 marzo 2027"),
    ],
)
def test_a_moment_is_said_in_the_style_that_it_came_with(language: str, words: str) -> None:
    assert say_moment(fluent_date(date(2027, 3, 5), dateStyle="long"), language) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_alone_says_the_same_as_in_its_file(language: str) -> None:
    words = Words(language)
    for file in LOCALE.joinpath(language).iterdir():
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                entry.comment = None
                (alone,) = parse(words.sentences[entry.id.name]).body
                assert alone.equals(entry, ignored_fields=["span"])
