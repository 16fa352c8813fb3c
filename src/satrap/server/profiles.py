"""What others may learn about somebody: how they fared, against whom, and what they allow."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from satrap.core.text import Text
from satrap.server.errors import NoSuchPerson
from satrap.server.members import Members
from satrap.server.store import results as stored
from satrap.server.store import ties as kept
from satrap.server.store.members import Member
from satrap.server.store.results import Named, Result, Sum, Wanted
from satrap.server.store.sql_store import SqlStore
from satrap.server.store.ties import Manners
from satrap.server.storing import storing

MOST_OPPONENTS = 12
MOST_OPENINGS = 12
RECENT = 10
PAGE = 20


class Total(Struct, frozen=True):
    """Matches of one kind, and how many of them the person has won."""

    game: str
    seats: int
    games: int
    won: int


class Opponent(Struct, frozen=True):
    """Matches with somebody: a member by name, a bot by level, or guests (neither)."""

    name: str
    bot: str
    is_bot: bool  # a program with an account of its own
    games: int
    won: int


class OpeningRow(Struct, frozen=True):
    """A first march or a first split, and how the matches ended that began with it."""

    game: str
    opening: Text
    games: int
    won: int


class Player(Struct, frozen=True):
    """How a seat came out of a finished match."""

    name: str  # of a member; empty: a guest or a bot
    bot: str  # the level of a bot that sat there from the start
    is_bot: bool  # a program with an account of its own
    is_me: bool
    has_left: bool  # a bot played on
    place: int
    points: int


class Finished(Struct, frozen=True):
    """A finished match."""

    id: str
    game: str
    preset: str
    at: int  # when it was over (ms)
    turns: int
    reason: str
    players: list[Player]


class Standing(Struct, frozen=True):
    """Head to head: how often the first came out ahead of the second, behind, or level."""

    game: str
    seats: int
    games: int
    ahead: int
    behind: int


class Profile(Struct, frozen=True):
    """What somebody's results add up to, as far as the asker may see them."""

    totals: list[Total]
    opponents: list[Opponent]
    openings: list[OpeningRow]
    recent: list[Finished]


class Profiles:
    """The results of people, for somebody who asks."""

    def __init__(self, store: SqlStore, members: Members) -> None:
        self._store, self._members = store, members

    async def find(self, name: str) -> tuple[Member, Manners]:
        """Return a member by name, and what others may learn about them."""
        member = await self._members.named(name)
        if member is None:
            raise NoSuchPerson("server-no-member", name=name)
        with storing():
            async with self._store.reading() as connection:
                return member, await kept.manners_of(connection, member.person)

    async def of(self, person: str, asker: str) -> Profile:
        """Return what a person's results add up to."""
        with storing():
            async with self._store.reading() as connection:
                totals = await stored.totals(connection, person, asker)
                others = await stored.opponents(connection, person, asker, MOST_OPPONENTS)
                openings = await stored.openings(connection, person, asker, MOST_OPENINGS)
                found = await stored.search(connection, Wanted(person=person), asker, RECENT)
                people = [each.of[0] for each in others] + [each.person for each in found]
                named = await stored.names_of(connection, people)
        return Profile(
            [Total(each.of[0], each.of[2], each.games, each.won) for each in totals],
            _opponents(others, named, asker),
            [_opening(each) for each in openings],
            _finished(found, named, asker),
        )

    async def search(
        self, wanted: Wanted, asker: str, after: tuple[int, str] | None
    ) -> list[Finished]:
        """Return one page of the matches that somebody looks for."""
        with storing():
            async with self._store.reading() as connection:
                found = await stored.search(connection, wanted, asker, PAGE, after)
                named = await stored.names_of(connection, [each.person for each in found])
        return _finished(found, named, asker)

    async def against(self, one: str, other: str, asker: str) -> list[Standing]:
        """Return how two people fared against each other, by game and number of players."""
        with storing():
            async with self._store.reading() as connection:
                rows = await stored.against(connection, one, other, asker)
        return [Standing(*row) for row in rows]


def _opponents(sums: Sequence[Sum], named: dict[str, Named], asker: str) -> list[Opponent]:
    """Return the opponents; guests and people with a private page are one."""
    found = dict[tuple[str, str], Opponent]()
    for each in sums:
        person, bot = each.of[0], each.of[1]
        one = named.get(person)
        name = one.name if one and (person == asker or not one.is_private) else ""
        before = found.get((name, bot))
        games = each.games + (before.games if before else 0)
        won = each.won + (before.won if before else 0)
        found[name, bot] = Opponent(name, bot, bool(name and one and one.is_bot), games, won)
    return sorted(found.values(), key=lambda each: -each.games)


def _opening(each: Sum) -> OpeningRow:
    told = msgspec.json.decode(each.of[1], type=Text)
    return OpeningRow(each.of[0], told, each.games, each.won)


def _finished(rows: Sequence[Result], named: dict[str, Named], asker: str) -> list[Finished]:
    """Return matches; people with a private page are named only to those who played there."""
    own = {row.match for row in rows if row.person == asker != ""}
    found = dict[str, Finished]()
    for row in rows:
        if row.match not in found:
            kind = (row.match, row.game, row.preset, row.at, row.turns, row.reason)
            found[row.match] = Finished(*kind, [])
        one = named.get(row.person)
        one = one if one and (row.match in own or not one.is_private) else None
        found[row.match].players.append(
            Player(
                one.name if one else "",
                "" if row.person else row.bot,
                bool(one and one.is_bot),
                row.person == asker != "",
                row.has_left,
                row.place,
                row.points,
            )
        )
    return list(found.values())
