"""The names on the boards, in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from satrap.core.game import AnyGame
from satrap.core.language import LANGUAGES, called, say
from satrap.core.text import Text, named, text, toward, within
from satrap.games.alexander_the_great import board as campaign
from satrap.games.alexandros import board as triangles
from tests.offered import GAMES
from tests.test_languages import sentences

EMPIRE = triangles.packaged_board(triangles.STANDARD)
MARCH = campaign.packaged_board(campaign.STANDARD)
REGIONS = [region.name for region in MARCH.regions]
PROVINCES = [province.name for province in MARCH.provinces]
KINDS = {"places": [*EMPIRE.names.values()], "regions": REGIONS, "provinces": PROVINCES}
TITLES = [EMPIRE.title, MARCH.title]
RESPELLED = {"Capadocia": "Cappadocia"}  # the board keeps its name: records have its hash

languages = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def test_a_name_is_found_by_what_the_board_calls_it() -> None:
    assert called("Salt Desert", "fr") == "Désert Salé"
    assert say(named("Thrace"), "de") == "Thrakien"
    assert called("Capadocia", "en") == "Cappadocia"
    sentence = text("event-marched", name="Ana", place=named("Susa"), black=1, red=0)
    assert "Suse" in say(sentence, "fr")


@languages
@pytest.mark.parametrize("form", [toward, within])
def test_every_province_says_how_one_goes_there(form: Callable[[str], Text], language: str) -> None:
    keys = sentences(language, "advice-places.ftl")
    for name in PROVINCES:
        key = f"{form(name).key}-{name.lower().replace(' ', '-')}"
        assert key in keys
        stem = called(name, language).split()[-1][:4]
        assert stem in say(form(name), language)


@languages
def test_any_other_name_stays_as_it_is(language: str) -> None:
    for name in ("Sinope", "desert", "", "{ $x }", "Élis & <Pisa>", "x" * 2000):
        assert called(name, language) == say(named(name), language) == name


def test_in_english_the_board_has_the_last_word_except_on_spelling() -> None:
    """So no name is listed that is on no board."""
    known = {*TITLES, *(name for names in KINDS.values() for name in names)}
    shown = {name: called(name, "en") for name in known}
    assert {name: words for name, words in shown.items() if words != name} == RESPELLED
    assert {say(text(key)) for key in sentences("en", "names.ftl")} <= set(shown.values())


@languages
@pytest.mark.parametrize("kind", KINDS)
def test_no_two_are_called_alike(kind: str, language: str) -> None:
    names = [called(name, language) for name in KINDS[kind]]
    assert len(set(names)) == len(names)


@languages
@games
def test_a_chart_has_the_names_that_its_sheet_shows(game: AnyGame, language: str) -> None:
    board = game.board(game.boards()[0])
    sheet, chart = game.sheet(board, language), game.chart(board, language)
    assert f"<title>{called(board.title, language)}</title>" in sheet
    names = PROVINCES if game.id == "alexander_the_great" else KINDS["places"]
    shown = {called(name, language) for name in names}
    assert shown == _names(chart)
    assert all(word in sheet for name in shown for word in name.split())


def _names(chart: object) -> set[str]:
    provinces = getattr(chart, "provinces", None)
    if provinces:
        return {province.name for province in provinces.values()}
    return {space.place for space in chart.spaces.values()}  # type: ignore[attr-defined]
