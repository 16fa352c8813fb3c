"""6.1, the final awards: most cities and most temples, on the board and in each region played.

7.0: in the short campaign the awards count half, rounded down (ruling ATG-7).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from satrap.core.game import Event, Seat
from satrap.games.alexander_the_great import events
from satrap.games.alexander_the_great.events import CITY, TEMPLE
from satrap.games.alexander_the_great.numbers import (
    BOARD_CITIES,
    BOARD_TEMPLES,
    HALF,
    NOBODY,
    REGION,
)
from satrap.games.alexander_the_great.state import Config, State, Tabletop
from satrap.games.alexander_the_great.steps.score import gain, most


class Award(NamedTuple):
    """What a seat gets for having the most of something."""

    seat: Seat
    building: str
    region: int  # from 1; 0 is the whole board
    points: int


def awards(config: Config, table: Tabletop) -> tuple[Award, ...]:
    """Return the awards for the buildings as they are; ties win nothing."""
    halves = config.options.campaign == "short" and config.options.halving == "per_award"
    return tuple(
        award._replace(points=award.points // HALF) if halves else award
        for award in _whole(config, table)
        if award.seat != NOBODY
    )


def _whole(config: Config, table: Tabletop) -> Iterator[Award]:
    everywhere = range(len(table.cities))
    yield Award(most(cities(config, table, everywhere)), CITY, 0, BOARD_CITIES)
    yield Award(most(temples(config, table, everywhere)), TEMPLE, 0, BOARD_TEMPLES)
    for region in config.campaign:
        provinces = config.ground(region).provinces
        yield Award(most(cities(config, table, provinces)), CITY, region + 1, REGION)
        yield Award(most(temples(config, table, provinces)), TEMPLE, region + 1, REGION)


def cities(config: Config, table: Tabletop, provinces: range | tuple[int, ...]) -> tuple[int, ...]:
    """Return how many cities each seat has in some provinces."""
    owners = [table.cities[number] for number in provinces]
    return tuple(owners.count(seat) for seat in range(config.seats))


def temples(config: Config, table: Tabletop, provinces: range | tuple[int, ...]) -> tuple[int, ...]:
    """Return how many temples each seat has in some provinces."""
    return tuple(sum(mine[number] for number in provinces) for mine in table.temples)


def score(state: State, told: list[Event]) -> None:
    """Give every award; then halve their total if the options say so."""
    config = state.config
    for award in awards(config, state.table):
        name = config.ground(award.region - 1).name if award.region else ""
        told.append(events.AwardWon(award.seat, award.building, award.region, name, award.points))
        where = str(award.region) if award.region else ""
        gain(state, award.seat, "award", where, award.points)
    if config.options.campaign == "short" and config.options.halving == "total":
        _halve(state, told)


def _halve(state: State, told: list[Event]) -> None:
    for seat in range(state.config.seats):
        lost = total(state.table, seat) - total(state.table, seat) // HALF
        if lost:
            told.append(events.Halved(seat, lost))
            gain(state, seat, "halving", "", -lost)


def total(table: Tabletop, seat: Seat) -> int:
    """Return the points of all awards of a seat."""
    return sum(each.points for each in table.gains if (each.seat, each.source) == (seat, "award"))
