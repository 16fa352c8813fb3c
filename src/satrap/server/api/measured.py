"""The hall with a clock: how many commands come, how they end, how long they take."""

from __future__ import annotations

import time

from satrap.core.errors import SatrapError
from satrap.server import meters
from satrap.server.hall import Acknowledge, Hall
from satrap.server.logs import log
from satrap.server.requests import Request
from satrap.server.standing import Ack
from satrap.server.store.interface import Person

ACKNOWLEDGED, FAILED = "acknowledged", "failed"


class MeasuredHall(Hall):
    """A hall that counts its commands."""

    async def act(
        self,
        match: str,
        person: Person,
        request: Request,
        link: str = "",
        acknowledge: Acknowledge = lambda ack: None,
    ) -> Ack:
        began, outcome = time.perf_counter(), FAILED

        def stored(ack: Ack) -> None:
            meters.ACKNOWLEDGED_SECONDS.observe(time.perf_counter() - began)
            acknowledge(ack)

        try:
            ack = await super().act(match, person, request, link, stored)
            outcome = ACKNOWLEDGED
        except SatrapError as error:
            outcome = error.code
            raise
        finally:
            kind, ms = type(request.command).__name__.lower(), (time.perf_counter() - began) * 1000
            meters.count_command(kind, outcome)
            log("command", kind=kind, outcome=outcome, ms=round(ms, 1))
        return ack
