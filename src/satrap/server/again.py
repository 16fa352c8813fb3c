"""Playing again: a rematch, or a finished match continued from one of its plies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from satrap.core.game import Seat
from satrap.server.clock import now
from satrap.server.opening import Opening, OpeningKey
from satrap.server.running import check_running, why_not
from satrap.server.store.interface import Person
from satrap.server.tables import entries as log
from satrap.server.tables.acts import seated, start
from satrap.server.tables.chairs import FOR_ANYBODY, Chairs, Seating
from satrap.server.tables.conditions import check_welcome
from satrap.server.tables.effects import enter
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.permissions import Write
from satrap.server.tables.table import Table

if TYPE_CHECKING:
    from satrap.server.hall import Hall

KEPT_MS = 10 * 60 * 1000  # how long the chairs of a rematch are kept


class Continuation(Struct, frozen=True, forbid_unknown_fields=True):
    """The ply to continue from, and who may sit down. What nobody had seen is drawn again."""

    ply: int
    chairs: Chairs
    is_public: bool = False
    clock: log.Clock | None = None
    key: OpeningKey = ""
    is_friendly: Annotated[bool, Meta(description="players may ask for hints here")] = True
    is_teaching: Annotated[
        bool, Meta(description="all cards stay as they were; the match does not count")
    ] = False


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """What you contribute to the shuffle of the next match, as with `sit`."""

    seed: str = ""
    commitment: str = ""
    game: Annotated[
        str, Meta(description="another game to play; empty: the same. Whoever asks first decides")
    ] = ""
    is_learning: Annotated[
        bool, Meta(description="keep your chair while you learn the rules; then the host starts")
    ] = False


async def continue_from(
    hall: Hall, match: str, person: Person, link: str, wanted: Continuation
) -> str:
    """Open a table that continues an earlier match from one of its plies; return its id."""
    async with hall.entered(match, person.id, link, Write.CONTINUE) as (_, standing):
        opening = _from_ply(standing.table, wanted)
    return await hall.open(person.id, opening, redraw=not wanted.is_teaching)


def _from_ply(table: Table, wanted: Continuation) -> Opening:
    opened, match = table.opened, table.match
    assert match is not None, "it is over"
    if wanted.ply not in range(match.ply + 1):
        raise NotAtTable("server-no-ply")
    state = match.line[wanted.ply].state
    if table.game.outcome(state) is not None:
        raise NotAtTable("table-over-there")
    return Opening(
        opened.game,
        wanted.chairs,
        opened.preset,
        dict(table.options),
        opened.board,
        wanted.is_public,
        wanted.clock,
        opened.starter,
        table.game.dump_state(state),
        wanted.key,
        wanted.is_friendly,
        wanted.is_teaching,
    )


async def rematch(hall: Hall, match: str, person: Person, given: Again) -> str:
    """Seat somebody at the table for the rematch; it starts when everybody is there.

    Whoever asks first opens it. The others are told, and their chairs are kept for a while.
    """
    async with hall.entered(match, person.id, what=Write.REMATCH) as (room, standing):
        table = standing.table
        names = {seat: player_of(table, seat)[1] for seat in table.seats_had_by(person.id)}
        other = given.game if given.game != table.opened.game else ""
        again = table.rematch or await _open_again(hall, match, person.id, table, other)
        await _join(hall, again, match, person, names, given)
        seat = min(names)
        if seat not in table.rematched:
            game = table.rematch_game if table.rematch else other
            key, entry = f"rematch/{match}", log.Rematched(again, seat, game)
            standing = await hall.change(room, person.id, key, lambda at: [enter(at, entry)])
            hall.went_on(room, standing)
    return again


async def _open_again(hall: Hall, match: str, person: str, table: Table, other: str) -> str:
    """Open the table of the rematch; the chairs of the other players are kept for them."""
    check_running(hall, person)
    opened = table.opened
    is_known = opened.position is not None and not opened.is_teaching and not other  # all saw it
    reserved = [
        log.Reserved(seat, *player_of(table, seat), now() + KEPT_MS)
        for seat, chair in enumerate(opened.chairs)
        if chair.who in FOR_ANYBODY and player_of(table, seat)[0]
    ]
    plan = other_game(table, other) if other else same_again(table)
    return await hall.open(person, plan, redraw=is_known, rematch_of=match, reserved=reserved)


async def _join(
    hall: Hall, again: str, match: str, person: Person, names: dict[Seat, str], given: Again
) -> None:
    """Seat somebody at the new table, unless they sit there already."""
    async with hall.held(again) as (room, standing):
        room.presence.saw(person.id)
        if standing.table.seats_of(person.id):
            return
        may_start = why_not(hall, standing.table.opened.host) is None  # or the host does it later
        standing = await hall.change(
            room,
            person.id,
            f"rematch/{match}/{standing.count}",  # whoever has left again may come back
            lambda at: _sit_and_start(at, person.id, names, given, may_start),
        )
        hall.went_on(room, standing)


def player_of(table: Table, seat: Seat) -> tuple[str, str]:
    """Return the person of a seat, and the name; also if they have given it up to a bot."""
    place = table.places[seat]
    if place.former:
        return place.former, place.former_name
    return place.person, place.name


def _sit_and_start(
    table: Table, person: str, names: dict[Seat, str], given: Again, may_start: bool
) -> list[AnyEntry]:
    """Seat somebody at all their seats; what they give to the shuffle goes with the first."""
    check_welcome(table, person)
    brought = [given, *(Again() for _ in names)]
    done = [
        enter(table, seated(table, seat, name, person, what))
        for (seat, name), what in zip(names.items(), brought, strict=False)
    ]
    if given.is_learning:
        done.append(enter(table, log.Readied(min(names), is_ready=False, is_learning=True)))
    is_full = all(place.name or place.plan.who == log.BOT for place in table.places)
    is_busy = any(place.is_learning or place.is_changing for place in table.places)
    return [*done, *start(table, now())] if is_full and may_start and not is_busy else done


def same_again(table: Table) -> Opening:
    """Return an opening for the same table again, in which the next player begins.

    The chairs that were open are now by invitation.
    """
    opened = table.opened
    chairs = [
        Seating("invited" if chair.who == log.OPEN else chair.who, chair.bot)
        for chair in opened.chairs
    ]
    return Opening(
        opened.game,
        chairs,
        opened.preset,
        dict(table.options),
        opened.board,
        opened.is_public,
        opened.clock,
        next_starter(table),
        opened.position,
        is_friendly=opened.is_friendly,
        is_teaching=opened.is_teaching,
        has_open_hands=opened.has_open_hands,
    )


def next_starter(table: Table) -> Seat | None:
    """Return the seat after the one that began.

    Where several begin together, or a position says who is next, it stays as it was.
    """
    match = table.match
    if match is None or table.opened.position is not None:
        return table.opened.starter
    first = table.game.deciders(match.line[0].state)
    return (first[0] + 1) % len(table.places) if len(first) == 1 else table.opened.starter


def other_game(table: Table, game: str) -> Opening:
    """Return an opening for the same people with another game, as it is played usually."""
    same = same_again(table)
    return Opening(
        game,
        same.chairs,
        is_public=same.is_public,
        clock=same.clock,
        is_friendly=same.is_friendly,
        has_open_hands=same.has_open_hands,
    )
