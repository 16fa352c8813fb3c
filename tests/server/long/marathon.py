"""Matches of any length: both seats march back and forth along the same walls."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

from satrap.core.chance import SeededChance
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch, format_record, make_record
from satrap.games.alexandros.numbers import Phase
from satrap.packs import get_pack

GAME = get_pack("alexandros").game
SEED = bytes(32)
MARCHING = (Phase.SOURCE, Phase.SPACE, Phase.POINT, Phase.PATH)
FEW = 6  # choices that are tried
QUIET = ("draw", "take", "pass")  # actions that bring the end no nearer


@lru_cache(4)
def marathon(plies: int) -> AnyMatch:
    """Return an unfinished match of this many plies."""
    match: AnyMatch = Match(GAME, GAME.setup(("Ana", "Ben"), options=OPTIONS), seeded(SEED))
    dice = random.Random(0)
    while match.ply < plies:
        seat = match.waiting()[0]
        match.play(seat, next_action(match, dice))
    return match


OPTIONS: dict[str, object] = {"max_turns": 10_000}


def next_action(match: AnyMatch, dice: random.Random) -> Any:
    """Return an action for whoever has to decide that keeps the match going."""
    legal = list(match.legal(match.waiting()[0]))
    if match.state.turn.phase in MARCHING:
        return _best(match.state, match.state.turn.number, dice)[1]
    named = {str(action).split()[0]: action for action in legal}
    return next((named[name] for name in QUIET if name in named), legal[0])


def _best(state: Any, number: int, dice: random.Random) -> tuple[int, Any]:
    """Return how many walls are left after the best march found, and how it begins."""
    if GAME.outcome(state):
        return -100, None
    turn, table = state.turn, state.table
    if turn.number != number or turn.phase not in MARCHING:
        return table.black_left + 3 * table.red_left - 100 * bool(turn.idle), None
    legal = list(GAME.legal(state, turn.seat))
    tried = dice.sample(legal, min(FEW, len(legal)))
    chance = SeededChance(SEED, 0)
    return max(
        (
            (_best(GAME.apply(state, (each,), chance).state, number, dice)[0], each)
            for each in tried
        ),
        key=lambda found: found[0],
    )


def long_record(plies: int) -> bytes:
    """Return the record of such a match."""
    return format_record(make_record(marathon(plies), SEED))
