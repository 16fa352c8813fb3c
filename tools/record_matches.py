"""Random matches, played until one fits: the stored records are made from them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from satrap.core.game import AnyGame, sample
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch

NAMES = ("Ana", "Ben", "Cleo", "Dion", "Eris")

Fits = Callable[[AnyMatch], bool]


class Wanted(NamedTuple):
    """A record to store: how the match with a number is played, and which one fits."""

    name: str
    make: Callable[[int], AnyMatch]
    fits: Fits


def play(
    game: AnyGame, number: int, seats: int, *, plies: int = 0, undos: float = 0, **settled: Any
) -> AnyMatch:
    """Play a random match, to its end or for so many plies, now and then with an undo."""
    match: AnyMatch = Match(game, game.setup(NAMES[:seats], **settled), seeded(seed_of(number)))
    generator = random.Random(number)
    while match.outcome is None and (not plies or match.ply < plies):
        seat = match.waiting()[0]
        match.play(seat, sample(match.legal(seat), generator))
        if match.ply > 2 and undos and generator.random() < undos:
            to = match.ply - generator.randint(1, 3)
            match.undo(match.line[-1].seats[0], to, forget=True)
    return match


def seed_of(number: int) -> bytes:
    """Return the seed of the match with a number."""
    return number.to_bytes(32, "big")


def ends(reason: str) -> Fits:
    """Return a test for the reason of the end."""
    return lambda match: match.outcome is not None and match.outcome.reason == reason


def is_shared(match: AnyMatch) -> bool:
    """Say whether several seats share the win, with points."""
    outcome = match.outcome
    return outcome is not None and len(outcome.winners) > 1 and max(outcome.scores) > 0
