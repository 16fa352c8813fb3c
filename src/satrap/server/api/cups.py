"""Tournaments: who takes part, who meets whom, where everybody stands."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct
from starlette.requests import Request

from satrap.core.errors import BadSetup
from satrap.core.text import Text
from satrap.server.api import examples
from satrap.server.api.routes import Routes
from satrap.server.api.state import State, state_of
from satrap.server.api.tables import Link
from satrap.server.cups.asking import AnyAsking
from satrap.server.cups.carrying_out import may_be_here
from satrap.server.cups.cup import Cup, read_result
from satrap.server.cups.needing import need
from satrap.server.cups.plan import HERE_MS, Plan
from satrap.server.cups.points import WHOLE
from satrap.server.errors import Forbidden, NoSuchCup, NotNow, TooMany
from satrap.server.order import BAN
from satrap.server.store.interface import Person

routes = Routes("tournaments")


class CupPlayer(Struct, frozen=True):
    """Somebody who takes part; `bot` is a level if it is a bot, which may play for somebody."""

    number: int
    name: str
    bot: str
    rating: int  # when they joined; 0: none
    is_in: bool  # False: dropped out, and a bot plays on
    is_here: bool  # has said so for the round that begins next
    is_bot: bool  # a program, whether it is one of our levels or a member


class CupPlace(Struct, frozen=True):
    """A line of the standings, from the first to the last."""

    player: int
    place: int  # equals share it
    points: float
    buchholz: float  # the points of the opponents together
    wins: int
    share: float  # of the scores at the own tables


class CupTie(Struct, frozen=True):
    """Why one of two neighbours with equal points is ahead: what decided, and its numbers."""

    ahead: int
    behind: int
    by: Literal["met", "buchholz", "wins", "share"]
    more: float
    less: float


class CupTable(Struct, frozen=True):
    """A table of a round: the players by seat; what they scored, and what it brought."""

    round: int
    number: int
    match: str  # empty: it is not open yet, or a free round
    link: str  # for a private one
    sitting: list[int]
    points: list[float] | None
    scores: list[int] | None


class CupShown(Struct, frozen=True):
    """A tournament as you may see it; anybody with the `link` can see a private one."""

    id: str
    status: str  # open, running, over or cancelled
    plan: Plan
    link: str
    host: str
    is_host: bool
    is_member: bool  # you can take part; guests can keep their games first
    mine: int | None  # your number, if you take part
    begins: int | None  # when the next round begins, or it starts (ms)
    here_from: int | None  # when you can say that you are here (ms)
    may_be_here: bool
    round: int  # 0: not started
    rounds: int
    is_playing: bool
    players: list[CupPlayer]
    standings: list[CupPlace]
    ties: list[CupTie]
    tables: list[CupTable]
    need: Text | None  # what you need


class CupLine(Struct, frozen=True):
    """A tournament in a list."""

    id: str
    status: str
    name: str
    game: str
    format: str
    seats: int
    players: int
    most: int
    begins: int | None
    round: int
    is_live: bool
    is_mine: bool  # you take part


class CupMade(Struct, frozen=True):
    """A tournament that was opened."""

    id: str


@routes.add("GET /tournaments")
async def tournaments(request: Request, person: Person | None) -> list[CupLine]:
    """List the public tournaments and yours: to join, then running, then over."""
    found = await state_of(request).cups.listed(person.id if person else "")
    return [
        CupLine(
            row.id,
            row.status,
            plan.name,
            plan.game,
            plan.format,
            plan.seats,
            players,
            plan.most,
            row.begins,
            row.round,
            plan.is_live,
            is_mine,
        )
        for row, players, is_mine in found
        for plan in [msgspec.json.decode(row.plan, type=Plan)]
    ]


@routes.add(
    "POST /tournaments",
    status=201,
    refuses=(BadSetup, Forbidden, TooMany),
    asked={"a Swiss for two at a table": examples.CUP},
    shown={"id": "0123456789abcdef"},
)
async def organise(request: Request, person: Person, body: Plan) -> CupMade:
    """Open a tournament. It starts at its time, when enough have joined, or when you say so."""
    state = state_of(request)
    state.order.check(person.id, [BAN])
    state.limits.tables.take(person.id)
    return CupMade(await state.cups.open(person.id, body))


@routes.add("GET /tournaments/{cup}", refuses=(NoSuchCup,))
async def tournament(
    request: Request, person: Person | None, cup: str, link: Link = ""
) -> CupShown:
    """Show a tournament: who takes part, the rounds so far, the standings, and your next match."""
    return await _shown(state_of(request), cup, person.id if person else "", link)


@routes.add(
    "POST /tournaments/{cup}/act",
    refuses=(NoSuchCup, NotNow, Forbidden),
    asked={"take part": {"do": "join"}, "remove somebody": {"do": "remove", "number": 3}},
)
async def take_part(
    request: Request, person: Person, cup: str, body: AnyAsking, link: Link = ""
) -> CupShown:
    """Take part or leave, say that you are here, or run a tournament of yours.

    Sent twice, it is done once.
    """
    state = state_of(request)
    state.order.check(person.id, [BAN])
    own = await state.cups.act(cup, person.id, link, body)
    return await _shown(state, cup, person.id, own)  # whoever has left sees that they have


async def _shown(state: State, id: str, person: str, link: str) -> CupShown:
    cup, own = await state.cups.find(id, person, link)
    who, row = cup.entrant_of(person), cup.row
    here_from = row.begins - HERE_MS if row.begins is not None and cup.plan.is_live else None
    return CupShown(
        cup.id,
        row.status,
        cup.plan,
        own,
        await state.cups.name_of(row.host),
        person == row.host,
        bool(person and await state.cups.name_of(person)),
        who.number if who else None,
        row.begins,
        here_from,
        may_be_here(cup),
        row.round,
        cup.rounds,
        row.is_playing,
        _players(cup, await state.cups.programs(cup)),
        _standings(cup),
        _ties(cup),
        await _tables(state, cup),
        need(cup, who.number) if who else None,
    )


def _players(cup: Cup, programs: set[str]) -> list[CupPlayer]:
    next_round = cup.row.round + (cup.row.round == 0)
    return [
        CupPlayer(
            each.number,
            each.name,
            each.bot,
            each.rating,
            each.is_in,
            each.here >= next_round,
            bool(each.bot) or each.person in programs,
        )
        for each in cup.entrants
    ]


def _ties(cup: Cup) -> list[CupTie]:
    parts = {"met": WHOLE, "buchholz": WHOLE, "wins": 1, "share": 1}
    return [
        CupTie(
            tie.ahead,
            tie.behind,
            tie.by,
            float(tie.more / parts[tie.by]),
            float(tie.less / parts[tie.by]),
        )
        for tie in cup.ties()
    ]


def _standings(cup: Cup) -> list[CupPlace]:
    return [
        CupPlace(
            line.player,
            line.place,
            line.points / WHOLE,
            line.buchholz / WHOLE,
            line.wins,
            float(line.share),
        )
        for line in cup.lines()
    ]


async def _tables(state: State, cup: Cup) -> list[CupTable]:
    """Return the tables of all rounds that are known; a round robin knows all of them."""
    found = list[CupTable]()
    for table in cup.tables:
        result, round = read_result(table), cup.row.round
        is_open = table.round < round or (table.round == round and cup.row.is_playing)
        match = table.match if is_open and len(table.sitting) > 1 else ""
        link = await state.cups.link_of(match) if match and not cup.plan.is_public else ""
        points = [each / WHOLE for each in result.points] if result else None
        scores = list(result.scores) if result else None
        told = (list(table.sitting), points, scores)
        found.append(CupTable(table.round, table.number, match, link, *told))
    return found
