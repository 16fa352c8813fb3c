"""Numbers that both engines and the bots share: those of the rulebook, and of the phases."""

from __future__ import annotations

from enum import IntEnum

SEATS = range(2, 6)  # ruling ATG-15

CUBES = 15  # of each seat, in every region (4.1)
TEMPLES = 10  # of each seat (2.0)
CITIES = 8
TURNS = 3  # in a region at most (3.1)
STEPS = 3  # provinces that an army may enter in a turn (5.3)

MAJORITY = 2  # points for most armies in a province (5.5.1)
TEMPLE_PRICE, TEMPLE_POINTS = 1, 3  # for a single builder (5.5.2)
CITY_PRICE, CITY_POINTS = 2, 5  # 5.5.3
BOARD_CITIES, BOARD_TEMPLES = 10, 15  # points for most on the whole board (6.1)
REGION = 5  # points for most cities in a region, and for most temples
HALF = 2  # what the awards of the short campaign are divided by (7.0)

NOBODY = -1  # no seat


class Phase(IntEnum):
    """Which decision is due."""

    ALLOCATE = 0  # all seats at once
    ORDER = 1  # a place in the order of play
    MOVE = 2
    BUILD = 3
    REDISTRIBUTE = 4  # all seats with cubes left, at once
    OVER = 5
    NEXT = 6  # none: the next seat is to march (only while an action is carried out)
