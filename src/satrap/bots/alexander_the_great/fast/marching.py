"""Plans the march of a turn: one bunch of armies after the other to where it gains most.

What an army gains is weighed against how many it takes. An arrow that a group has paid for once
is free for others of the same group.
"""

from __future__ import annotations

from satrap.bots.alexander_the_great.fast.desk import AGAIN, KEPT, TOLL
from satrap.bots.alexander_the_great.fast.ways import FAR, step_price
from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import codes
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import CITY, TEMPLE
from satrap.games.alexander_the_great.fast.masks import ones
from satrap.games.alexander_the_great.numbers import CITY_PRICE, STEPS, TEMPLE_PRICE

GO_ON, END_HERE, ENTER = range(3)  # not into the goal; it is a province; somebody must enter it
NEVER = -1e9
LEAST = 1e-6  # what is worth an army


@compiled
def plan_march(tables: Record, state: Record, desk: Record, aim: int) -> float:
    """Say where every army ends; return what that is worth, or NEVER if it cannot be."""
    _gather(tables, state, desk)
    if aim == ENTER and not _enter(tables, state, desk):
        return NEVER
    while _send(tables, state, desk, aim):
        pass
    _leave(tables, state, desk)
    later = _later(tables, state, desk) if aim == GO_ON else 0.0
    return _sum(tables, state, desk, aim) + later


@compiled
def _gather(tables: Record, state: Record, desk: Record) -> None:
    """Find the groups: armies in a place that have used as many steps."""
    region, groups = int(state.region), 0
    for place in range(tables.places[region]):
        desk.planned[place] = state.stocks[place, STEPS]
        for used in range(STEPS):
            if state.stocks[place, used]:
                desk.place[groups], desk.used[groups] = place, used
                desk.free[groups] = state.stocks[place, used]
                for arrows in range(STEPS + 1):
                    for end in range(tables.places[region]):
                        desk.ends[groups, arrows, end] = 0
                        desk.paid[groups, arrows, end] = 0
                _see_prices(tables, desk, region, groups)
                groups += 1
    desk.groups = groups
    desk.left[0], desk.left[1] = state.boxes[state.seat, TEMPLE], state.boxes[state.seat, CITY]
    desk.spent[0] = desk.spent[1] = 0


@compiled
def _see_prices(tables: Record, desk: Record, region: int, group: int) -> None:
    """Fill in what it costs a group to send more armies to each place, and over which way."""
    start, steps = int(desk.place[group]), STEPS - int(desk.used[group])
    for place in range(tables.places[region]):
        desk.extra[group, place] = FAR
        for arrows in range(steps + 1):
            if desk.way_price[region, start, arrows, place] < FAR:
                price = _unpaid(desk, region, group, arrows, place)
                if price < desk.extra[group, place]:
                    desk.extra[group, place], desk.arrows[group, place] = price, arrows


@compiled
def _unpaid(desk: Record, region: int, group: int, arrows: int, place: int) -> int:
    price, start = 0, int(desk.place[group])
    while arrows > 0 and not desk.paid[group, arrows, place]:
        price += step_price(desk, region, start, arrows, place)
        place = int(desk.way_from[region, start, arrows, place])
        arrows -= 1
    return price


@compiled
def _site(desk: Record, place: int, aim: int) -> float:
    """Return what building in a place is worth as far as there are cubes."""
    cube, gain = desk.cube if aim == GO_ON else 0.0, 0.0
    for kind in range(2):
        worth, price = desk.offer[kind, place], desk.price[kind, place]
        if worth > cube * price and price <= desk.left[kind]:
            gain += worth - cube * price
    return gain


@compiled
def _send(tables: Record, state: Record, desk: Record, aim: int) -> bool:
    """Send some armies where they gain most; say whether they gain anywhere."""
    region, best, from_group, to, many = int(state.region), LEAST, -1, 0, 0
    again = 1.0 + desk.habits[state.seat, AGAIN] if aim == GO_ON else 1.0
    toll = max(desk.habits[state.seat, TOLL], desk.cube)
    for place in range(1, tables.places[region]):
        if aim == GO_ON and place == tables.goal[region]:
            continue
        here = int(desk.planned[place])
        site = 0.0 if here else _site(desk, place, aim)
        before = desk.hold[place, here]
        for group in range(desk.groups):
            free, price = int(desk.free[group]), int(desk.extra[group, place])
            if free == 0 or price > desk.left[0] + desk.left[1]:
                continue
            for count in range(1, free + 1):
                gain = again * (desk.hold[place, here + count] - before) + site - toll * price
                if gain > best * count:
                    best, from_group, to, many = gain / count, group, place, count
    if from_group < 0:
        return False
    _assign(tables, state, desk, from_group, to, many)
    return True


@compiled
def _assign(
    tables: Record, state: Record, desk: Record, group: int, place: int, count: int
) -> None:
    """Send armies of a group to a place; pay for the way, and put cubes aside to build there."""
    region, start = int(state.region), int(desk.place[group])
    _pay(tables, state, desk, int(desk.extra[group, place]))
    if not desk.planned[place]:
        for kind in range(2):
            price = desk.price[kind, place]
            if desk.offer[kind, place] > 0.0 and price <= desk.left[kind]:
                desk.left[kind] -= price
    desk.planned[place] += count
    desk.free[group] -= count
    arrows, at = int(desk.arrows[group, place]), place
    desk.ends[group, arrows, at] += count
    while arrows > 0 and not desk.paid[group, arrows, at]:
        desk.paid[group, arrows, at] = 1
        at = int(desk.way_from[region, start, arrows, at])
        arrows -= 1
    _see_prices(tables, desk, region, group)


