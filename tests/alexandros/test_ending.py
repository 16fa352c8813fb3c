"""EN, The game ends: what ends a match, and who wins."""

from __future__ import annotations

import pytest

from satrap.core.errors import BadSetup
from satrap.games.alexandros import GAME
from satrap.games.alexandros.board import packaged_board
from satrap.games.alexandros.events import Ended
from tests.alexandros.boards import (
    PRESETS,
    acting,
    begin,
    dump,
    ended,
    events_of,
    legal,
    play,
    ribbon,
)

LAND = ribbon("..T.H..S..L.A")
editions = pytest.mark.parametrize("preset", PRESETS)


@editions
def test_most_points_win(preset: str) -> None:
    match = acting(LAND, preset=preset, players=3, scores=[7, 30, 12], turn={"ending": "red_wall"})
    (ended,) = events_of(play(match, "pass"), Ended)
    assert ended == Ended("red_wall", (1,), (7, 30, 12))
    assert match.outcome is not None
    assert match.waiting() == ()


@editions
def test_a_tie_is_a_shared_win(preset: str) -> None:
    """Ruling ALX-14: no edition breaks ties."""
    match = acting(
        LAND, preset=preset, players=4, scores=[30, 5, 30, 30], turn={"ending": "red_wall"}
    )
    play(match, "pass")
    assert match.outcome is not None
    assert match.outcome.winners == (0, 2, 3)


@editions
def test_nobody_scored_and_all_share(preset: str) -> None:
    match = acting(LAND, preset=preset, turn={"ending": "walls_used_up"})
    play(match, "pass")
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


# The cap on turns: ruling ALX-22, option max_turns.


@editions
def test_after_four_hundred_turns_the_match_is_over(preset: str) -> None:
    """Ruling ALX-22: marches without new walls are legal, so a match could last for ever."""
    last = acting(LAND, preset=preset, scores=[3, 4], turn={"number": 400})
    play(last, "pass")
    assert last.outcome is not None
    assert (last.outcome.reason, last.outcome.winners) == ("turn_cap", (1,))
    earlier = acting(LAND, preset=preset, turn={"number": 399}, display=["temple"])
    play(earlier, "pass")
    assert not ended(earlier)


@pytest.mark.parametrize("most", [1, 2, 3])
def test_max_turns_counts_turns_of_single_seats(most: int) -> None:
    match = begin(packaged_board("standard"), options={"max_turns": most})
    for turn in range(most):
        assert not ended(match)
        assert dump(match)["turn"]["number"] == turn + 1
        while not ended(match) and dump(match)["turn"]["number"] == turn + 1:
            play(match, legal(match)[-1])
    assert ended(match) == "turn_cap"


@pytest.mark.parametrize("value", [0, -1, 10_001, "400", True])
def test_max_turns_has_bounds(value: object) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(("Red", "Yellow"), options={"max_turns": value})
