"""Two people who turn out to be one, in SQL: what was a guest's becomes a member's.

The log of a table names people beside its hash chain, where nothing can be changed: so a table
remembers that the guest of its log is the member now.
"""

from __future__ import annotations

from sqlalchemy import CompoundSelect, Connection, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.identity_schema import aliases
from satrap.server.store.merging_rest import forget_guest, move_rest
from satrap.server.store.notices_schema import notices
from satrap.server.store.order_schema import penalties
from satrap.server.store.ratings_schema import rated
from satrap.server.store.rests import hand_over
from satrap.server.store.results_schema import results
from satrap.server.store.schema import matches, notes, players
from satrap.server.store.waits_schema import prepared, waits

OF_MATCHES = (  # each with the match that it is about: other columns can be added
    (matches.c.host, matches.c.id),
    (players.c.person, players.c.match),
    (results.c.person, results.c.match),
    (rated.c.person, rated.c.match),
    (waits.c.person, waits.c.match),
    (prepared.c.person, prepared.c.match),
)


def merge(connection: Connection, guest: str, member: str) -> tuple[list[str], list[bytes]]:
    """Move what is a guest's to a member; return the matches, and the hashes that ended.

    The guest has no token of any kind any more.
    A match at which both sit stays as it is: nobody there may become one person in two seats.
    """
    both = select(players.c.match).where(players.c.person == member)
    wanted = (players.c.person == guest) & players.c.match.not_in(both)
    moved = list(connection.scalars(select(players.c.match).where(wanted)))
    for match in moved:
        _move(connection, match, guest, member)
    own = notices.c.person == guest
    connection.execute(update(notices).where(own).values(person=member))
    hand_over(connection, guest, member)
    known = select(penalties.c.kind).where(penalties.c.person == member)
    kinds = list(connection.scalars(known))
    others = (penalties.c.person == guest) & penalties.c.kind.not_in(kinds)
    connection.execute(update(penalties).where(others).values(person=member))
    ended = move_rest(connection, guest, member)
    return moved, ended + forget_guest(connection, guest)


def matches_of(person: str) -> CompoundSelect[str]:
    """Select the matches at which somebody has been, under their own id or as a guest since."""
    own = select(players.c.match).where(players.c.person == person)
    return own.union(select(aliases.c.match).where(aliases.c.was == person))


def _move(connection: Connection, match: str, guest: str, member: str) -> None:
    for person, of in OF_MATCHES:
        found = update(person.table).where(of == match, person == guest)
        connection.execute(found.values({person.name: member}))
    is_here = notes.c.match == match
    written = select(notes.c.seat).where(is_here, notes.c.person == member)
    seats = list(connection.scalars(written))
    own = is_here & (notes.c.person == guest)
    connection.execute(update(notes).where(own, notes.c.seat.not_in(seats)).values(person=member))
    connection.execute(delete(notes).where(own))
    was = (aliases.c.match == match) & (aliases.c.person == guest)
    connection.execute(update(aliases).where(was).values(person=member))
    connection.execute(insert(aliases), {"match": match, "was": guest, "person": member})


async def aliases_at(connection: AsyncConnection, match: str) -> dict[str, str]:
    """Return who the people in the log of a match are now, where that has changed."""
    query = select(aliases.c.was, aliases.c.person).where(aliases.c.match == match)
    return {row.was: row.person for row in await connection.execute(query)}