@compiled
def _pay(tables: Record, state: Record, desk: Record, price: int) -> None:
    """Take cubes from the box that has more than its sites need."""
    if price == 0:
        return
    temples = TEMPLE_PRICE * ones(int(tables.temple_sites[state.region]))
    cities = CITY_PRICE * ones(int(state.open_cities))
    spare = int(desk.left[0]) - temples - int(desk.left[1]) + cities
    spare += int(desk.leaning)
    for _ in range(price):
        kind = 0 if desk.left[0] and (spare > 0 or not desk.left[1]) else 1
        desk.left[kind] -= 1
        desk.spent[kind] += 1
        spare += 2 * kind - 1


@compiled
def _enter(tables: Record, state: Record, desk: Record) -> bool:
    """Send one army into the goal by the cheapest way; say whether one can go."""
    goal, best, cheapest = int(tables.goal[state.region]), -1, int(desk.left[0] + desk.left[1])
    for group in range(desk.groups):
        price = int(desk.extra[group, goal])
        if price <= cheapest and desk.arrows[group, goal] > 0:
            best, cheapest = group, price - 1
    if best < 0:
        return False
    _assign(tables, state, desk, best, goal, 1)
    return True


@compiled
def _leave(tables: Record, state: Record, desk: Record) -> None:
    """Leave all others where they are; from the symbol they go on if that costs nothing."""
    for group in range(desk.groups):
        count = desk.free[group]
        if count == 0:
            continue
        place, arrows = desk.place[group], 0
        if place == 0:
            for end in range(1, tables.places[state.region]):
                if desk.extra[group, end] == 0 and desk.arrows[group, end] == 1:
                    place, arrows = end, 1
        desk.ends[group, arrows, place] += count
        desk.planned[place] += count
        desk.free[group] = 0


@compiled
def _sum(tables: Record, state: Record, desk: Record, aim: int) -> float:
    """Return what a plan is worth: provinces, buildings, cubes."""
    region = state.region
    again = 1.0 + desk.habits[state.seat, AGAIN] if aim == GO_ON else 1.0
    cube = desk.cube if aim == GO_ON else 0.0
    total = 0.0
    left0 = state.boxes[state.seat, TEMPLE] - desk.spent[0]
    left1 = state.boxes[state.seat, CITY] - desk.spent[1]
    for place in range(1, tables.places[region]):
        total += again * desk.hold[place, desk.planned[place]]
        if desk.planned[place]:
            if desk.offer[0, place] > cube * desk.price[0, place] and desk.price[0, place] <= left0:
                total += desk.offer[0, place]
                left0 -= desk.price[0, place]
            if desk.offer[1, place] > cube * desk.price[1, place] and desk.price[1, place] <= left1:
                total += desk.offer[1, place]
                left1 -= desk.price[1, place]
    return float(total + cube * (left0 + left1))


@compiled
def _later(tables: Record, state: Record, desk: Record) -> float:
    """Return what the cubes that the others will have left do in another turn."""
    cubes = 0.0
    for other in range(tables.seats):
        kept = desk.habits[state.seat, KEPT] if desk.is_later[other] else 1.0
        box = state.boxes[other, TEMPLE] + state.boxes[other, CITY]
        cubes += desk.dread[other] * kept * box
    return float(-desk.cube * cubes)


@compiled
def write_moves(tables: Record, state: Record, desk: Record) -> None:
    """Write the group moves of the plan: each group arrow by arrow, all that go over it at once."""
    region, written, temples = int(state.region), 0, int(desk.spent[0])
    for group in range(desk.groups):
        start = int(desk.place[group])
        _flow(tables, desk, region, group)
        for arrows in range(1, STEPS + 1 - desk.used[group]):
            for place in range(1, tables.places[region]):
                count = int(desk.through[arrows, place])
                if count:
                    price = step_price(desk, region, start, arrows, place)
                    temple = min(price, temples)
                    temples -= temple
                    source = int(desk.way_from[region, start, arrows, place])
                    steps = int(desk.used[group]) + arrows - 1
                    desk.moves[written] = codes.move(
                        codes.way(source, place), codes.group(count, steps), temple, price - temple
                    )
                    written += 1
    desk.move_count = written


@compiled
def _flow(tables: Record, desk: Record, region: int, group: int) -> None:
    """Fill in how many armies of a group go over each arrow."""
    for arrows in range(STEPS + 1):
        for place in range(tables.places[region]):
            desk.through[arrows, place] = desk.ends[group, arrows, place]
    for arrows in range(STEPS, 1, -1):
        for place in range(tables.places[region]):
            if desk.through[arrows, place]:
                before = desk.way_from[region, desk.place[group], arrows, place]
                desk.through[arrows - 1, before] += desk.through[arrows, place]
