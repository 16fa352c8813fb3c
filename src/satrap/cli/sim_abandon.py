"""Games that somebody leaves: played at a table of the server, where a stand-in plays on."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import NamedTuple

from satrap.arena.playing import course_of, play_seed
from satrap.arena.series import Series
from satrap.bots import Bot
from satrap.core.game import Seat, Setup
from satrap.core.record import AnyMatch
from satrap.packs import get_pack
from satrap.server.deciding import Decision
from satrap.server.drivers import next_decision
from satrap.server.live_table import LiveTable
from satrap.server.opening import Opening, make_entry
from satrap.server.tables import commands as ask
from satrap.server.tables.acts import carry_out, decide
from satrap.server.tables.chairs import Seating
from satrap.server.tables.commands import AnyCommand, Sender
from satrap.server.tables.effects import enter
from satrap.server.tables.table import RUNNING, Table

HOST: Seat = 0


class Abandoned(NamedTuple):
    """One game, the seed of its deal, and how many seats were left."""

    match: AnyMatch
    seed: bytes
    left: int


def play_abandoned(
    plan: Series, setup: Setup, bots: list[Bot], seed: bytes, leaving: int
) -> Abandoned:
    """Play a game that some seats leave, each at a random moment.

    Until then it is the game that would be played if nobody left, so the number of moments to
    choose from is known.
    """
    standing = _seated(plan, setup, seed)
    table, dealt = standing.table, standing.table.match_seed()
    game = get_pack(plan.game).game
    moments = course_of(game, play_seed(game, setup, bots, dealt)).decisions
    lot = random.Random(seed)
    seats = lot.sample(range(len(bots)), leaving)
    _play(standing, bots, {seat: lot.randrange(moments) for seat in seats}, random.Random(dealt))
    assert table.match
    return Abandoned(table.match, dealt, sum(bool(place.bot) for place in table.places))


def _seated(plan: Series, setup: Setup, seed: bytes) -> LiveTable:
    """Return a table with everybody at it, just begun."""
    standing, chairs = LiveTable("", seed), [Seating("open") for _ in setup.seats]
    opening = Opening(plan.game, chairs, plan.preset, dict(plan.options), plan.board)
    enter(standing.table, make_entry(_person(HOST), opening, seed))
    for seat, name in enumerate(setup.seats):
        _ask(standing.table, seat, ask.Sit(seat, name))
    _ask(standing.table, HOST, ask.Start())
    return standing


def _play(
    standing: LiveTable, bots: list[Bot], leaving: Mapping[Seat, int], dice: random.Random
) -> None:
    table, decisions = standing.table, 0
    while table.status == RUNNING:
        for seat, moment in leaving.items():
            if moment == decisions:
                _ask(table, seat, ask.Leave())
        due = next_decision(standing)
        if due is None:
            _decide(table, table.running(), bots, dice)
        else:
            decide(table, due.seat, (_chosen(due),))
        decisions += 1


def _decide(table: Table, match: AnyMatch, bots: list[Bot], dice: random.Random) -> None:
    """Let the next seat that is still there decide."""
    seat = match.waiting()[0]
    action = bots[seat].choose(match.view(seat), match.legal(seat), dice)
    _ask(table, seat, ask.Play([str(action)], match.ply))


def _chosen(due: Decision) -> str:
    """Let the stand-in choose as it does on a server; a fault is not covered up here."""
    dice = random.Random(due.dice)
    return str(due.find_bot().choose(due.view, due.legal, dice))


def _ask(table: Table, seat: Seat, command: AnyCommand) -> None:
    carry_out(table, Sender(_person(seat), ""), command)


def _person(seat: Seat) -> str:
    return f"person {seat}"
