"""The names on the boards, in every language."""

from __future__ import annotations

import pytest

from satrap.core.game import AnyGame
from satrap.core.language import LANGUAGES, called, say
from satrap.core.text import named, text
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

languages = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def test_a_name_is_found_by_what_the_board_calls_it() -> None:
    assert called("Salt Desert", "fr") == "Désert Salé"
    assert say(named("Thrace"), "de") == "Thrakien"
    sentence = text("event-marched", name="Ana", place=named("Susa"), black=1, red=0)
    assert "Suse" in say(sentence, "fr")


@languages
def test_any_other_name_stays_as_it_is(language: str) -> None:
    for name in ("Sinope", "desert", "", "{ $x }", "Élis & <Pisa>", "x" * 2000):
        assert called(name, language) == say(named(name), language) == name


def test_in_english_the_board_has_the_last_word() -> None:
    """So no name is listed that is on no board."""
    listed = {say(text(key)) for key in sentences("en", "names.ftl")}
    assert {name: called(name, "en") for name in listed} == {name: name for name in listed}
    assert listed <= {*TITLES, *(name for names in KINDS.values() for name in names)}


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
