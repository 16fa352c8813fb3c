"""The quick player: makes any decision fast, with a little noise, and plays a region to its end."""

from __future__ import annotations

from satrap.bots.alexander_the_great.fast import building, marching
from satrap.bots.alexander_the_great.fast.worths import can_go_on, look_around
from satrap.fast.chance import Words, below
from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import codes, deciders, decisions, flow, masks
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import ALLOCATE, BUILD, MOVE, NEXT, ORDER, OVER
from satrap.games.alexander_the_great.fast.steps import build, choose_turn_order, move_armies
from satrap.games.alexander_the_great.numbers import CITY_PRICE, CUBES, TEMPLE_PRICE

WIDE = 0.15  # the amount of noise
LEAST_ARMIES, MORE_ARMIES = 2, 9  # in a split: two and up to nine more, most likely about half
NO_BIDS, BIDS = 5, 9  # five times in nine nothing is bid for the order


@compiled
def draw_split(chance: Words) -> int:
    """Draw a split: rarely many cubes for the order, at least a few armies."""
    order = max(0, below(chance, BIDS) - NO_BIDS + 1)
    half = MORE_ARMIES // 2
    army = LEAST_ARMIES + below(chance, half + 1) + below(chance, MORE_ARMIES - half + 1)
    temple = below(chance, CUBES - order - army + 1)
    return codes.split(order, army, temple, CUBES - order - army - temple)


@compiled
def draw_resplit(tables: Record, state: Record, chance: Words) -> int:
    """Divide the remaining cubes roughly as the sites need them."""
    seat = int(state.seat)
    cubes = deciders.pool(tables, state, seat)
    temples = min(masks.ones(int(tables.temple_sites[state.region])), int(state.temples_left[seat]))
    cities = min(masks.ones(int(state.open_cities)), int(state.cities_left[seat]))
    temples, cities = TEMPLE_PRICE * temples, CITY_PRICE * cities
    temple = cubes // 2
    if temples + cities:
        temple = (2 * cubes * temples + temples + cities) // (2 * (temples + cities))
    temple = max(0, min(cubes, temple + below(chance, 5) - 2))
    return codes.resplit(temple, cubes - temple)


@compiled
def choose_march(tables: Record, state: Record, scratch: Record) -> None:
    """Plan a march with and without the goal, and write the moves of the better one."""
    aim, best = marching.END_HERE, marching.NEVER
    if can_go_on(state):
        aim = marching.ENTER
    while True:
        worth = marching.plan_march(tables, state, scratch, aim)
        if worth > best:
            best = worth
            marching.write_moves(tables, state, scratch)
        if aim != marching.ENTER:
            return
        aim = marching.GO_ON


@compiled
def play_region(tables: Record, state: Record, scratch: Record, chance: Words, wide: float) -> None:
    """Play on until the region or the match is over.

    All of it in one function: every function that calls another costs compiling that one again.
    """
    region = state.region
    while state.phase != OVER and state.region == region:
        phase = state.phase
        if phase == NEXT:
            flow.go_on(tables, state)
            continue
        if phase in (MOVE, BUILD):
            look_around(tables, state, scratch, chance, wide)
            if phase == MOVE:
                choose_march(tables, state, scratch)
                for at in range(scratch.move_count):
                    move_armies.move(tables, state, int(scratch.moves[at]))
            state.phase = BUILD
            build.begin(tables, state)
            building.choose_attempts(tables, state, scratch)
            building.lay(state, int(scratch.attempts[0]), int(scratch.attempts[1]))
            state.phase = NEXT
            continue
        if phase == ORDER:  # the last seat sees what all others do
            action = choose_turn_order.nth(
                tables, state, choose_turn_order.count(tables, state) - 1
            )
        elif phase == ALLOCATE:
            action = draw_split(chance)
        else:
            action = draw_resplit(tables, state, chance)
        decisions.apply(tables, state, action, chance)
