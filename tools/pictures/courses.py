"""Matches among four friends, each with a known course, played as far as a picture needs."""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple

from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch
from satrap.packs import get_pack
from satrap.server import chain
from tests.server.api.people import Guest, Server
from tools.pictures.serving import SEED

NAMES = ("Ana", "Ben", "Cleo", "Dion")
ANA = 0
BOT = "companion"


class Play(NamedTuple):
    """Who decided what, and when."""

    seat: int
    action: str
    ply: int


class Moment(NamedTuple):
    """When Ana has to decide something in a numbered match; without a verb, the match's end."""

    game: str
    number: int
    after: int = 0  # decisions
    verb: str = ""


@cache
def course(game: str, number: int) -> list[Play]:
    """Return everything that is decided in a match, Ana last if several decide together."""
    rules, generator = get_pack(game).game, random.Random(number)
    match: AnyMatch = Match(rules, rules.setup(NAMES), seeded(chain.match_seed(SEED, {})))
    plays: list[Play] = []
    while match.outcome is None:
        for seat in reversed(match.waiting()):
            action = get_pack(game).bot(BOT).choose(match.view(seat), match.legal(seat), generator)
            plays.append(Play(seat, str(action), match.ply))
            match.play(seat, action)
    return plays


def before(moment: Moment) -> list[Play]:
    """Return what was decided before a moment."""
    plays = course(moment.game, moment.number)
    if not moment.verb:
        return plays
    for at, play in enumerate(plays):
        if at >= moment.after and play.seat == ANA and play.action.split()[0] == moment.verb:
            return plays[:at]
    raise LookupError(f"Ana never has to decide this: {moment}")


class Friends:
    """Four people who sit down together; the others stay connected while Ana's views are shown."""

    def __init__(self, server: Server) -> None:
        self.guests = [Guest(server, name) for name in NAMES]
        self.ana = self.guests[ANA]

    def sit_down(self, moment: Moment) -> str:
        """Play a match up to a moment; return its table."""
        table = str(self.ana.open(moment.game, *("open" for _ in NAMES))["id"])
        for seat, guest in enumerate(self.guests):
            guest.done(table, "sit", seat=seat, name=guest.name)
        self.ana.done(table, "start")
        for play in before(moment):
            self.guests[play.seat].done(table, "play", plays=[play.action], ply=play.ply)
        return table
