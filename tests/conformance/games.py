"""The games that every conformance test runs over, and random matches of them."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator

from satrap.core.game import AnyGame, sample
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch
from tests.offered import GAMES
from tests.toy import TOY

ALL_GAMES: tuple[AnyGame, ...] = (*GAMES.values(), TOY)
NAMES = ("Ana", "Ben", "Cleo", "Dion", "Eris")


def seed_of(number: int) -> bytes:
    """Return the seed of the match with this number."""
    return number.to_bytes(32, "big")


def new_match(game: AnyGame, number: int, preset: str = "standard", seats: int = 0) -> AnyMatch:
    """Begin a match; the number decides the seed, and the seats unless they are given."""
    seats = seats or game.seats[number % len(game.seats)]
    return Match(game, game.setup(NAMES[:seats], preset=preset), seeded(seed_of(number)))


def play_on(match: AnyMatch, generator: random.Random, plies: int = 10_000) -> Iterator[None]:
    """Play this many plies at random, or to the end; yield after each."""
    while match.outcome is None and plies:
        before = match.ply
        seat = generator.choice(match.waiting())
        match.play(seat, sample(match.legal(seat), generator))
        if match.ply > before:
            plies -= 1
            yield


def finished(game: AnyGame, number: int, preset: str = "standard", seats: int = 0) -> AnyMatch:
    """Return a whole random match."""
    match = new_match(game, number, preset, seats)
    for _ in play_on(match, random.Random(number)):
        pass
    return match


def at(match: AnyMatch, ply: int) -> AnyMatch:
    """Return a match as it was at a ply, to play on from there; its log is empty."""
    early = copy.copy(match)
    early.line, early.entries, early._sealed = match.line[: ply + 1], [], {}
    return early


CASES = [(game, preset) for game in ALL_GAMES for preset in game.presets]
IDS = [f"{game.id}-{preset}" for game, preset in CASES]
