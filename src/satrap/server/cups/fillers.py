"""Bots that take part in tournaments."""

from __future__ import annotations

from satrap.server.cups.cup import Cup
from satrap.server.cups.plan import KNOCKOUT
from satrap.server.names import BOTS
from satrap.server.store.cups import Entrant


def fillers(cup: Cup) -> list[Entrant]:
    """Return bots for the chairs that would be free at the last tables."""
    if not cup.plan.fills or cup.plan.format == KNOCKOUT:
        return []
    return bots(cup, cup.plan.bot, -len(cup.entrants) % cup.plan.seats)


def bots(cup: Cup, level: str, count: int) -> list[Entrant]:
    """Return bots who take part, each with a number and a name of its own."""
    first = max((each.number for each in cup.entrants), default=0) + 1
    taken = {each.name.casefold() for each in cup.entrants}
    names = (
        f"{name} {number}" if number > 1 else name
        for number in range(1, 20)
        for name in BOTS
        if (f"{name} {number}" if number > 1 else name).casefold() not in taken
    )
    return [Entrant(first + n, "", next(names), level) for n in range(count)]
