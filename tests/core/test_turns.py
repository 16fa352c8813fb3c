"""A turn begins when other seats decide, or the same seats decide something else."""

from __future__ import annotations

import random

import pytest

from satrap.core.game import sample
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch
from satrap.core.turns import turns_of
from satrap.games.alexander_the_great.numbers import Phase
from satrap.packs import get_pack
from tests.offered import GAMES


def played(name: str, seed: int) -> AnyMatch:
    """Return a two-player match that was played at random."""
    game, dice = get_pack(name).game, random.Random(seed)
    match: AnyMatch = Match(game, game.setup(("Ana", "Ben")), seeded(bytes([seed] * 32)))
    while match.outcome is None:
        seat = match.waiting()[0]
        match.play(seat, sample(match.legal(seat), dice))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_begins_where_others_decide_and_none_at_the_end(name: str) -> None:
    match = played(name, 1)
    turns = turns_of(match)
    deciders = [match.game.deciders(each.state) for each in match.line]
    assert turns[0] == 0 and turns[-1] < match.ply
    between = set(range(match.ply)) - set(turns)
    assert between and all(deciders[ply] == deciders[ply - 1] for ply in between)


def test_in_alexandros_turns_go_round() -> None:
    match = played("alexandros", 1)
    seats = [match.line[ply].state.turn.seat for ply in turns_of(match)]
    assert seats == [number % 2 for number in range(seats[0], seats[0] + len(seats))]


def test_who_chooses_a_place_and_marches_at_once_has_two_turns() -> None:
    """So does the last to march in a region, if nobody else has cubes left."""
    again = set()
    for seed in range(6):
        match = played("alexander_the_great", seed)
        turns = turns_of(match)
        for ply, end in zip(turns, [*turns[1:], match.ply], strict=True):
            phases = {match.line[at].state.turn.phase for at in range(ply, end)}
            assert phases <= {Phase.MOVE, Phase.BUILD} or len(phases) == 1
        for ply in turns[1:]:
            before, now = (match.line[at].state for at in (ply - 1, ply))
            if match.game.deciders(before) == match.game.deciders(now):
                again.add((before.turn.phase, now.turn.phase))
    assert (Phase.ORDER, Phase.MOVE) in again
    assert (Phase.BUILD, Phase.REDISTRIBUTE) in again
