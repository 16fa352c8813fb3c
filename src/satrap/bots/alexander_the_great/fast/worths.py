"""What things are worth to the deciding seat, in points: provinces held, temples, cities, cubes.

The reasoning is that of the bot `simple` (`scene`, `sites`), but quick enough to play a region to
its end thousands of times.
"""

from __future__ import annotations

from satrap.bots.alexander_the_great.fast.outlook import award_part, hope
from satrap.bots.alexander_the_great.fast.scratch import (
    AGAIN,
    CUBE,
    DOUBT,
    MOST_ARMIES,
    PRESS,
    RIVAL,
    STUBBORN,
    THRIFT,
    UNLIKELY,
)
from satrap.bots.alexander_the_great.values import MORE_DOUBT
from satrap.fast.chance import Words, below
from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great import numbers
from satrap.games.alexander_the_great.fast import contests
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import ALL_BUT_ARMIES, ARMY, CITY, REGIONS, TEMPLE
from satrap.games.alexander_the_great.fast.steps import final_score
from satrap.games.alexander_the_great.numbers import CUBES, NOBODY, TURNS

GRAIN = 1024
LEAN = 6.0  # cubes by which payment may prefer a box, at most noise


@compiled
def noise(chance: Words, wide: float) -> float:
    """Return a random factor around 1."""
    return float(1.0 + wide * (2.0 * below(chance, GRAIN) / (GRAIN - 1.0) - 1.0))


@compiled
def can_go_on(state: Record) -> bool:
    """Say whether the region may have another turn."""
    return bool(state.turn < TURNS and not state.entered)


@compiled
def look_around(tables: Record, state: Record, scratch: Record, chance: Words, wide: float) -> None:
    """Fill in what everything is worth to the deciding seat, with a little noise."""
    _see_rivals(tables, state, scratch)
    habits = scratch.habits[state.seat]
    scratch.cube = habits[AGAIN] * habits[CUBE] * noise(chance, wide)
    if tables.cubes_return == ALL_BUT_ARMIES:
        scratch.cube = 0.0
    scratch.leaning = int(LEAN * (noise(chance, wide) - 1.0))
    for place in range(1, tables.places[state.region]):
        _see_province(tables, state, scratch, place, noise(chance, wide))
    _see_buildings(tables, state, scratch, chance, wide)


@compiled
def _see_rivals(tables: Record, state: Record, scratch: Record) -> None:
    """Weigh the rivals: half of the dread is for the leader, half is spread over all."""
    seat, leader, later = int(state.seat), -1, 0
    for other in range(tables.seats):
        if other != seat and (leader < 0 or state.scores[other] > state.scores[leader]):
            leader = other
    for at in range(tables.seats):
        other = int(state.order[at])
        scratch.is_later[other] = later
        if other == seat:
            later = 1
    for other in range(tables.seats):
        scratch.dread[other] = 0.5 / (tables.seats - 1) + (0.5 if other == leader else 0.0)
        scratch.force[other] = state.boxes[other, ARMY]
        for place in range(tables.places[state.region]):
            scratch.force[other] += state.armies[other, place]
    scratch.dread[seat] = 0.0


@compiled
def _see_province(
    tables: Record, state: Record, scratch: Record, place: int, factor: float
) -> None:
    seat, best, leader = int(state.seat), 0, -1
    for other in range(tables.seats):
        if other != seat and state.armies[other, place] >= best:
            leader = other if state.armies[other, place] > best else -1
            best = int(state.armies[other, place])
    mine = min(int(scratch.force[seat]) + 1, MOST_ARMIES)
    for count in range(mine):
        worth = 0.0
        if best > count:
            worth = -numbers.MAJORITY * scratch.dread[leader] if leader >= 0 else 0.0
        elif count:
            worth = numbers.MAJORITY * _is_held(tables, state, scratch, place, count)
        scratch.hold[place, count] = factor * worth


