"""A match that begins from a position that others know: what nobody has seen is drawn anew."""

from __future__ import annotations

import random

import pytest

from satrap.core.errors import CannotUndo
from satrap.core.game import OPEN, AnyGame
from satrap.core.match import Match, Reseeded, seeded
from satrap.core.record import AnyMatch, format_record, make_record, parse_record, replay
from satrap.games import GAMES
from tests.conformance.games import finished, play_on, seed_of


def from_the_middle(game: AnyGame) -> AnyMatch:
    """Return a match that begins where another one stood half way."""
    other = finished(game, 1)
    position = game.dump_state(other.line[other.ply // 2].state)
    setup = game.setup(other.setup.seats, position=position)
    return Match(game, setup, seeded(seed_of(2)))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_match_that_was_drawn_anew_is_recorded(game: AnyGame) -> None:
    match = from_the_middle(game)
    match.redraw()
    assert match.entries == [Reseeded(1)]
    for _ in play_on(match, random.Random(1)):
        pass
    record = parse_record(format_record(make_record(match, seed_of(2))))
    assert replay(game, record).state == match.state


def test_hands_stay_and_the_deck_is_shuffled() -> None:
    game = GAMES["alexandros"]
    match = from_the_middle(game)
    before = game.dump_view(match.view(OPEN))
    match.redraw()
    after = game.dump_view(match.view(OPEN))
    assert before["hands"] == after["hands"]
    assert before["deck"] != after["deck"]
    assert sorted(before["deck"]) == sorted(after["deck"])


def test_nothing_is_drawn_anew_once_somebody_has_decided() -> None:
    match = from_the_middle(GAMES["alexandros"])
    for _ in play_on(match, random.Random(1)):
        break
    with pytest.raises(CannotUndo):
        match.redraw()
