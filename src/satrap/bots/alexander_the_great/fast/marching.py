"""Plan the march of a turn: send a few armies at a time to where they gain most.

Gains are compared per army. An arrow that a group has paid for once is free for the rest of that
group.
"""

from __future__ import annotations

from satrap.bots.alexander_the_great.fast.scratch import AGAIN, KEPT, TOLL
from satrap.bots.alexander_the_great.fast.ways import FAR, step_price
from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import codes
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import CITY, TEMPLE
from satrap.games.alexander_the_great.fast.masks import ones
from satrap.games.alexander_the_great.numbers import CITY_PRICE, STEPS, TEMPLE_PRICE

GO_ON, END_HERE, ENTER = range(3)  # avoid the goal; treat it like any province; must enter it
NEVER = -1e9
LEAST = 1e-6  # gain that is worth sending an army for
BOTHER = 0.01  # per arrow: of two equally good ways the shorter one is better


@compiled
def plan_march(tables: Record, state: Record, scratch: Record, aim: int) -> float:
    """Plan where every army ends; return what that is worth, or NEVER if it is impossible."""
    _gather(tables, state, scratch)
    if aim == ENTER and not _enter(tables, state, scratch):
        return NEVER
    while _send(tables, state, scratch, aim):
        pass
    _leave(tables, state, scratch)
    later = _later(tables, state, scratch) if aim == GO_ON else 0.0
    return _sum(tables, state, scratch, aim) + later


@compiled
def _gather(tables: Record, state: Record, scratch: Record) -> None:
    """Find the groups: armies in one place that have used the same number of steps."""
    region, groups = int(state.region), 0
    for place in range(tables.places[region]):
        scratch.planned[place] = state.stocks[place, STEPS]
        for used in range(STEPS):
            if state.stocks[place, used]:
                scratch.place[groups], scratch.used[groups] = place, used
                scratch.free[groups] = state.stocks[place, used]
                for arrows in range(STEPS + 1):
                    for end in range(tables.places[region]):
                        scratch.ends[groups, arrows, end] = 0
                        scratch.paid[groups, arrows, end] = 0
                _see_prices(tables, scratch, region, groups)
                groups += 1
    scratch.groups = groups
    scratch.left[0], scratch.left[1] = (
        state.boxes[state.seat, TEMPLE],
        state.boxes[state.seat, CITY],
    )
    scratch.spent[0] = scratch.spent[1] = 0


@compiled
def _see_prices(tables: Record, scratch: Record, region: int, group: int) -> None:
    """Fill in what it costs a group to send more armies to each place, and by which way."""
    start, steps = int(scratch.place[group]), STEPS - int(scratch.used[group])
    for place in range(tables.places[region]):
        scratch.extra[group, place] = FAR
        for arrows in range(steps + 1):
            if scratch.way_price[region, start, arrows, place] < FAR:
                price = _unpaid(scratch, region, group, arrows, place)
                if price < scratch.extra[group, place]:
                    scratch.extra[group, place], scratch.arrows[group, place] = price, arrows


@compiled
def _unpaid(scratch: Record, region: int, group: int, arrows: int, place: int) -> int:
    price, start = 0, int(scratch.place[group])
    while arrows > 0 and not scratch.paid[group, arrows, place]:
        price += step_price(scratch, region, start, arrows, place)
        place = int(scratch.way_from[region, start, arrows, place])
        arrows -= 1
    return price


@compiled
def _site(scratch: Record, place: int, aim: int) -> float:
    """Return what building in a place is worth, as far as the cubes go."""
    cube, gain = scratch.cube if aim == GO_ON else 0.0, 0.0
    for kind in range(2):
        worth, price = scratch.offer[kind, place], scratch.price[kind, place]
        if worth > cube * price and price <= scratch.left[kind]:
            gain += worth - cube * price
    return gain


@compiled
def _send(tables: Record, state: Record, scratch: Record, aim: int) -> bool:
    """Send some armies where they gain most; say whether they gain anywhere."""
    region, best, from_group, to, many = int(state.region), LEAST, -1, 0, 0
    again = 1.0 + scratch.habits[state.seat, AGAIN] if aim == GO_ON else 1.0
    toll = max(scratch.habits[state.seat, TOLL], scratch.cube)
    for place in range(1, tables.places[region]):
        if aim == GO_ON and place == tables.goal[region]:
            continue
        here = int(scratch.planned[place])
        site = 0.0 if here else _site(scratch, place, aim)
        before = scratch.hold[place, here]
        for group in range(scratch.groups):
            free, price = int(scratch.free[group]), int(scratch.extra[group, place])
            if free == 0 or price > scratch.left[0] + scratch.left[1]:
                continue
            cost = toll * price + BOTHER * scratch.arrows[group, place]
            for count in range(1, free + 1):
                gain = again * (scratch.hold[place, here + count] - before) + site - cost
                if gain > best * count:
                    best, from_group, to, many = gain / count, group, place, count
    if from_group < 0:
        return False
    _assign(tables, state, scratch, from_group, to, many)
    return True


