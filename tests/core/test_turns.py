"""Turns begin where others have to decide."""

from __future__ import annotations

import random

from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch
from satrap.core.turns import turns_of
from satrap.games import get_game


def test_a_turn_begins_where_others_decide_and_none_at_the_end() -> None:
    game, dice = get_game("alexandros"), random.Random(1)
    match: AnyMatch = Match(game, game.setup(("Ana", "Ben")), seeded(b"1" * 32))
    while match.outcome is None:
        seat = match.waiting()[0]
        match.play(seat, dice.choice(tuple(match.legal(seat))))
    turns = turns_of(match)
    deciders = [game.deciders(each.state) for each in match.line]
    assert turns[0] == 0 and turns[-1] < match.ply
    assert all(deciders[ply] != deciders[ply - 1] for ply in turns[1:])
    between = set(range(match.ply)) - set(turns)
    assert between and all(deciders[ply] == deciders[ply - 1] for ply in between)
