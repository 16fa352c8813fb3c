"""What a guest has besides tables, in SQL, once they turn out to be a member.

Whom they follow, mute or block comes along, and so does who has muted or blocked them; what they
reported; their notes, wishes and manners, where the member has none; and a rating, where the member
has none in that game: else it counts once all ratings are computed again. Notices still come to
this device, and to no other of the guest's. API tokens end: on a device of several people, they may
be somebody else's.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from satrap.server.store.devices import revoke_all
from satrap.server.store.keys import remove_keys
from satrap.server.store.notices_schema import targets, tastes
from satrap.server.store.order_schema import reports
from satrap.server.store.ratings_schema import ratings
from satrap.server.store.schema import notes, people, players, tokens
from satrap.server.store.targets import move, readable, remove
from satrap.server.store.ties_schema import manners, ties


def move_rest(connection: Connection, guest: str, member: str) -> list[bytes]:
    """Move the rest to a member; return the hashes of the API tokens that have ended."""
    _move_ties(connection, guest, member)
    _move_targets(connection, guest, member)
    for table, keys in (
        (tastes, ()),
        (manners, ()),
        (ratings, (ratings.c.game, ratings.c.seats)),
        (notes, (notes.c.match, notes.c.seat)),
    ):
        own = table.c.person == guest
        known = select(table).where(table.c.person == member)
        has = {tuple(row[key.name] for key in keys) for row in connection.execute(known).mappings()}
        for row in connection.execute(select(table).where(own)).mappings().all():
            if tuple(row[key.name] for key in keys) not in has:
                connection.execute(insert(table), {**row, "person": member})
        connection.execute(delete(table).where(own))
    for column in (reports.c.by, reports.c.about):
        moved = update(reports).where(column == guest)
        connection.execute(moved.values({column.name: member}))
    return remove_keys(connection, guest)


def forget_guest(connection: Connection, guest: str) -> list[bytes]:
    """Forget that there was such a guest, unless they still have a seat somewhere.

    They have no device any more: return the hashes of the tokens that have ended.
    """
    ended = revoke_all(connection, guest)
    if connection.scalar(select(players.c.match).where(players.c.person == guest)) is None:
        connection.execute(delete(people).where(people.c.id == guest))
    return ended


def _move_ties(connection: Connection, guest: str, member: str) -> None:
    """Move ties from and to a guest; nobody has a tie to themselves, or two of a kind."""
    for row in connection.execute(select(ties)).mappings().all():
        if guest not in (row["person"], row["other"]):
            continue
        made = {**row, **{key: member for key in ("person", "other") if row[key] == guest}}
        which = (ties.c.person == row["person"]) & (ties.c.other == row["other"])
        connection.execute(delete(ties).where(which, ties.c.kind == row["kind"]))
        known = (ties.c.person == made["person"]) & (ties.c.other == made["other"])
        found = select(ties.c.id).where(known, ties.c.kind == made["kind"])
        if made["person"] != made["other"] and connection.scalar(found) is None:
            connection.execute(insert(ties), made)


def _move_targets(connection: Connection, guest: str, member: str) -> None:
    """Let notices for the member come to the browser in which they have just signed in."""
    last = select(tokens.c.id).where(tokens.c.person == member).order_by(tokens.c.seen.desc())
    here = connection.scalar(last.limit(1))
    elsewhere = set(connection.scalars(select(tokens.c.id).where(tokens.c.person == guest)))
    for row in connection.execute(select(targets).where(targets.c.person == guest)).all():
        target = readable(row)
        if target.channel == "push" and here and target.given.device not in elsewhere:
            move(connection, target, member, here)
        else:
            remove(connection, target.id)