@compiled
def _is_held(tables: Record, state: Record, scratch: Record, place: int, count: int) -> float:
    """Return how likely the seat is to hold a province in which nobody has more armies now."""
    seat, sure = int(state.seat), 1.0
    for other in range(tables.seats):
        if other == seat:
            continue
        armies = int(state.armies[other, place])
        if scratch.is_later[other] and scratch.force[other]:
            if count <= armies:
                sure *= scratch.habits[seat, STUBBORN]
                continue
            pressing = scratch.habits[state.seat, PRESS] * scratch.force[other]
            pressing = pressing / (pressing + tables.places[state.region] - 1.0)
            falls = 1.0
            for _ in range(count - armies):
                falls *= pressing
            sure *= 1.0 - falls
        elif armies == count:
            return 0.0
    return sure


@compiled
def _see_buildings(
    tables: Record, state: Record, scratch: Record, chance: Words, wide: float
) -> None:
    seat, region = int(state.seat), state.region
    for kind in range(2):
        sites = state.open_cities if kind else tables.temple_sites[region]
        pieces = state.cities_left[seat] if kind else state.temples_left[seat]
        scratch.worth[kind] = _worth(tables, state, scratch, kind)
        for place in range(1, tables.places[region]):
            scratch.offer[kind, place] = 0.0
            if pieces > 0 and sites >> place & 1:
                _see_site(tables, state, scratch, kind, place)
                scratch.offer[kind, place] *= noise(chance, wide)


@compiled
def _see_site(tables: Record, state: Record, scratch: Record, kind: int, place: int) -> None:
    """Fill in the price of a site and what building there is worth."""
    box, points = (CITY, numbers.CITY_POINTS) if kind else (TEMPLE, numbers.TEMPLE_POINTS)
    mine, worth = state.boxes[state.seat, box], scratch.worth[kind]
    for other in range(tables.seats):
        if other == state.seat:
            continue
        scratch.laid[other] = state.laid_cities[other] if kind else state.laid_temples[other]
        cubes = int(state.boxes[other, box])
        if scratch.laid[other] >> place & 1:
            worth += scratch.dread[other] * points
        elif scratch.is_later[other] and scratch.force[other]:
            unlikely = 1.0 if cubes >= mine else scratch.habits[state.seat, UNLIKELY]
            worth *= 1.0 - scratch.habits[state.seat, RIVAL] * unlikely
    scratch.laid[state.seat] = 1 << place
    state.boxes[state.seat, box] = CUBES + 1  # more than anybody has
    won = contests.settle(tables, state, scratch.laid, box, place)
    state.boxes[state.seat, box] = mine
    scratch.price[kind, place] = contests.MOST if won == NOBODY else won % contests.MOST
    scratch.offer[kind, place] = worth


@compiled
def _worth(tables: Record, state: Record, scratch: Record, kind: int) -> float:
    """Return what a building is worth: points, its part in the awards, less the piece."""
    seat, region = int(state.seat), int(state.region)
    ahead = int(tables.last) + 1 - region
    doubt = scratch.habits[state.seat, DOUBT]
    here = _step(_lead(tables, state, kind, region, region + 1), doubt)
    whole = _step(_lead(tables, state, kind, 0, REGIONS), doubt + MORE_DOUBT * ahead)
    board = numbers.BOARD_CITIES if kind else numbers.BOARD_TEMPLES
    left = int(state.cities_left[seat]) if kind else int(state.temples_left[seat])
    points = numbers.CITY_POINTS if kind else numbers.TEMPLE_POINTS
    worth = points + award_part(tables) * (numbers.REGION * here + board * whole)
    return float(
        worth - scratch.habits[state.seat, THRIFT] * (ahead - 1) / max(1, ahead - 1 + left)
    )


@compiled
def _lead(tables: Record, state: Record, kind: int, first: int, stop: int) -> int:
    mine, best = 0, 0
    for seat in range(tables.seats):
        if kind:
            count = final_score.cities_in(state, seat, first, stop)
        else:
            count = final_score.temples_in(state, seat, first, stop)
        if seat == state.seat:
            mine = count
        else:
            best = max(best, count)
    return mine - best


@compiled
def _step(lead: int, doubt: float) -> float:
    """Return what one more building adds to the hope for an award."""
    return hope(lead + 1, doubt) - hope(lead, doubt)
