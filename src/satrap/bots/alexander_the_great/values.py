"""What things are worth to the simple bot, in points."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from satrap.core.game import Seat
from satrap.games.alexander_the_great.numbers import Phase
from satrap.games.alexander_the_great.state import Config, Tabletop, Turn


class Weights(NamedTuple):
    """A handful of obvious values, tuned by letting variants play each other."""

    again: float = 0.75  # another turn in the region, compared with this one
    cube: float = 0.8  # a cube that is left for another turn
    kept: float = 0.3  # the part of its cubes that a later seat keeps for another turn
    rival: float = 0.4  # how likely a later seat is to try to build at a site
    press: float = 1.0  # how hard the armies of later seats press on a province
    doubt: float = 0.7  # how open the award of a region is
    thrift: float = 1.5  # what a building saved for later is worth
    heat: float = 0.7  # how far a split may fall short of the best
    turns: float = 1.2  # how often a province is scored; less often with more seats
    late: float = 0.5  # playing after the others, in armies
    cover: float = 0.5  # sites that an army can use
    sharp: float = 1.5  # how much more than their share the most armies hold
    keen: float = 0.7  # and the most cubes build; even more with more seats
    spread: int = 99  # provinces that its armies stand in at the same time
    sites: float = 1.0  # the part of the sites for buildings that is seen in a turn
    shy: float = 0.0  # the part of the provinces for which it does not fight others in a turn
    slip: float = 0.0  # the part of a province's or a site's worth that may be missed


WEIGHTS = Weights()
MORE_DOUBT = 0.5  # about the award of the whole board, for each region to come


class Rival(NamedTuple):
    """Another seat at this moment."""

    seat: Seat
    weight: float  # how much its points hurt
    armies: int
    is_later: bool  # it still marches and builds in this turn


def rivals(config: Config, table: Tabletop, turn: Turn, seat: Seat) -> tuple[Rival, ...]:
    """Return the other seats: half of the weight on the leader, half spread over all."""
    others = [other for other in range(config.seats) if other != seat]
    leader = max(others, key=lambda other: table.scores[other])
    return tuple(
        Rival(
            other,
            0.5 / len(others) + 0.5 * (other == leader),
            sum(table.armies[other]) + table.boxes[other].army,
            _is_later(turn, seat, other),
        )
        for other in others
    )


def _is_later(turn: Turn, seat: Seat, other: Seat) -> bool:
    if turn.phase not in (Phase.MOVE, Phase.BUILD):
        return True
    return turn.order.index(other) > turn.order.index(seat)


def chance(lead: float, doubt: float) -> float:
    """Estimate how likely a lead in buildings is to win an award; ties win nothing."""
    return 1 / (1 + exp((0.5 - lead) / doubt))
