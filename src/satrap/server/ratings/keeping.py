"""Ratings are kept with the last move of a match, and can be computed again from all matches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection

from satrap.server.following import Done
from satrap.server.ratings.entering import Match, rated_match
from satrap.server.ratings.match import (
    Entrant,
    Player,
    Ratings,
    is_too_easy,
    players_of,
    rate,
)
from satrap.server.ratings.model import NEW, Rating
from satrap.server.store import ratings as stored
from satrap.server.store.attempts import Work
from satrap.server.store.ratings import Rated, Stored
from satrap.server.tables.table import OVER


class Pool(NamedTuple):
    """A game with a number of players: ratings of different pools have nothing in common."""

    game: str
    seats: int


def follow(done: Done) -> Work[None] | None:
    """Rate a match that has just ended, if it counts."""
    if done.status == OVER or done.table.status != OVER:
        return None
    match, opened = rated_match(done.table), done.table.opened
    if match is None:
        return None
    pool, found = Pool(opened.game, len(done.table.places)), match
    return lambda to: _add(to, pool, done.match, done.at, found)


def _add(connection: Connection, pool: Pool, name: str, at: int, match: Match) -> None:
    """Store what a match does to the ratings; once only."""
    if stored.is_known(connection, name):
        return
    before = _before(connection, pool, match.entrants)
    if is_too_easy(match.entrants, before):
        return
    turn = stored.next_turn(connection)
    empty = [
        Rated(turn, seat, name, pool.game, at, match.is_whole, *each.player, each.place,
              each.has_left, each.heir, pool.seats, 0, 0, 0, 0)
        for seat, each in enumerate(match.entrants)
    ]  # fmt: skip
    after = rate(match.entrants, before, is_whole=match.is_whole)
    stored.add_rated(connection, _filled(empty, before, after))
    _keep(connection, pool, at, after)


def _before(connection: Connection, pool: Pool, entrants: Sequence[Entrant]) -> Ratings:
    found = {who: stored.rating(connection, *pool, *who) for who in players_of(entrants)}
    return {who: Rating(row.mu, row.sigma) if row else NEW for who, row in found.items()}


def _filled(rows: Iterable[Rated], before: Ratings, after: Ratings) -> list[Rated]:
    """Return the rows of a match with the ratings before and after it."""
    found = []
    for row in rows:
        old = before[Player(row.person, row.bot)]
        new = after.get(Player(row.person, row.bot), old)
        found.append(replace(row, old_mu=old.mu, old_sigma=old.sigma, mu=new.mu, sigma=new.sigma))
    return found


def _keep(connection: Connection, pool: Pool, at: int, after: Ratings) -> None:
    for who, rating in after.items():
        row = stored.rating(connection, *pool, *who)
        games = row.games + 1 if row else 1
        stored.set_rating(connection, Stored(*pool, *who, *rating, games, at))


def rebuild(connection: Connection) -> int:
    """Compute all ratings again from the rated matches; return how many these are."""
    known: dict[tuple[Pool, Player], Stored] = {}
    count = 0
    for rows in stored.matches(connection):
        _again(connection, rows, known)
        count += 1
    stored.clear(connection)
    for row in known.values():
        stored.set_rating(connection, row)
    return count


def _again(
    connection: Connection, rows: Sequence[Rated], known: dict[tuple[Pool, Player], Stored]
) -> None:
    """Rate a match again, with the ratings as they have been computed so far."""
    first, pool = rows[0], Pool(rows[0].game, rows[0].seats)
    entrants = [
        Entrant(Player(row.person, row.bot), row.place, row.has_left, row.heir) for row in rows
    ]
    found = {who: known.get((pool, who)) for who in players_of(entrants)}
    before = {who: Rating(row.mu, row.sigma) if row else NEW for who, row in found.items()}
    after = rate(entrants, before, is_whole=first.is_whole)
    for row in _filled(rows, before, after):
        stored.change_rated(connection, row)
    for who, rating in after.items():
        games = (old.games if (old := found[who]) else 0) + 1
        known[pool, who] = Stored(*pool, *who, *rating, games, first.at)
