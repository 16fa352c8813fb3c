"""Where notices of a person go, in SQL: browsers, a mailbox, services."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store import jobs
from satrap.server.store.notices_schema import outbox, targets
from satrap.server.store.schema import tokens
from satrap.server.tastes import Channel

ID_BYTES: Final = 8


class Given(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is needed to send something there."""

    p256dh: str = ""  # of a browser: its key, and a secret
    auth: str = ""
    device: str = ""  # on which it runs: signed out, it hears nothing more
    style: str = ""  # of a webhook: discord, slack or plain
    secret: str = ""  # with which messages to it are signed
    origin: str = ""  # of the site, for links


class Target(msgspec.Struct, frozen=True):
    """A browser by its push address, a mailbox by a secret word, or a service by its address."""

    id: str
    person: str
    channel: Channel
    address: str
    given: Given
    language: str
    at: int
    silent: int | None = None
    after: int | None = None
    ended: int | None = None


_GIVEN: Final = msgspec.json.Decoder(Given)


def add_target(
    connection: Connection,
    person: str,
    channel: Channel,
    address: str,
    given: Given,
    language: str,
    at: int,
) -> str:
    """Add a target in place of their own at the same address, and return its id.

    A browser belongs to whoever uses it now; several people may share a service.
    """
    whose = targets.c.channel == "push" if channel == "push" else targets.c.person == person
    same = select(targets.c.id).where(whose, targets.c.address == address)
    for each in connection.scalars(same).all():
        remove(connection, each)
    made = secrets.token_hex(ID_BYTES)
    row = {"id": made, "person": person, "channel": channel, "address": address}
    encoded = msgspec.json.encode(given).decode()
    connection.execute(insert(targets), {**row, "given": encoded, "language": language, "at": at})
    return made


def remove(connection: Connection, target: str) -> None:
    """Remove a target, and what has yet to go there."""
    connection.execute(delete(targets).where(targets.c.id == target))
    connection.execute(delete(outbox).where(outbox.c.target == target))
    for kind in ("deliver", "close"):
        jobs.drop(connection, kind, target)


def move(connection: Connection, target: Target, person: str, device: str) -> None:
    """Let a browser be somebody's, who has signed in there."""
    given = msgspec.json.encode(msgspec.structs.replace(target.given, device=device)).decode()
    own = update(targets).where(targets.c.id == target.id)
    connection.execute(own.values(person=person, given=given))


def remove_own(connection: Connection, person: str, target: str) -> bool:
    """Remove a target of a person; say whether there was one."""
    which = (targets.c.id == target) & (targets.c.person == person)
    if connection.scalar(select(targets.c.id).where(which)) is None:
        return False
    remove(connection, target)
    return True


def live_targets(connection: Connection, person: str) -> list[Target]:
    """Return where notices of a person go now."""
    which = (targets.c.person == person) & targets.c.ended.is_(None)
    return [readable(row) for row in connection.execute(select(targets).where(which))]


def target_of(connection: Connection, target: str) -> Target | None:
    """Return a target by its id."""
    row = connection.execute(select(targets).where(targets.c.id == target)).first()
    return None if row is None else readable(row)


def target_at(connection: Connection, address: str) -> Target | None:
    """Return a target by its address."""
    row = connection.execute(select(targets).where(targets.c.address == address)).first()
    return None if row is None else readable(row)


def is_signed_in(connection: Connection, target: Target) -> bool:
    """Say whether the device of a browser is still signed in as the same person."""
    which = (tokens.c.id == target.given.device) & (tokens.c.person == target.person)
    is_known = connection.scalar(select(tokens.c.id).where(which)) is not None
    return is_known or target.channel != "push"


async def find_target(connection: AsyncConnection, target: str) -> Target | None:
    """Return a target by its id."""
    row = (await connection.execute(select(targets).where(targets.c.id == target))).first()
    return None if row is None else readable(row)


async def list_targets(connection: AsyncConnection, person: str) -> list[Target]:
    """Return all targets of a person, those that were given up too, the oldest first."""
    query = select(targets).where(targets.c.person == person)
    rows = await connection.execute(query.order_by(targets.c.at, targets.c.id))
    return [readable(row) for row in rows]


def readable(row: Sequence[object]) -> Target:
    """Return a stored target."""
    values = dict(zip(Target.__struct_fields__, row, strict=True))
    given = _GIVEN.decode(str(values.pop("given")))
    return msgspec.convert({**values, "given": given}, Target)
