"""What a temple or a city is worth: its points, its part in the awards, and the piece itself."""

from __future__ import annotations

from typing import NamedTuple

from satrap.bots.alexander_the_great.trees import Places
from satrap.bots.alexander_the_great.values import MORE_DOUBT, Weights, chance
from satrap.core.game import Seat
from satrap.games.alexander_the_great import numbers
from satrap.games.alexander_the_great.events import CITY, TEMPLE
from satrap.games.alexander_the_great.numbers import NOBODY
from satrap.games.alexander_the_great.state import Config, Tabletop, Turn, cities_left, temples_left
from satrap.games.alexander_the_great.steps import final_score

KINDS = (TEMPLE, CITY)


class Kind(NamedTuple):
    """Temples or cities in this region, for one seat."""

    name: str
    open: Places  # where one can be built now
    laid: tuple[Places, ...]  # attempts of each seat
    boxes: tuple[int, ...]
    left: int  # pieces in front of the seat's screen
    price: int  # of a single contender
    points: int
    worth: float  # points, part in the awards, less the piece


def kind_of(name: str, config: Config, table: Tabletop, turn: Turn, seat: Seat, w: Weights) -> Kind:
    """Return what a seat needs to know about temples or cities."""
    ground, is_temple = config.ground(turn.region), name == TEMPLE
    board = config.tables.board.provinces
    marked = [
        number
        for number in ground.provinces
        if (board[number].temple if is_temple else board[number].city)
        and (is_temple or table.cities[number] == NOBODY)
    ]
    places = {number: place for place, number in enumerate(ground.provinces, start=1)}
    masks = table.laid_temples if is_temple else table.laid_cities
    laid = tuple(sum(1 << places[n] for n in marked if mask >> n & 1) for mask in masks)
    points = numbers.TEMPLE_POINTS if is_temple else numbers.CITY_POINTS
    left = temples_left(table, seat) if is_temple else cities_left(table, seat)
    return Kind(
        name,
        sum(1 << places[number] for number in marked),
        laid,
        tuple(getattr(box, name) for box in table.boxes),
        left,
        numbers.TEMPLE_PRICE if is_temple else numbers.CITY_PRICE,
        points,
        points + _awards(config, table, turn, seat, is_temple, w) - _piece(config, turn, left, w),
    )


def _awards(
    config: Config, table: Tabletop, turn: Turn, seat: Seat, is_temple: bool, w: Weights
) -> float:
    """Return what one more building adds to the hope for the awards."""
    count = final_score.temples if is_temple else final_score.cities
    board = numbers.BOARD_TEMPLES if is_temple else numbers.BOARD_CITIES
    ahead = config.campaign.stop - turn.region
    here = _step(count(config, table, config.ground(turn.region).provinces), seat, w.doubt)
    everywhere = _step(
        count(config, table, range(len(table.cities))), seat, w.doubt + MORE_DOUBT * ahead
    )
    half = 0.5 if config.options.campaign == "short" else 1.0
    return half * (numbers.REGION * here + board * everywhere)


def _step(counts: tuple[int, ...], seat: Seat, doubt: float) -> float:
    lead = counts[seat] - max(each for other, each in enumerate(counts) if other != seat)
    return chance(lead + 1, doubt) - chance(lead, doubt)


def _piece(config: Config, turn: Turn, left: int, w: Weights) -> float:
    """Return what it is worth to keep a piece for the regions ahead: much if few are left."""
    ahead = config.campaign.stop - turn.region - 1
    return w.thrift * ahead / (ahead + left) if ahead else 0.0