@compiled
def _assign(
    tables: Record, state: Record, scratch: Record, group: int, place: int, count: int
) -> None:
    """Send armies of a group to a place; pay for the way, and set cubes aside to build there."""
    region, start = int(state.region), int(scratch.place[group])
    _pay(tables, state, scratch, int(scratch.extra[group, place]))
    if not scratch.planned[place]:
        for kind in range(2):
            price = scratch.price[kind, place]
            if scratch.offer[kind, place] > 0.0 and price <= scratch.left[kind]:
                scratch.left[kind] -= price
    scratch.planned[place] += count
    scratch.free[group] -= count
    arrows, at = int(scratch.arrows[group, place]), place
    scratch.ends[group, arrows, at] += count
    while arrows > 0 and not scratch.paid[group, arrows, at]:
        scratch.paid[group, arrows, at] = 1
        at = int(scratch.way_from[region, start, arrows, at])
        arrows -= 1
    _see_prices(tables, scratch, region, group)


@compiled
def _pay(tables: Record, state: Record, scratch: Record, price: int) -> None:
    """Take cubes from the box that has more than its sites need."""
    if price == 0:
        return
    temples = TEMPLE_PRICE * ones(int(tables.temple_sites[state.region]))
    cities = CITY_PRICE * ones(int(state.open_cities))
    spare = int(scratch.left[0]) - temples - int(scratch.left[1]) + cities
    spare += int(scratch.leaning)
    for _ in range(price):
        kind = 0 if scratch.left[0] and (spare > 0 or not scratch.left[1]) else 1
        scratch.left[kind] -= 1
        scratch.spent[kind] += 1
        spare += 2 * kind - 1


@compiled
def _enter(tables: Record, state: Record, scratch: Record) -> bool:
    """Send one army into the goal by the cheapest way; say whether that is possible."""
    goal, best, cheapest = (
        int(tables.goal[state.region]),
        -1,
        int(scratch.left[0] + scratch.left[1]),
    )
    for group in range(scratch.groups):
        price = int(scratch.extra[group, goal])
        if price <= cheapest and scratch.arrows[group, goal] > 0:
            best, cheapest = group, price - 1
    if best < 0:
        return False
    _assign(tables, state, scratch, best, goal, 1)
    return True


@compiled
def _leave(tables: Record, state: Record, scratch: Record) -> None:
    """Leave all other armies where they are; from the symbol they move on if that is free."""
    for group in range(scratch.groups):
        count = scratch.free[group]
        if count == 0:
            continue
        place, arrows = scratch.place[group], 0
        if place == 0:
            for end in range(1, tables.places[state.region]):
                if scratch.extra[group, end] == 0 and scratch.arrows[group, end] == 1:
                    place, arrows = end, 1
        scratch.ends[group, arrows, place] += count
        scratch.planned[place] += count
        scratch.free[group] = 0


@compiled
def _sum(tables: Record, state: Record, scratch: Record, aim: int) -> float:
    """Return what a plan is worth: provinces, buildings, cubes."""
    region = state.region
    again = 1.0 + scratch.habits[state.seat, AGAIN] if aim == GO_ON else 1.0
    cube = scratch.cube if aim == GO_ON else 0.0
    total = 0.0
    left0 = state.boxes[state.seat, TEMPLE] - scratch.spent[0]
    left1 = state.boxes[state.seat, CITY] - scratch.spent[1]
    for place in range(1, tables.places[region]):
        total += again * scratch.hold[place, scratch.planned[place]]
        if scratch.planned[place]:
            if (
                scratch.offer[0, place] > cube * scratch.price[0, place]
                and scratch.price[0, place] <= left0
            ):
                total += scratch.offer[0, place]
                left0 -= scratch.price[0, place]
            if (
                scratch.offer[1, place] > cube * scratch.price[1, place]
                and scratch.price[1, place] <= left1
            ):
                total += scratch.offer[1, place]
                left1 -= scratch.price[1, place]
    return float(total + cube * (left0 + left1))


@compiled
def _later(tables: Record, state: Record, scratch: Record) -> float:
    """Return the loss, below 0, from the cubes that others will have left for another turn."""
    cubes = 0.0
    for other in range(tables.seats):
        kept = scratch.habits[state.seat, KEPT] if scratch.is_later[other] else 1.0
        box = state.boxes[other, TEMPLE] + state.boxes[other, CITY]
        cubes += scratch.dread[other] * kept * box
    return float(-scratch.cube * cubes)


@compiled
def write_moves(tables: Record, state: Record, scratch: Record) -> None:
    """Write the group moves of the plan: each group arrow by arrow, with all armies that use it."""
    region, written, temples = int(state.region), 0, int(scratch.spent[0])
    for group in range(scratch.groups):
        start = int(scratch.place[group])
        _flow(tables, scratch, region, group)
        for arrows in range(1, STEPS + 1 - scratch.used[group]):
            for place in range(1, tables.places[region]):
                count = int(scratch.through[arrows, place])
                if count:
                    price = step_price(scratch, region, start, arrows, place)
                    temple = min(price, temples)
                    temples -= temple
                    source = int(scratch.way_from[region, start, arrows, place])
                    steps = int(scratch.used[group]) + arrows - 1
                    scratch.moves[written] = codes.move(
                        codes.way(source, place), codes.group(count, steps), temple, price - temple
                    )
                    written += 1
    scratch.move_count = written


@compiled
def _flow(tables: Record, scratch: Record, region: int, group: int) -> None:
    """Fill in how many armies of a group go over each arrow."""
    for arrows in range(STEPS + 1):
        for place in range(tables.places[region]):
            scratch.through[arrows, place] = scratch.ends[group, arrows, place]
    for arrows in range(STEPS, 1, -1):
        for place in range(tables.places[region]):
            if scratch.through[arrows, place]:
                before = scratch.way_from[region, scratch.place[group], arrows, place]
                scratch.through[arrows - 1, before] += scratch.through[arrows, place]
