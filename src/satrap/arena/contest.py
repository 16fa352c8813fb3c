"""A contest: which bots meet, at how many seats, under which rules; and its games, deal by deal."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Final, Literal

import msgspec

from satrap.arena.games import ArenaGame, Unit
from satrap.arena.lineups import Lineup, lineups
from satrap.core.canonical import canonical
from satrap.core.errors import BadSetup
from satrap.packs import get_pack

FORMAT: Final = "satrap-arena-1"


class Contest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the games depend on; their number is not part of it."""

    format: Literal["satrap-arena-1"]
    game: str
    rules: int
    code: str  # the fingerprint of core, game and bots
    preset: str
    options: dict[str, bool | int | str]
    bots: tuple[str, ...]
    seats: int
    seed: int
    seconds: float | None = None  # per turn; None: each bot thinks as long as its level does

    @property
    def lineups(self) -> list[Lineup]:
        return lineups(self.bots, self.seats)

    @property
    def name(self) -> str:
        """Return a file name that only this contest has."""
        mark = sha256(canonical(msgspec.to_builtins(self))).hexdigest()[:8]
        return f"{self.game}-{self.seats}-{mark}"


def check(contest: Contest) -> Contest:
    """Return a contest that can be played, or raise BadSetup."""
    bots = contest.bots
    is_seating = len(bots) == contest.seats  # a bot for each seat, perhaps with repeats
    if len(set(bots)) < (2 if is_seating else max(2, len(bots))):
        raise BadSetup("arena-bots", bots=", ".join(bots))
    for bot in bots:
        get_pack(contest.game).bot(bot)
    return contest


def deals_for(contest: Contest, games: int) -> int:
    """Return how many deals make at least this many games: every lineup plays every deal."""
    return -(-games // len(contest.lineups))


def units(contest: Contest, deals: range, played: list[ArenaGame]) -> Iterator[Unit]:
    """Yield the games of some deals that have not been played, deal by deal."""
    done = {(game.lineup, game.deal) for game in played}
    for deal in deals:
        for lineup in contest.lineups:
            if (lineup, deal) not in done:
                yield Unit(
                    contest.game,
                    contest.preset,
                    contest.options,
                    lineup,
                    contest.seed,
                    deal,
                    contest.seconds,
                )
