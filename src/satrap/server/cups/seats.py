"""Opens the tables of a round and seats everybody. Whatever was done already is left as it is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from satrap.core.text import former
from satrap.server.clock import now
from satrap.server.cups.cup import Cup
from satrap.server.cups.plan import opening_of
from satrap.server.errors import Damaged, NoSuchTable
from satrap.server.hall import Hall
from satrap.server.opening import open_table
from satrap.server.store.cups import Entrant, TableRow
from satrap.server.store.erasing import new_stand_in
from satrap.server.storing import storing
from satrap.server.tables import entries as log
from satrap.server.tables.acts import AWAY, stand_in, start
from satrap.server.tables.chairs import Seating
from satrap.server.tables.effects import GONE, enter
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.table import RUNNING, WAITING, Table, new_bot_name

KEY = "cup/start"


async def open_tables(hall: Hall, cup: Cup, goes_on: Callable[[], Awaitable[bool]]) -> None:
    """Open the tables of the present round, and begin, as long as the tournament goes on."""
    for table in cup.at_round(cup.row.round):
        if table.result is None and await goes_on():
            await _open(hall, cup, table)


async def _open(hall: Hall, cup: Cup, row: TableRow) -> None:
    hall.unattended.add(row.match)
    people = [cup.by_number[number] for number in row.sitting]
    with storing():
        is_new = await hall.store.match(row.match) is None
    if is_new:
        chairs = [
            Seating("invited")
            if each.person and each.is_in
            else Seating("bot", each.bot or cup.plan.bot)
            for each in people
        ]
        with storing():
            opening = opening_of(cup.plan, chairs)
            await open_table(hall.store, "", opening, cup_table=row.match)
    async with hall.held(row.match) as (room, standing):
        if standing.table.status == WAITING:
            change = partial(_begin, people=people, here=cup.row.round if cup.plan.is_live else 0)
            standing = await hall.change(room, "", KEY, change)
        hall.went_on(room, standing)


def _begin(table: Table, people: list[Entrant], here: int) -> list[AnyEntry]:
    """Seat everybody and begin; a bot plays for whoever is not here."""
    done = [_sit(table, seat, each) for seat, each in enumerate(people)]
    done += start(table, now())
    for seat, each in enumerate(people):
        is_absent = table.places[seat].person and each.here < here
        has_gone = is_invited(table, seat) and not each.person
        if table.status == RUNNING and (is_absent or has_gone):
            why = GONE if has_gone else AWAY
            done.append(enter(table, log.Replaced(seat, stand_in(table), why)))
    return done


def is_invited(table: Table, seat: int) -> bool:
    """Say whether a seat was kept for somebody, who may have gone since."""
    return table.places[seat].plan.who != log.BOT


def _sit(table: Table, seat: int, who: Entrant) -> AnyEntry:
    if is_invited(table, seat):
        person, name = (who.person, who.name) if who.person else (new_stand_in(), former(seat))
        number = table.guest_number(person)
        return enter(table, log.Seated(seat, name, person, guest=number))
    taken = {place.name.casefold() for place in table.places}
    is_free = bool(who.bot) and who.name.casefold() not in taken
    return enter(table, log.Seated(seat, who.name if is_free else new_bot_name(table, seat)))


async def hand_over(hall: Hall, match: str, person: str) -> None:
    """Let a bot play for somebody who has dropped out, if their match is running."""
    with suppress(NoSuchTable, Damaged):  # it is gone, or already logged
        await _hand_over(hall, match, person)


async def _hand_over(hall: Hall, match: str, person: str) -> None:
    async with hall.held(match) as (room, standing):
        table = standing.table
        seats = [seat for seat in table.seats_of(person) if not table.places[seat].bot]
        if table.status != RUNNING or not seats:
            return

        def change(table: Table) -> list[AnyEntry]:
            return [enter(table, log.Replaced(seat, stand_in(table), "left")) for seat in seats]

        standing = await hall.change(room, "", f"cup/leave/{standing.count}", change)
        hall.went_on(room, standing)
