"""5.3, movement: which groups can march, in the order of the readable engine, and marching."""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import codes
from satrap.games.alexander_the_great.fast.codes import Out, Record
from satrap.games.alexander_the_great.fast.layout import ARMY, BUILD, CITY, MOVE, TEMPLE
from satrap.games.alexander_the_great.fast.steps import build
from satrap.games.alexander_the_great.numbers import STEPS


@compiled
def begin(tables: Record, state: Record) -> None:
    """Put the armies on the symbol in the first turn; all have all their steps left."""
    seat = int(state.seat)
    if state.boxes[seat, ARMY]:
        state.armies[seat, 0] = state.boxes[seat, ARMY]
        state.boxes[seat, ARMY] = 0
    state.phase = MOVE
    for place in range(tables.places[state.region]):
        state.stocks[place, 0] = state.armies[seat, place]
        for steps in range(1, STEPS + 1):
            state.stocks[place, steps] = 0


@compiled
def groups(state: Record, place: int) -> int:
    """Return how many groups the armies at a place that can go on allow."""
    fresh, used, tired = state.stocks[place, 0], state.stocks[place, 1], state.stocks[place, 2]
    return (int(fresh) + 1) * (int(used) + 1) * (int(tired) + 1) - 1


@compiled
def group(state: Record, place: int, number: int) -> int:
    """Return a choice of armies: one to all, freshest first; then every other choice.

    Of the others, those that leave a fresh army behind come first: each number of fresh ones with
    every choice of the rest but none. Then come all fresh ones, with each number of used ones and
    some tired ones.
    """
    fresh = int(state.stocks[place, 0])
    used = int(state.stocks[place, 1])
    tired = int(state.stocks[place, 2])
    number += 1
    if number <= fresh:
        return number * 256
    if number <= fresh + used:
        return fresh * 256 + (number - fresh) * 16
    if number <= fresh + used + tired:
        return fresh * 256 + used * 16 + number - fresh - used
    number -= fresh + used + tired + 1
    rest = (used + 1) * (tired + 1) - 1
    if number < fresh * rest:
        left = number % rest + 1
        return number // rest * 256 + left // (tired + 1) * 16 + left % (tired + 1)
    number -= fresh * rest
    return fresh * 256 + number // tired * 16 + number % tired + 1


@compiled
def dearest(state: Record, price: int) -> int:
    """Return how much of a price can be paid from the temple box at most."""
    return min(price, int(state.boxes[state.seat, TEMPLE]))


@compiled
def payments(state: Record, price: int) -> int:
    """Return in how many ways a price can be paid from both boxes."""
    least = max(0, price - int(state.boxes[state.seat, CITY]))
    return max(0, dearest(state, price) - least + 1)


@compiled
def can_go_on(tables: Record, state: Record) -> bool:
    """Say whether a group can go on."""
    region = state.region
    cubes = state.boxes[state.seat, TEMPLE] + state.boxes[state.seat, CITY]
    for place in range(tables.places[region]):
        if state.stocks[place, 0] or state.stocks[place, 1] or state.stocks[place, 2]:
            for way in range(tables.way_count[region, place]):
                if tables.way_price[region, place, way] <= cubes:
                    return True
    return False


@compiled
def count(tables: Record, state: Record) -> int:
    """Return how many marches are legal, with stop."""
    region, total = state.region, 1
    for place in range(tables.places[region]):
        choices = groups(state, place)
        if choices:
            for way in range(tables.way_count[region, place]):
                total += choices * payments(state, int(tables.way_price[region, place, way]))
    return total


@compiled
def nth(tables: Record, state: Record, number: int) -> int:
    """Return one of the marches, or stop, which is last."""
    region = state.region
    for place in range(tables.places[region]):
        choices = groups(state, place)
        if choices:
            for way in range(tables.way_count[region, place]):
                price = int(tables.way_price[region, place, way])
                ways_to_pay = payments(state, price)
                if number < choices * ways_to_pay:
                    temple = dearest(state, price) - number % ways_to_pay
                    arrow = place * 16 + int(tables.way_target[region, place, way])
                    chosen = group(state, place, number // ways_to_pay)
                    return codes.move(arrow, chosen, temple, price - temple)
                number -= choices * ways_to_pay
    return codes.STOP * codes.VERB


@compiled
def collect(tables: Record, state: Record, out: Out) -> int:
    """Write all marches, and stop."""
    region, total = state.region, 0
    for place in range(tables.places[region]):
        choices = groups(state, place)
        if choices:
            for way in range(tables.way_count[region, place]):
                price = int(tables.way_price[region, place, way])
                arrow = place * 16 + int(tables.way_target[region, place, way])
                most, ways_to_pay = dearest(state, price), payments(state, price)
                for number in range(choices if ways_to_pay else 0):
                    chosen = group(state, place, number)
                    for temple in range(most, most - ways_to_pay, -1):
                        out[total] = codes.move(arrow, chosen, temple, price - temple)
                        total += 1
    out[total] = codes.STOP * codes.VERB
    return total + 1


@compiled
def apply(tables: Record, state: Record, action: int) -> None:
    """Move a group, or stop."""
    if codes.verb(action) == codes.MOVE_GROUP:
        move(tables, state, action)
    else:
        stop(tables, state)


@compiled
def stop(tables: Record, state: Record) -> None:
    """Move no more armies in this turn; the seat builds."""
    state.phase = BUILD
    build.begin(tables, state)


@compiled
def move(tables: Record, state: Record, action: int) -> None:
    """Move a group along an arrow; its price is paid once, however many go."""
    seat, source, target = state.seat, codes.source(action), codes.target(action)
    state.boxes[seat, TEMPLE] -= codes.from_temples(action)
    state.boxes[seat, CITY] -= codes.from_cities(action)
    for steps in range(STEPS):
        gone = codes.armies(action, steps)
        state.stocks[source, steps] -= gone
        state.stocks[target, steps + 1] += gone
        state.armies[seat, source] -= gone
        state.armies[seat, target] += gone
    if target == tables.goal[state.region]:
        state.entered = 1  # leaving again changes nothing: ruling ATG-11
