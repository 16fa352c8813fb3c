"""Ratings as others see them: of members and of bot levels, without ids."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated

from msgspec import Meta, Struct

from satrap.server.ratings.keeping import rebuild
from satrap.server.ratings.model import SURE
from satrap.server.ratings.model import Rating as Model
from satrap.server.store import ratings as stored
from satrap.server.store.ratings import Rated, Stored
from satrap.server.store.sql_store import SqlStore
from satrap.server.storing import storing

PAGE = 50
LAST = 500  # matches of a person in a curve


class Rating(Struct, frozen=True):
    """How strong somebody is in one game with one number of players."""

    mu: float
    sigma: float
    games: int

    @property
    def shown(self) -> int:
        return Model(self.mu, self.sigma).shown

    @property
    def margin(self) -> int:
        return Model(self.mu, self.sigma).margin

    @property
    def is_provisional(self) -> bool:
        return Model(self.mu, self.sigma).is_provisional


Number = Annotated[int, Meta(description="1500 is where everybody begins")]
Margin = Annotated[
    int, Meta(description="how far the real strength may be off, in 95 of 100 cases")
]
Provisional = Annotated[bool, Meta(description="too few matches to know much yet")]


class Leader(Struct, frozen=True):
    """A line of a leaderboard: a member by name, or a level of bots."""

    name: Annotated[str, Meta(description="of the member; empty for a level")]
    bot: Annotated[str, Meta(description="the level; empty for a member")]
    is_bot: Annotated[bool, Meta(description="a program plays for this member")]
    rating: Number
    margin: Margin
    is_provisional: Provisional
    games: int


class RatingPoint(Struct, frozen=True):
    """A rating after a match."""

    at: int  # ms
    rating: Number
    margin: Margin
    change: int
    place: int
    has_left: bool


class RatingCurve(Struct, frozen=True):
    """The rating of a member in one game with one number of players, over time."""

    game: str
    seats: int
    rating: Number
    margin: Margin
    is_provisional: Provisional
    games: int
    points: list[RatingPoint]


class RatingChange(Struct, frozen=True):
    """What a match did to the rating of a seat's player."""

    seat: int
    change: int
    rating: Number
    margin: Margin
    is_provisional: Provisional


class Ratings:
    """The ratings in the store."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def of(self, person: str, game: str, seats: int) -> Rating | None:
        """Return the rating of a person; None without a rated match."""
        with storing():
            async with self._store.reading() as connection:
                found = await stored.of(connection, person, game, seats)
        return Rating(found.mu, found.sigma, found.games) if found else None

    async def leaders(self, game: str, seats: int, skip: int, asker: str = "") -> list[Leader]:
        """Return a page of a leaderboard: who is known well first, then the others."""
        with storing():
            async with self._store.reading() as connection:
                rows = await stored.leaders(connection, game, seats, SURE, PAGE, skip, asker)
        return [
            Leader(row.name, row.rating.bot, row.is_bot, *_shown(row.rating), row.rating.games)
            for row in rows
        ]

    async def curves(self, person: str) -> list[RatingCurve]:
        """Return all ratings of a person, with the matches that led there."""
        with storing():
            async with self._store.reading() as connection:
                ratings = await stored.all_of(connection, person)
                rows = await stored.history(connection, person, LAST)
        rows.sort(key=_pool)
        points = {of: list(map(_point, group)) for of, group in groupby(rows, key=_pool)}
        return [_curve(each, points.get(_pool(each), [])) for each in ratings]

    async def changes(self, match: str, asker: str = "") -> list[RatingChange]:
        """Return what a match did to the ratings of members and levels."""
        with storing():
            async with self._store.reading() as connection:
                found = await stored.changes(connection, match, asker)
        return [
            RatingChange(row.seat, _change(row), *_shown(row))
            for row, is_shown in found
            if is_shown
        ]

    async def rebuild(self) -> int:
        """Compute all ratings again, and return from how many matches."""
        with storing():
            return await self._store.writer.submit(rebuild)


def _pool(row: Rated | Stored) -> tuple[str, int]:
    return row.game, row.seats


def _shown(row: Rated | Stored) -> tuple[int, int, bool]:
    found = Model(row.mu, row.sigma)
    return found.shown, found.margin, found.is_provisional


def _curve(row: Stored, points: list[RatingPoint]) -> RatingCurve:
    rating, margin, is_provisional = _shown(row)
    return RatingCurve(row.game, row.seats, rating, margin, is_provisional, row.games, points)


def _change(row: Rated) -> int:
    return round(row.mu) - round(row.old_mu)


def _point(row: Rated) -> RatingPoint:
    rating, margin, _ = _shown(row)
    return RatingPoint(row.at, rating, margin, _change(row), row.place, row.has_left)
