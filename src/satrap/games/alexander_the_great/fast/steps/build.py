"""5.4: after its march a seat lays down temples and cities where its armies stand."""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import codes, masks
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import NEXT


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
def count(tables: Record, state: Record) -> int:
    """Return how many attempts are legal, with confirm."""
    return masks.ones(for_temples(tables, state)) + masks.ones(for_cities(state)) + 1


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
def can_go_on(tables: Record, state: Record) -> bool:
    """Say whether anything can still be laid down."""
    return for_temples(tables, state) != 0 or for_cities(state) != 0


@compiled
def apply(state: Record, action: int) -> None:
    """Lay down a temple or a city, or leave the attempts as they are."""
    if codes.verb(action) == codes.CONFIRM:
        state.phase = NEXT
    else:
        lay(state, action)


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
