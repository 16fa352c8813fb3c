"""What is stored of a person, as they may take it with them, in SQL: no secret, no id of theirs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.core.game import Json
from satrap.server.beside import parse
from satrap.server.store.cups_schema import cups, entrants
from satrap.server.store.identity_schema import addresses, aliases, factors, passkeys, passwords
from satrap.server.store.keys_schema import keys
from satrap.server.store.members_schema import members
from satrap.server.store.notices_schema import notices, targets, tastes
from satrap.server.store.order_schema import penalties, reports
from satrap.server.store.ratings_schema import rated, ratings
from satrap.server.store.rests_schema import rests
from satrap.server.store.results_schema import results
from satrap.server.store.schema import lines, notes, people, players, tokens
from satrap.server.store.ties_schema import manners, ties
from satrap.server.store.waits_schema import prepared

# Each file of an archive: whose rows, by which column, and what of them.
FILES: Final[Mapping[str, tuple[Table, str, tuple[str, ...]]]] = {
    "account": (people, "id", ("name", "at")),
    "member": (members, "person", ("at", "is_bot")),
    "address": (addresses, "person", ("address", "at")),
    "password": (passwords, "person", ("at",)),  # since when, and no more
    "factor": (factors, "person", ("at",)),
    "passkeys": (passkeys, "person", ("name", "host", "at", "used")),
    "devices": (tokens, "person", ("id", "name", "at", "seen", "proved", "until")),
    "keys": (keys, "person", ("name", "scopes", "at", "until")),
    "notes": (notes, "person", ("match", "seat", "words", "at")),
    "prepared": (prepared, "person", ("match", "seat", "actions", "at")),
    "results": (
        results,
        "person",
        ("match", "seat", "game", "preset", "at", "turns", "reason", "place", "points"),
    ),
    "ratings": (ratings, "person", ("game", "seats", "mu", "sigma", "games", "at")),
    "rated": (
        rated,
        "person",
        ("match", "seat", "game", "at", "place", "old_mu", "old_sigma", "mu", "sigma"),
    ),
    "notices": (notices, "person", ("kind", "path", "words", "at", "seen", "gone")),
    "targets": (targets, "person", ("channel", "address", "language", "at", "ended")),
    "preferences": (tastes, "person", ("body",)),
    "rests": (rests, "person", ("body",)),
    "penalties": (penalties, "person", ("kind", "reason", "at", "until")),
    "reports": (reports, "by", ("match", "words", "at", "closed")),
    "reported": (reports, "about", ("match", "at", "closed")),  # not by whom, nor in what words
    "ties": (ties, "person", ("kind", "called", "at")),
    "manners": (manners, "person", ("is_private", "may_follow", "presence")),
    "tournaments": (entrants, "person", ("cup", "number", "name", "rating", "is_in", "missed")),
    "organised": (cups, "host", ("id", "status", "is_public", "at", "round")),
}


async def rows_of(connection: AsyncConnection, person: str) -> dict[str, list[dict[str, Any]]]:
    """Return what is stored of a person: for each file, the rows."""
    found = {}
    for file, (table, column, names) in FILES.items():
        query = select(*(table.c[name] for name in names)).where(table.c[column] == person)
        found[file] = [dict(row._mapping) for row in await connection.execute(query)]
    return found


async def matches_of(connection: AsyncConnection, person: str) -> list[str]:
    """Return the matches that somebody has opened or sat at."""
    query = select(players.c.match).where(players.c.person == person).order_by(players.c.match)
    return list((await connection.scalars(query)).all())


async def words_of(connection: AsyncConnection, person: str) -> list[Json]:
    """Return what somebody has said at tables, in order, also as a guest they turned out to be."""
    query = select(lines.c.match, lines.c.at, lines.c.body, lines.c.beside)
    as_guest = select(aliases.c.was).where(
        aliases.c.match == lines.c.match, aliases.c.was == lines.c.actor, aliases.c.person == person
    )
    is_own = (lines.c.actor == person) | as_guest.exists()
    own = query.where(is_own).order_by(lines.c.at, lines.c.match, lines.c.seq)
    found: list[Json] = []
    for match, at, body, beside in await connection.execute(own):
        told = msgspec.json.decode(body)
        if told["kind"] == "said":
            kept = parse(None if beside is None else bytes(beside))
            words = kept["words"].value if "words" in kept else told["words"]
            found.append({"match": match, "at": at, "words": words})
    return found
