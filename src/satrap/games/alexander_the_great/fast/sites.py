"""5.4: where a seat can lay down temples and cities after its march, and laying them down."""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import codes
from satrap.games.alexander_the_great.fast.codes import Record


@compiled
def begin(tables: Record, state: Record) -> None:
    """Note where the seat has armies; on the symbol nothing is built (ruling ATG-12)."""
    stands = 0
    for place in range(1, tables.places[state.region]):
        if state.armies[state.seat, place]:
            stands |= 1 << place
    state.stands = stands


@compiled
def for_temples(tables: Record, state: Record) -> int:
    """Return where a temple can be laid down."""
    seat = state.seat
    if not state.temples_left[seat]:
        return 0
    return int(state.stands & tables.temple_sites[state.region] & ~state.laid_temples[seat])


@compiled
def for_cities(state: Record) -> int:
    """Return where a city can be laid down."""
    seat = state.seat
    if not state.cities_left[seat]:
        return 0
    return int(state.stands & state.open_cities & ~state.laid_cities[seat])


@compiled
def ones(mask: int) -> int:
    """Return how many places a mask has."""
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


@compiled
def count(tables: Record, state: Record) -> int:
    """Return how many attempts are legal, with confirm."""
    return ones(for_temples(tables, state)) + ones(for_cities(state)) + 1


@compiled
def nth(tables: Record, state: Record, number: int) -> int:
    """Return one of the attempts by place, the temple first; or confirm, which is last."""
    temples, cities = for_temples(tables, state), for_cities(state)
    for place in range(1, tables.places[state.region]):
        if temples >> place & 1:
            if not number:
                return codes.LAY_TEMPLE * codes.VERB + place
            number -= 1
        if cities >> place & 1:
            if not number:
                return codes.LAY_CITY * codes.VERB + place
            number -= 1
    return codes.CONFIRM * codes.VERB


@compiled
def lay(state: Record, action: int) -> None:
    """Lay down a temple or a city."""
    seat, place = state.seat, codes.argument(action)
    if codes.verb(action) == codes.LAY_TEMPLE:
        state.laid_temples[seat] |= 1 << place
        state.temples_left[seat] -= 1
    else:
        state.laid_cities[seat] |= 1 << place
        state.cities_left[seat] -= 1
