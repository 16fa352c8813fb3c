"""Results of finished matches: written with the last move, and once for each older match."""

from __future__ import annotations

import logging
from collections.abc import Set
from typing import Final

from msgspec import json
from sqlalchemy import Connection

from satrap.core.errors import SatrapError
from satrap.core.game import Outcome, Seat
from satrap.core.record import AnyMatch
from satrap.packs import get_pack
from satrap.server.errors import Unavailable
from satrap.server.following import Done
from satrap.server.hall import Hall
from satrap.server.store import results as stored
from satrap.server.store.attempts import Work
from satrap.server.store.interface import StoredLine
from satrap.server.store.results import Result
from satrap.server.store.sql_store import SqlStore
from satrap.server.storing import storing
from satrap.server.tables.table import OVER, Table

AT_ONCE: Final = 20  # older matches in one pass
_ENDED: Final = b'"kind":"ended"'  # in the body of a line


def follow(done: Done) -> Work[None] | None:
    """Write the results of a match that has just ended."""
    if done.status == OVER or done.table.status != OVER:
        return None
    rows = results_of(done.match, done.table, done.at)
    return (lambda to: stored.add_results(to, rows)) if rows else None


def _is_lesson(table: Table) -> bool:
    return table.opened.is_teaching or table.opened.has_open_hands


def results_of(match: str, table: Table, at: int) -> list[Result]:
    """Return the results of a match; none if it has no winner, came from elsewhere or taught."""
    played, outcome = table.match, table.match.outcome if table.match else None
    if not played or not outcome or table.imported or _is_lesson(table):
        return []
    openings, people = openings_of(table.opened.game, played), _people(table)
    left = {seat for seat, each in enumerate(table.places) if each.bot and people[seat]}
    places = places_of(outcome, left)
    return [
        Result(
            match,
            seat,
            table.opened.game,
            table.opened.preset,
            len(table.places),
            table.opened.is_public,
            at,
            outcome.turns,
            outcome.reason,
            people[seat],
            people[seat] not in ("", *people[:seat]),
            place.bot,
            seat in left,
            places[seat],
            outcome.scores[seat],
            openings.get(seat, ""),
        )
        for seat, place in enumerate(table.places)
    ]


def _people(table: Table) -> list[str]:
    """Return whose seat each one was, even if they have given it up."""
    return [place.former or place.person for place in table.places]


def places_of(outcome: Outcome, left: Set[Seat]) -> list[int]:
    """Return the place of each seat: 1 for winners, the last for whoever left it to a bot."""
    ranks = [(seat not in outcome.winners, -score) for seat, score in enumerate(outcome.scores)]
    return [
        len(ranks) if seat in left else 1 + sum(other < own for other in ranks)
        for seat, own in enumerate(ranks)
    ]


def openings_of(game: str, match: AnyMatch) -> dict[Seat, str]:
    """Return the first march or split of each seat, as the JSON of a sentence."""
    found, pack = dict[Seat, str](), get_pack(game)
    for moment in match.line:
        for event in moment.events:
            shown = pack.opening(event)
            if shown and shown[0] not in found:
                found[shown[0]] = json.encode(shown[1]).decode()
        if len(found) == len(match.setup.seats):
            break
    return found


class Backlog:
    """The matches that were over before results were kept: a few at a time."""

    def __init__(self, store: SqlStore, hall: Hall) -> None:
        self._store, self._hall = store, hall

    async def work(self) -> None:
        """Go through some of them."""
        with storing():
            async with self._store.reading() as connection:
                matches = await stored.unsettled(connection, AT_ONCE)
        for match in matches:
            await self._settle(match)

    async def _settle(self, match: str) -> None:
        try:
            async with self._hall.held(match) as (_, standing):
                with storing():
                    at = ended_at(await self._store.read(match))
                rows = results_of(match, standing.table, at)
        except Unavailable:
            raise
        except SatrapError:  # it is damaged
            logging.getLogger(__name__).warning("table %s has no results", match)
            rows = []

        def write(connection: Connection) -> None:
            stored.settle(connection, match, rows)

        with storing():
            await self._store.writer.submit(write)


def ended_at(lines: list[StoredLine]) -> int:
    """Return when a match ended; in older logs, when the last line was written."""
    return next((line.at for line in reversed(lines) if _ENDED in line.body), lines[-1].at)
