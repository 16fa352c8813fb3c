"""The outline of the standard board: which triangles of the lattice are board, sea or beyond.

Spaces are counted from the start point (0, 0), as in the tests of figures 1 to 6; `SHIFT`
moves them to their place in the board text, where no number may be below one.
"""

from __future__ import annotations

from satrap.games.alexandros.board import MapPlace
from satrap.games.alexandros.lattice import Space, column, neighbours, space_at
from tools.geography import Coast

# The Propontis, between Troy and the Bosporus.  With this side and this parallel the west coast
# of Anatolia, its south coast and Syria fall where figures 1 to 6 need coast and land.
PLACE = MapPlace(lat=41.1, lon=28.0, side=1.9, parallel=42.0)
SHIFT = (1, 1)

# First and last column of each strip from the north that may be board: Libya to the Hindu Kush,
# with straight board edges.
REACH = {
    0: (0, 16),
    1: (0, 29),
    2: (1, 30),
    3: (6, 31),
    4: (6, 32),
    5: (5, 32),
    6: (-2, 31),
    7: (-2, 30),
    8: (-1, 29),
}
# Arabia south of the caravan road, which nobody conquered, is beyond the board.
BEYOND = {(7, at) for at in range(7, 16)} | {(8, at) for at in range(7, 21)}

# C1: the coast that closes the first provinces.  Both its waters and its land are drawn a little
# more boldly than nature did: the Syrian bay is land, Paphlagonia lies beyond the board.
LAND = {
    Space(*at)
    for at in (
        (0, 0, True), (-1, 1, False), (0, 1, True), (-1, 2, False), (0, 0, False), (1, 0, True),
        (1, 0, False), (2, 0, True), (0, 1, False), (1, 1, True), (1, 1, False), (2, 1, True),
        (0, 2, True), (0, 2, False), (1, 2, True), (1, 2, False), (2, 2, True), (1, 3, False),
    )
}  # fmt: skip
SEA = {
    Space(*at)
    for at in (
        (-1, 0, False), (-1, 1, True), (-1, 2, True), (0, -1, True), (1, -1, True), (2, -1, True),
        (6, 8, False),  # would jut out alone into the Strait of Hormuz
    )
}  # fmt: skip
PAPHLAGONIA = Space(2, 0, False)

FRAME = range(-3, 35)  # the columns of the board text
STRIPS = range(-1, 10)  # its rows


def outline() -> tuple[list[Space], set[Space]]:
    """Return the spaces of land in reading order, and those of the frame that are sea."""
    coast = Coast()
    shares: dict[Space, float] = {}
    for strip in STRIPS:
        spaces = [space_at(strip, at) for at in FRAME]
        shares |= coast.shares(PLACE, strip, spaces)
    shares |= dict.fromkeys(LAND, 1.0) | dict.fromkeys(SEA, 0.0)
    land = {space for space, share in shares.items() if share >= 0.5 and _in_reach(space)}
    sea = {space for space, share in shares.items() if share < 0.5}
    kept = _piece(land - {PAPHLAGONIA}, Space(0, 0, True))
    return sorted(kept, key=lambda space: (space.j, column(space))), sea


def shifted(space: Space) -> Space:
    """Return a space counted from the start at its place in the board text."""
    return Space(space.i + SHIFT[0], space.j + SHIFT[1], space.up)


def _in_reach(space: Space) -> bool:
    first, last = REACH.get(space.j, (1, 0))
    at = column(space)
    return first <= at <= last and (space.j, at) not in BEYOND


def _piece(land: set[Space], seed: Space) -> set[Space]:
    """Return the land joined to a space over sides: what hangs by a corner is left out."""
    reached, waiting = {seed}, [seed]
    while waiting:
        for beyond in neighbours(waiting.pop()):
            if beyond in land and beyond not in reached:
                reached.add(beyond)
                waiting.append(beyond)
    return reached
