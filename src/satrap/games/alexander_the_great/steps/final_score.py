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
    return tuple(award for award in _all(config, table) if award.seat != NOBODY)


def _all(config: Config, table: Tabletop) -> Iterator[Award]:
    for number, provinces in awarded(config):
        for building, count in ((CITY, cities), (TEMPLE, temples)):
            seat = most(count(config, table, provinces))
            yield Award(seat, building, number, worth(config, building, number))


def awarded(config: Config) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield what has awards, by number, with its provinces: the whole board, then each region."""
    yield 0, tuple(range(len(config.tables.board.provinces)))
    for region in config.campaign:
        yield region + 1, config.ground(region).provinces


def worth(config: Config, building: str, region: int) -> int:
    """Return the points of an award; a region of 0 is the whole board."""
    points = REGION if region else BOARD_CITIES if building == CITY else BOARD_TEMPLES
    halves = config.options.campaign == "short" and config.options.halving == "per_award"
    return points // HALF if halves else points


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
