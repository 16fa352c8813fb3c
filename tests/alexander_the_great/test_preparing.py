"""Only secret splits can be prepared before they are due."""

from __future__ import annotations

import pytest

from satrap.core.game import PUBLIC
from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.numbers import TURNS, Phase
from satrap.games.alexander_the_great.splits import SPLITS
from satrap.games.alexander_the_great.state import State
from tests.alexander_the_great.boards import AtgMatch
from tests.conformance.games import finished

PLAYED = (Phase.ORDER, Phase.MOVE, Phase.BUILD)


@pytest.fixture(scope="module")
def match() -> AtgMatch:
    return finished(GAME, 1, seats=2)


def states(match: AtgMatch, *phases: Phase) -> list[State]:
    found = [each.state for each in match.line if each.state.turn.phase in phases]
    assert found
    return found


def test_the_split_for_the_next_region_can_be_prepared_unless_this_is_the_last(
    match: AtgMatch,
) -> None:
    offered = set()
    for state in states(match, *PLAYED, Phase.REDISTRIBUTE):
        is_last = state.turn.region + 1 not in state.config.campaign
        assert (SPLITS in GAME.coming(GAME.view(state, 0))) != is_last
        offered.add(is_last)
    assert offered == {True, False}


def test_what_is_left_can_be_split_ahead_while_another_turn_may_follow(match: AtgMatch) -> None:
    offered = set()
    for state in states(match, *PLAYED):
        again = [each for each in GAME.coming(GAME.view(state, 1)) if each is not SPLITS]
        boxes = state.table.boxes[1]
        if state.turn.round == TURNS:
            assert not again
        offered.add(bool(again))
        assert boxes.temple + boxes.city == 0 or state.turn.round == TURNS or again
    assert offered == {True, False}


def test_nothing_is_prepared_while_the_splits_of_a_region_are_due(match: AtgMatch) -> None:
    assert all(not GAME.coming(GAME.view(each, 0)) for each in states(match, Phase.ALLOCATE))


def test_who_watches_prepares_nothing(match: AtgMatch) -> None:
    assert all(not GAME.coming(GAME.view(each, PUBLIC)) for each in states(match, *PLAYED))
