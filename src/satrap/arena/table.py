"""The results of arena games, for each bot."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from satrap.arena.games import ArenaGame
from satrap.arena.ratings import Rating, rate


class Row(NamedTuple):
    """One bot."""

    bot: str
    rating: Rating
    games: int  # seats that it held
    wins: float  # a shared win counts in part
    share: float  # wins, as a ratio to the fair share
    margin: float  # points, against the mean of the other seats
    typical: int  # milliseconds of a turn: the median
    slow: int  # the same, the 95th percentile


def rows(bots: Sequence[str], games: Sequence[ArenaGame]) -> list[Row]:
    """Return a row for each bot, the strongest first."""
    named = list(dict.fromkeys(bots))
    ratings = rate(named, games)
    found = [_row(bot, ratings[bot], games) for bot in named]
    return sorted(found, key=lambda row: -row.rating.value)


def _row(bot: str, rating: Rating, games: Sequence[ArenaGame]) -> Row:
    held = [(game, seat) for game in games for seat, who in enumerate(game.lineup) if who == bot]
    wins = sum(1 / len(game.winners) for game, seat in held if seat in game.winners)
    fair = sum(1 / len(game.lineup) for game, _ in held)
    times = sorted(time for game, seat in held for time in game.milliseconds[seat])
    margin = fmean(_margin(game, seat) for game, seat in held)
    typical, slow = times[len(times) // 2], times[len(times) * 19 // 20]
    return Row(bot, rating, len(held), wins, wins / fair, margin, typical, slow)


def _margin(game: ArenaGame, seat: int) -> float:
    others = [score for other, score in enumerate(game.scores) if other != seat]
    return game.scores[seat] - fmean(others)
