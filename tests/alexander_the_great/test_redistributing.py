"""4.1.2 and 5.6: before another turn in the region, the cubes left are split again."""

from __future__ import annotations

import pytest

from satrap.core.errors import IllegalAction, NotYourDecision
from satrap.core.foreseen import foresee
from satrap.core.game import OPEN, PUBLIC
from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.actions import Resplit
from satrap.games.alexander_the_great.events import Redistributed, TurnBegan
from tests.alexander_the_great.boards import (
    ANA,
    BEN,
    CLEO,
    AtgMatch,
    boxes,
    dump,
    events_of,
    play,
    scoring,
    together,
    why_not,
)


def after(*cubes: tuple[int, int]) -> AtgMatch:
    """Return a match after its first turn, in which everybody has an army on the symbol."""
    match, _ = scoring(armies=[{"start": 1}] * len(cubes), boxes=cubes)
    return match


def test_all_splits_of_what_is_left_are_offered_most_temples_first() -> None:
    match = after((2, 1), (0, 2))
    assert [str(each) for each in match.legal(ANA)] == [
        *("resplit 3 0", "resplit 2 1", "resplit 1 2", "resplit 0 3")
    ]
    assert len(match.legal(BEN)) == 3


def test_all_split_at_once_and_nothing_is_seen_before_the_last_one() -> None:
    match = after((2, 1), (0, 2), (1, 1))
    before = [GAME.dump_view(match.view(seat)) for seat in (0, 1, 2, PUBLIC, OPEN)]
    ply = match.ply
    match.play_text(CLEO, "resplit 2 0")
    match.play_text(ANA, "resplit 0 3")
    assert match.waiting() == (BEN,)
    assert [GAME.dump_view(match.view(seat)) for seat in (0, 1, 2, PUBLIC, OPEN)] == before
    match.play_text(BEN, "resplit 1 1")
    assert match.ply == ply + 1, "a single ply"
    assert boxes(match) == [(0, 3), (1, 1), (2, 0)], "the new split is open"


def test_the_screens_are_lifted_together_and_the_turn_begins() -> None:
    """Ruling ATG-14: the boxes are open in later turns too."""
    match = after((2, 1), (0, 2))
    told = together(match, "resplit 0 3", "resplit 2 0")
    assert events_of(told, Redistributed) == [Redistributed(ANA, 0, 3), Redistributed(BEN, 2, 0)]
    assert events_of(told, TurnBegan) == [TurnBegan(1, 2, (ANA, BEN))]
    assert all(each.is_news_to(PUBLIC) for each in events_of(told, Redistributed))


def test_who_has_nothing_left_has_nothing_to_split() -> None:
    match = after((0, 0), (1, 1), (2, 0))
    assert match.waiting() == (BEN, CLEO)
    assert why_not(match, "resplit 0 0") == "atg-resplit-all"
    with pytest.raises(NotYourDecision):
        match.play_text(ANA, "resplit 0 0")
    told = together(match, "resplit 2 0", "resplit 1 1")
    assert [each.seat for each in events_of(told, Redistributed)] == [BEN, CLEO]
    assert boxes(match) == [(0, 0), (2, 0), (1, 1)]
    assert dump(match)["spent"] == [14, 12, 12]


def test_one_seat_alone_can_be_left_to_split() -> None:
    match = after((0, 0), (1, 1))
    assert match.waiting() == (BEN,)
    told = play(match, "resplit 0 2")
    assert boxes(match) == [(0, 0), (0, 2)]
    assert match.waiting() == (ANA,)
    assert foresee(GAME, match.view(BEN, -2), Resplit(0, 2)).events == tuple(told)


def test_when_nobody_has_cubes_left_the_next_turn_begins_at_once() -> None:
    match, told = scoring(armies=[{"start": 15}, {"start": 15}])
    assert events_of(told, TurnBegan) == [TurnBegan(1, 2, (ANA, BEN))]
    assert match.waiting() == (ANA,)


@pytest.mark.parametrize("split", ["resplit 2 0", "resplit 2 2", "resplit 0 0", "resplit 15 0"])
def test_exactly_what_is_left_is_split(split: str) -> None:
    match = after((2, 1), (0, 2))
    assert why_not(match, split) == "atg-resplit-all"
    with pytest.raises(IllegalAction, match="You have 3 cubes to split"):
        match.play_text(ANA, split)


def test_nothing_goes_into_armies_or_the_order_of_play() -> None:
    match = after((2, 1), (0, 2))
    assert why_not(match, "split 1 1 1 0") == why_not(match, "place 1") == "atg-now-redistribute"
    together(match, "resplit 3 0", "resplit 0 2")
    assert dump(match)["boxes"] == [[0, 0, 3, 0], [0, 0, 0, 2]]
    assert dump(match)["armies"] == [{"start": 1}, {"start": 1}]
