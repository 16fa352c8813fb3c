"""Everything that is stored of a person, and how each part of it is forgotten.

Each part of the server that stores something of people has an entry in `PARTS`. A test walks the
schema and fails for every column that could hold a person and is in neither list.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, select

from satrap.server.store import erasing, unidentified, unreported
from satrap.server.store.cups_forgetting import forget_entrant
from satrap.server.store.jobs import drop
from satrap.server.store.jobs_schema import jobs
from satrap.server.store.keys import remove_keys
from satrap.server.store.members import remove_member
from satrap.server.store.rests import forget_rests
from satrap.server.store.schema import notes, people, tokens
from satrap.server.store.ties import forget as forget_ties
from satrap.server.store.unnoticed import forget_notices
from satrap.server.store.waits_schema import prepared, waits


class Part(NamedTuple):
    """Columns (`table.column`) that hold something of people, and what empties them of one."""

    columns: tuple[str, ...]
    forget: Callable[[Connection, str], None]


def _forget_notes(connection: Connection, person: str) -> None:
    connection.execute(delete(notes).where(notes.c.person == person))


def _forget_waits(connection: Connection, person: str) -> None:
    connection.execute(delete(waits).where(waits.c.person == person))


def _forget_prepared(connection: Connection, person: str) -> None:
    connection.execute(delete(prepared).where(prepared.c.person == person))


def _forget_keys(connection: Connection, person: str) -> None:
    remove_keys(connection, person)


def _forget_tokens(connection: Connection, person: str) -> None:
    connection.execute(delete(tokens).where(tokens.c.person == person))


def _forget_jobs(connection: Connection, person: str) -> None:
    """Remove the jobs that name a person."""
    mark = person.encode()
    for kind, key, body in connection.execute(select(jobs.c.kind, jobs.c.key, jobs.c.body)).all():
        if person in key or mark in bytes(body):
            drop(connection, kind, key)


def _forget_person(connection: Connection, person: str) -> None:
    connection.execute(delete(people).where(people.c.id == person))


# In this order: what refers to a person comes before the person.
PARTS: Final = (
    Part(("notes.person", "notes.words"), _forget_notes),
    Part(
        (
            "notices.id",
            "notices.person",
            "notices.tag",
            "notices.path",
            "notices.words",
            "outbox.notice",
            "outbox.target",
            "targets.id",
            "targets.person",
            "targets.address",
            "targets.given",
            "targets.language",
            "tastes.person",
            "tastes.body",
        ),
        forget_notices,
    ),
    Part(("cups.host", "cups.plan", "entrants.person", "entrants.name"), forget_entrant),
    Part(("waits.person",), _forget_waits),
    Part(("rests.person", "rests.body"), forget_rests),
    Part(
        (
            "ties.person",
            "ties.other",
            "ties.id",
            "ties.called",
            "manners.person",
        ),
        forget_ties,
    ),
    Part(("prepared.person", "prepared.actions"), _forget_prepared),
    Part(("keys.person", "keys.hash", "keys.id", "keys.name"), _forget_keys),
    Part(("tokens.person", "tokens.hash", "tokens.id", "tokens.name"), _forget_tokens),
    Part(unidentified.COLUMNS, unidentified.forget_ways_in),
    Part(
        (
            "reports.by",
            "reports.about",
            "reports.words",
            "reports.attached",
            "reports.decision",
            "audit.about",
            "audit.words",
        ),
        unreported.forget_reports,
    ),
    Part(("jobs.key", "jobs.body"), _forget_jobs),
    Part(("members.person", "members.folded"), remove_member),
    Part(("penalties.person", "penalties.reason"), unreported.forget_penalties),
    Part(("people.id", "people.name"), _forget_person),
)
# What `erasing` takes care of: it is told in which matches to look.
LOGS: Final = (
    "lines.actor",
    "lines.key",
    "lines.beside",
    "matches.host",
    "players.person",
    "rated.person",
    "ratings.person",
    "results.person",
    "analyses.body",
)
NOBODY: Final = frozenset(  # these hold nothing of a person
    (
        "aliases.match",
        "analyses.match",
        "cup_tables.cup",
        "cup_tables.match",
        "cup_tables.result",
        "cup_tables.sitting",
        "cups.id",
        "cups.seed",
        "cups.status",
        "entrants.bot",
        "entrants.cup",
        "jobs.id",
        "jobs.kind",
        "rated.bot",
        "rated.game",
        "rated.heir",
        "rated.match",
        "ratings.bot",
        "ratings.game",
        "results.bot",
        "results.game",
        "results.match",
        "results.opening",
        "results.preset",
        "results.reason",
        "unresulted.match",
        "audit.deed",
        "audit.operator",
        "lines.body",
        "lines.head",
        "lines.match",
        "lines.nonce",
        "matches.game",
        "matches.id",
        "matches.seed",
        "matches.status",
        "keys.scopes",
        "notes.match",
        "prepared.match",
        "waits.match",
        "notices.kind",
        "ties.kind",
        "manners.presence",
        "targets.channel",
        "penalties.kind",
        "players.match",
        "reports.id",
        "reports.match",
        "secrets.name",
        "secrets.value",
    )
)


def forget(connection: Connection, person: str, stand_in: str, matches: Collection[str]) -> None:
    """Forget a person; `matches` are those whose logs hold something of theirs."""
    for part in PARTS[:-1]:
        part.forget(connection, person)
    erasing.erase(connection, person, stand_in, matches)
    PARTS[-1].forget(connection, person)
