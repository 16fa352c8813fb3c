"""How each seat opened a match, for profiles: its first march, its first split."""

from __future__ import annotations

import pytest

from satrap.core.game import AnyGame
from satrap.core.language import LANGUAGES, say
from satrap.packs import get_pack
from tests.conformance.games import finished
from tests.offered import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_seat_has_one_in_the_words_of_each_language(game: AnyGame) -> None:
    match, shows = finished(game, 1), get_pack(game.id).opening
    shown = [shows(event) for moment in match.line for event in moment.events]
    found = [each for each in shown if each]
    assert {seat for seat, _ in found} == set(range(len(match.setup.seats)))
    assert 0 < len(found) < len(shown), "other events open nothing"
    for language in LANGUAGES:
        assert all(say(words, language) for _, words in found)


def test_nothing_can_be_prepared_in_alexandros() -> None:
    match = finished(GAMES["alexandros"], 1)
    assert all(not match.game.coming(match.game.view(each.state, 0)) for each in match.line)
