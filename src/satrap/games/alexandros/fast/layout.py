"""The records: what a match never changes (`tables`), a state, and working space (`scratch`).

All numbers are signed and wide enough never to overflow; sets of symbol spaces and of sides are
words of 64 bits. Boards come in two sizes, so that the usual one stays small and fast.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from satrap.games.alexandros import lattice, numbers
from satrap.games.alexandros.numbers import DISPLAY
from satrap.games.alexandros.options import OPTIONS

SEATS = numbers.SEATS[-1]
SYMBOLS = len(lattice.SYMBOLS)
CARDS = SYMBOLS * numbers.COPIES
PARTS = numbers.BLACK_WALLS + numbers.RED_WALLS + 5  # each wall adds at most one
EXITS = 6  # sides at a point
MOST_ACTIONS = 256  # no list of actions is longer
MOVES = 64  # no list of what can move Alexander is longer

Record = Any  # a record of one of the types below
Records = NDArray[np.void]
Mask = NDArray[np.uint64]
Out = NDArray[np.int32]  # room for actions

I8, I16, I32, U64 = np.int8, np.int16, np.int32, np.uint64


class Size(NamedTuple):
    """The most that a board can have of each thing."""

    spaces: int
    words: int  # of a set of symbol spaces
    points: int
    sides: int  # words of a set of sides

    @property
    def bearing(self) -> int:
        """Return how many symbol spaces there can be."""
        return 64 * self.words


SMALL = Size(spaces=256, words=2, points=160, sides=7)
LARGE = Size(spaces=512, words=4, points=520, sides=17)


@cache
def tables_type(size: Size) -> np.dtype[np.void]:
    """Return the type of what stays the same during a match."""
    spaces, words, points, bearing = size.spaces, size.words, size.points, size.bearing
    numbers = ["seats", "starter", "spaces", "points", "start"]
    return np.dtype(
        [(name, I16) for name in numbers]
        + [(option.name, I16) for option in OPTIONS]
        + [
            ("symbols", U64, (words,)),  # all symbol spaces
            ("bearing", U64, (SYMBOLS, words)),  # those of each symbol
            ("touching", U64, (points, words)),  # per point: those that it is a corner of
            ("first", I16, (SYMBOLS + 1,)),  # where each symbol begins in `near`
            ("near", I16, (points, bearing)),  # per point: symbol spaces by symbol and distance
            ("reach", I16, (points, bearing)),  # per point: how far each is, in the same order
            ("kind", I8, (bearing,)),  # the symbol of a symbol space
            ("space_of", I16, (bearing,)),  # its number among all spaces
            ("corners", I16, (bearing, 3)),
            ("bearer", I16, (spaces,)),  # per space: which symbol space it is, or -1
            ("across", I16, (spaces, 3)),  # the spaces beyond its sides, or -1
            ("across_side", I16, (spaces, 3)),
            ("beside", I16, (64 * size.sides, 2)),  # per side: the spaces beside it, or -1
            ("exits", I16, (points, EXITS)),  # the next points, ascending
            ("exit_side", I16, (points, EXITS)),  # the sides between
            ("distance", I16, (points, points)),
            ("onward", I8, (points, points)),  # per end and point: bits of exits that lead nearer
            ("farthest", I16, (points,)),
            ("shore", I16, (points,)),  # `knots` before the first wall
        ],
        align=True,
    )


@cache
def state_type(size: Size) -> np.dtype[np.void]:
    """Return the type of a state."""
    spaces, words, points = size.spaces, size.words, size.points
    numbers = [
        "seat", "phase", "actions", "levied", "ending", "idle", "black_left", "red_left",
        "alexander", "standing", "deck_size", "parts", "owes_card", "space", "point", "steps",
        "claimed", "loser", "left",
    ]  # fmt: skip
    return np.dtype(
        [(name, I16) for name in numbers]
        + [
            ("number", I32),  # of the turn
            ("scores", I32, (SEATS,)),
            ("hands", I16, (SEATS, SYMBOLS)),
            ("hand_sizes", I16, (SEATS,)),
            ("stationed", I16, (SEATS,)),  # guards on the board
            ("discard", I16, (SYMBOLS,)),
            ("removal", I16, (SYMBOLS,)),  # of a claim
            ("gift", I16, (SYMBOLS,)),  # not yet divided
            ("given", I16, (SYMBOLS,)),
            ("display", I16, (DISPLAY,)),
            ("deck", I8, (CARDS,)),
            ("free", U64, (words,)),  # while a card is chosen: where Alexander may march to
            ("targets", U64, (words,)),  # of the march
            ("claim", U64, (words,)),  # guards placed so far
            ("held", U64, (words,)),
            ("walled", U64, (words,)),
            ("mine", U64, (SEATS, words)),  # guards of each seat
            ("walls", U64, (size.sides,)),
            ("owner", I8, (PARTS,)),  # of each part of the land
            ("guards", I8, (PARTS,)),  # how many stand in it
            ("value", I16, (PARTS,)),
            ("bears", I16, (PARTS,)),  # how many symbol spaces it has
            ("need", I16, (PARTS, SYMBOLS)),
            ("within", U64, (PARTS, words)),  # its symbol spaces
            ("path", I16, (points,)),  # of the march
            ("knots", I16, (points,)),  # a forest: points joined by walls, coast and edge
            ("part_at", I8, (spaces,)),
        ],
        align=True,
    )


@cache
def scratch_type(size: Size) -> np.dtype[np.void]:
    """Return the type of the scratch."""
    return np.dtype(
        [
            ("costs", I16, (size.points,)),
            ("queue", I16, (max(size.points, size.spaces),)),
            ("other", I16, (size.spaces,)),
            ("steps", I16, (EXITS,)),
            ("points", I16, (3,)),
            ("gains", I32, (SEATS,)),
            ("removal", I16, (SYMBOLS,)),
            ("targets", U64, (size.words,)),
            ("spaces", U64, (size.words,)),
            ("moves", I32, (MOVES,)),
            ("actions", I32, (MOVES,)),
        ],
        align=True,
    )


def records(kind: np.dtype[np.void], count: int = 1) -> Records:
    """Return zeroed records of a type; their fields are attributes in uncompiled code, too."""
    return np.zeros(count, kind).view(np.recarray)
