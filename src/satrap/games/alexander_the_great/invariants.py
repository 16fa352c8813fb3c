"""What must be true of every sound state (cubes, temples, cities and points are never lost)."""

from __future__ import annotations

from collections.abc import Iterator

from satrap.core.text import Text, named, text
from satrap.games.alexander_the_great.numbers import CUBES, NOBODY, STEPS, TURNS, Phase
from satrap.games.alexander_the_great.state import State, Turn, cities_left, deciders, temples_left
from satrap.games.alexander_the_great.steps.game_ends import ENDINGS
from satrap.games.alexander_the_great.tables import Mask, bits


def broken(state: State) -> list[Text]:
    """Name everything that is wrong with a state."""
    return [*_numbers(state), *_cubes(state), *_buildings(state), *_attempts(state), *_turn(state)]


def _numbers(state: State) -> Iterator[Text]:
    table, seats = state.table, range(state.config.seats)
    rows = (table.scores, table.spent, *table.boxes, *table.armies, *table.temples)
    if any(count < 0 for row in (*rows, *state.turn.stocks) for count in row):
        yield text("unsound-atg-negative")
    if table.oldest not in seats or not set(table.cities) <= {NOBODY, *seats}:
        yield text("unsound-atg-no-such-seat")


def _cubes(state: State) -> Iterator[Text]:
    """4.1.2: fifteen cubes for every seat, wherever they lie."""
    table = state.table
    for seat in range(state.config.seats):
        cubes = sum(table.boxes[seat]) + sum(table.armies[seat]) + table.spent[seat]
        if cubes != (0 if state.turn.phase == Phase.ALLOCATE else CUBES):
            yield text("unsound-atg-cubes", seat=seat, cubes=cubes)


def _buildings(state: State) -> Iterator[Text]:
    table, board = state.table, state.config.tables.board
    for seat in range(state.config.seats):
        if temples_left(table, seat) < 0 or cities_left(table, seat) < 0:
            yield text("unsound-atg-built", seat=seat)
    for number, province in enumerate(board.provinces):
        if any(mine[number] for mine in table.temples) and not province.temple:
            yield text("unsound-atg-no-temple-site", place=named(province.name))
        if table.cities[number] != NOBODY and not province.city:
            yield text("unsound-atg-no-city-site", place=named(province.name))
    gained = [0] * state.config.seats
    for gain in table.gains:
        gained[gain.seat] += gain.points
    if state.config.setup.position is None and tuple(gained) != table.scores:
        yield text("unsound-atg-score-sheet")


def _attempts(state: State) -> Iterator[Text]:
    table, turn, board = state.table, state.turn, state.config.tables.board
    place_of = {number: place for place, number in enumerate(state.ground.provinces, start=1)}
    sites: list[tuple[int, Mask, str]] = []
    for seat in range(state.config.seats):
        sites.append((seat, table.laid_temples[seat], "temple"))
        sites.append((seat, table.laid_cities[seat], "city"))
    for seat, mask, kind in sites:
        for number in bits(mask):
            place = place_of.get(number)
            if place is None or not table.armies[seat][place]:
                yield text("unsound-atg-no-army", seat=seat)
            if not getattr(board.provinces[number], kind) or turn.phase not in _MARCH:
                yield text(f"unsound-atg-{kind}", seat=seat)
    if any(table.cities[number] != NOBODY for mask in table.laid_cities for number in bits(mask)):
        yield text("unsound-atg-city-stands")


_MARCH = (Phase.MOVE, Phase.BUILD)


def _turn(state: State) -> Iterator[Text]:
    turn, seats = state.turn, range(state.config.seats)
    is_over = turn.phase == Phase.OVER
    if turn.phase == Phase.NEXT or (not is_over and not deciders(state.config, state.table, turn)):
        yield text("unsound-atg-nobody-decides")
    if turn.phase in (Phase.ORDER, *_MARCH) and turn.seat not in seats:
        yield text("unsound-atg-no-such-seat")
        return
    if turn.round not in _rounds(turn) or turn.ending not in (ENDINGS if is_over else ("",)):
        yield text("unsound-atg-turn")
    if turn.entered and turn.phase not in (*_MARCH, Phase.OVER):
        yield text("unsound-atg-entered-early")
    wrong = [*_order(state)]
    yield from wrong or _boxes(state)
    yield from _stocks(state)


def _rounds(turn: Turn) -> range:
    """5.2 and 5.6: the order is chosen in the first turn, cubes are split again in later ones."""
    if turn.phase in (Phase.ALLOCATE, Phase.ORDER):
        return range(1, 2)
    return range(2 if turn.phase == Phase.REDISTRIBUTE else 1, min(TURNS, turn.number) + 1)


def _boxes(state: State) -> Iterator[Text]:
    """5.1: bids are spent before the march, and armies leave their box in the first turn."""
    turn, boxes = state.turn, state.table.boxes
    if turn.phase in (Phase.ALLOCATE, Phase.ORDER):
        return
    marched = turn.order
    if turn.phase in _MARCH and turn.round == 1:
        marched = turn.order[: turn.order.index(turn.seat) + 1]
    if any(box.order for box in boxes) or any(boxes[seat].army for seat in marched):
        yield text("unsound-atg-box-emptied")


def _order(state: State) -> Iterator[Text]:
    turn, seats = state.turn, range(state.config.seats)
    placed = [seat for seat in turn.order if seat != NOBODY]
    if turn.phase == Phase.ALLOCATE:
        if turn.order or turn.pickers:
            yield text("unsound-atg-order-early")
    elif len(turn.order) != len(seats) or sorted([*placed, *turn.pickers]) != list(seats):
        yield text("unsound-atg-order")
    elif (turn.phase == Phase.ORDER) != bool(turn.pickers):
        yield text("unsound-atg-picker-unclear")
    elif turn.pickers and (len(turn.pickers) == 1 or turn.seat != turn.pickers[0]):
        yield text("unsound-atg-picker-other")


def _stocks(state: State) -> Iterator[Text]:
    turn = state.turn
    if turn.phase != Phase.MOVE:
        return
    if any(len(stock) != STEPS + 1 for stock in turn.stocks):
        yield text("unsound-atg-steps")
    if tuple(map(sum, turn.stocks)) != state.table.armies[turn.seat]:
        yield text("unsound-atg-armies-unlike")
