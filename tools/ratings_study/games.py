"""The games of the study, and the file that keeps their results."""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from satrap.arena.playing import play_seed
from satrap.packs import PACKS, get_pack
from satrap.server.results import places_of
from tools.ratings_study.entrants import entrant, lineup

SEED: Final = 19
KEPT: Final = Path(__file__).with_name("games.json.xz")
TRAINING, TESTED = "training", "tested"
SIZES: Final = {TRAINING: 700, TESTED: 2_858}  # games of each game and number of seats


class Pool(NamedTuple):
    """All games of one part, game and number of seats: ratings are kept for each alone."""

    part: str
    game: str
    seats: int

    @property
    def name(self) -> str:
        return "/".join(map(str, self))


class Unit(NamedTuple):
    """One game to play."""

    pool: Pool
    number: int


class Result(msgspec.Struct, frozen=True, array_like=True):
    """Who sat where, and the place of each seat; the winners are first, ties share a place."""

    lineup: tuple[int, ...]
    places: tuple[int, ...]


def pools(part: str) -> list[Pool]:
    """Return every game with every number of seats."""
    return [Pool(part, game, n) for game in PACKS for n in get_pack(game).game.seats]


def units(part: str) -> Iterator[Unit]:
    """Yield all games of a part."""
    for pool in pools(part):
        for number in range(SIZES[part]):
            yield Unit(pool, number)


def play(unit: Unit) -> Result:
    """Play a game: it depends on nothing but its unit and the seed."""
    pool = unit.pool
    name = f"{SEED}/{pool.name}"
    seated = lineup(name, pool.seats, unit.number)
    rules = get_pack(pool.game).game
    setup = rules.setup(tuple(f"{seat + 1}" for seat in range(pool.seats)))
    bots = [entrant(pool.game, number) for number in seated]
    seed = sha256(f"{name}/{unit.number}".encode()).digest()
    for moment in play_seed(rules, setup, bots, seed):
        last = moment.state
    outcome = rules.outcome(last)
    assert outcome is not None, "nobody decides, and it is not over"
    return Result(seated, tuple(places_of(outcome, frozenset())))


Kept = dict[str, list[Result]]


class Numbered(NamedTuple):
    """A result, and which game it is the result of."""

    unit: Unit
    result: Result


def numbered(unit: Unit) -> Numbered:
    """Play a game, and say which one it was."""
    return Numbered(unit, play(unit))


def kept(played: Iterable[Numbered]) -> Kept:
    """Return the results by the name of their pool, in the order of their numbers."""
    found: Kept = {}
    for unit, result in sorted(played, key=lambda each: each.unit):
        found.setdefault(unit.pool.name, []).append(result)
    return found


def write(results: Kept, path: Path = KEPT) -> None:
    """Keep the results of all games, by the name of their pool."""
    path.write_bytes(lzma.compress(msgspec.json.encode(results), preset=9 | lzma.PRESET_EXTREME))


def read(part: str, path: Path = KEPT) -> dict[Pool, list[Result]]:
    """Read the results of a part."""
    found = msgspec.json.decode(lzma.decompress(path.read_bytes()), type=Kept)
    return {pool: found[pool.name] for pool in pools(part)}
