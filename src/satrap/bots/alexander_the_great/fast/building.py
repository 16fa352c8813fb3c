"""Choose building attempts: which set of them the scoring would reward most.

Temples and cities are paid for from separate boxes, so each kind is examined alone: every set of
sites, if nobody adds to it, and if all later seats do.
"""

from __future__ import annotations

from satrap.bots.alexander_the_great.fast.scratch import RIVAL
from satrap.bots.alexander_the_great.fast.worths import can_go_on
from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great import numbers
from satrap.games.alexander_the_great.fast import contests, masks
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import CITY, REMAINING, TEMPLE
from satrap.games.alexander_the_great.fast.steps import build
from satrap.games.alexander_the_great.numbers import NOBODY

NEARLY, NEVER = 1e-9, -1e9
MOST_SITES = 6  # of which every set is examined
MARK, MARKS = 1009, 2_147_483_647


@compiled
def choose_attempts(tables: Record, state: Record, scratch: Record) -> None:
    """Fill in where to lay down temples and cities; of equally good sets, the smallest."""
    seat = state.seat
    for kind in range(2):
        open_sites = build.for_cities(state) if kind else build.for_temples(tables, state)
        open_sites = _lowest(open_sites, MOST_SITES)
        left = int(state.cities_left[seat] if kind else state.temples_left[seat])
        best, most, part = 0, NEVER, open_sites
        while True:
            if masks.ones(part) <= left:
                worth = _worth(tables, state, scratch, kind, part)
                if worth > most - NEARLY:
                    best, most = part, worth
            if part == 0:
                break
            part = (part - 1) & open_sites
        scratch.attempts[kind] = best


@compiled
def _lowest(mask: int, count: int) -> int:
    """Return the first few places of a mask."""
    found = 0
    while mask and count:
        found |= mask & -mask
        mask &= mask - 1
        count -= 1
    return found


@compiled
def _worth(tables: Record, state: Record, scratch: Record, kind: int, more: int) -> float:
    """Weigh a set of attempts: if nobody adds to it, and if all later seats do."""
    total, risk = 0.0, scratch.habits[state.seat, RIVAL]
    for adding in range(2):
        has_later = _lay(tables, state, scratch, kind, more, adding)
        worth = _scored(tables, state, scratch, kind)
        if not has_later:
            return worth
        total += (risk if adding else 1.0 - risk) * worth
    return total


@compiled
def _lay(tables: Record, state: Record, scratch: Record, kind: int, more: int, adding: int) -> bool:
    """Note who attempts where; say whether any seats can still add to it."""
    box, has_later = CITY if kind else TEMPLE, False
    everywhere = int(state.open_cities if kind else tables.temple_sites[state.region])
    for seat in range(tables.seats):
        scratch.boxes[seat] = state.boxes[seat, box]
        laid = int(state.laid_cities[seat] if kind else state.laid_temples[seat])
        if seat == state.seat:
            laid |= more
        elif scratch.is_later[seat] and scratch.force[seat]:
            has_later = True
            if adding:
                laid |= everywhere
        scratch.laid[seat] = laid
    return has_later


@compiled
def _scored(tables: Record, state: Record, scratch: Record, kind: int) -> float:
    """Score the sites of one kind by their numbers; other seats' buildings count against it."""
    me, worth, box = state.seat, 0.0, CITY if kind else TEMPLE
    points = numbers.CITY_POINTS if kind else numbers.TEMPLE_POINTS
    cube = scratch.cube if can_go_on(state) and tables.cubes_return == REMAINING else 0.0
    for place in range(1, tables.places[state.region]):
        won = contests.settle(tables, state, scratch.laid, box, place)
        if won != NOBODY:
            seat, price = won // contests.MOST, won % contests.MOST
            state.boxes[seat, box] -= price
            if seat == me:
                worth += scratch.worth[kind] - cube * price
            else:
                worth -= scratch.dread[seat] * (points - cube * price)
    for seat in range(tables.seats):  # undo the trial
        state.boxes[seat, box] = scratch.boxes[seat]
    return worth


@compiled
def is_idle(tables: Record, state: Record, scratch: Record, kind: int, laid: int) -> bool:
    """Say whether one of these attempts changes nothing, whether later seats add to it or not."""
    rest = laid
    while rest:
        site = rest & -rest
        rest ^= site
        is_same = True
        for adding in range(2):
            has_later = _lay(tables, state, scratch, kind, laid, adding)
            with_it = _results(tables, state, scratch, kind)
            _lay(tables, state, scratch, kind, laid ^ site, adding)
            is_same = is_same and with_it == _results(tables, state, scratch, kind)
            if not has_later:
                break
        if is_same:
            return True
    return False


@compiled
def _results(tables: Record, state: Record, scratch: Record, kind: int) -> int:
    """Return a number for who builds where, and at what price."""
    box, mark = CITY if kind else TEMPLE, 0
    for place in range(1, tables.places[state.region]):
        won = contests.settle(tables, state, scratch.laid, box, place)
        mark = (mark * MARK + won + 1) % MARKS
        if won != NOBODY:
            state.boxes[won // contests.MOST, box] -= won % contests.MOST
    for seat in range(tables.seats):  # undo the trial
        state.boxes[seat, box] = scratch.boxes[seat]
    return mark


@compiled
def lay(state: Record, temples: int, cities: int) -> None:
    """Lay down temples and cities."""
    seat = state.seat
    state.laid_temples[seat] |= temples
    state.laid_cities[seat] |= cities
    state.temples_left[seat] -= masks.ones(temples)
    state.cities_left[seat] -= masks.ones(cities)
