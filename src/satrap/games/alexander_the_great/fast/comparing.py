"""The same facts about a match from either engine, so that the two can be compared."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from satrap.games.alexander_the_great import numbers
from satrap.games.alexander_the_great.fast import deciders as fast_deciders
from satrap.games.alexander_the_great.fast import layout
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.steps import game_ends as fast_ends
from satrap.games.alexander_the_great.numbers import NOBODY
from satrap.games.alexander_the_great.state import State, cities_left, deciders, temples_left
from satrap.games.alexander_the_great.steps import game_ends

Row = tuple[int, ...]


class Facts(NamedTuple):
    """Everything that matters for the rules, and how the match ended."""

    phase: int
    number: int
    region: int
    turn: int
    deciders: Row
    order: Row
    pickers: Row
    stocks: tuple[Row, ...]
    entered: bool
    oldest: int
    scores: Row
    boxes: tuple[Row, ...]
    spent: Row
    armies: tuple[Row, ...]
    temples: tuple[Row, ...]  # per seat and region
    cities: tuple[Row, ...]  # per region and province
    laid_temples: tuple[Row, ...]  # places
    laid_cities: tuple[Row, ...]
    temples_left: Row
    cities_left: Row
    winners: Row
    ending: str


def of_state(state: State) -> Facts:
    """Return the facts of a state of the readable engine."""
    config, table, turn = state.config, state.table, state.turn
    seats, grounds = range(config.seats), config.tables.grounds
    here, outcome = grounds[turn.region].provinces, game_ends.outcome(state)
    return Facts(
        phase=int(turn.phase),
        number=turn.number,
        region=turn.region,
        turn=turn.round,
        deciders=deciders(config, table, turn),
        order=turn.order,
        pickers=turn.pickers,
        stocks=turn.stocks,
        entered=turn.entered,
        oldest=table.oldest,
        scores=table.scores,
        boxes=tuple(map(tuple, table.boxes)),
        spent=table.spent,
        armies=table.armies,
        temples=tuple(
            tuple(sum(mine[n] for n in ground.provinces) for ground in grounds)
            for mine in table.temples
        ),
        cities=tuple(tuple(table.cities[n] for n in ground.provinces) for ground in grounds),
        laid_temples=tuple(_laid(mask, here) for mask in table.laid_temples),
        laid_cities=tuple(_laid(mask, here) for mask in table.laid_cities),
        temples_left=tuple(temples_left(table, seat) for seat in seats),
        cities_left=tuple(cities_left(table, seat) for seat in seats),
        winners=outcome.winners if outcome else (),
        ending=outcome.reason if outcome else "",
    )


def _laid(mask: int, provinces: Row) -> Row:
    return tuple(place for place, n in enumerate(provinces, start=1) if mask >> n & 1)


def of_record(tables: Record, record: Record) -> Facts:
    """Return the facts of a record, without the choices that are still sealed."""
    names = layout.STATE.names or ()
    read: dict[str, Any] = dict(zip(names, record.item(), strict=True))
    seats, places = int(tables.seats), int(tables.places[read["region"]])
    phase, is_over = read["phase"], read["phase"] == layout.OVER
    armies, boxes = _rows(read["armies"], seats, places), _rows(read["boxes"], seats, 4)
    cubes = 0 if phase == layout.ALLOCATE else numbers.CUBES
    pairs = zip(armies, boxes, strict=True)
    return Facts(
        phase=phase,
        number=read["number"],
        region=read["region"],
        turn=read["turn"],
        deciders=_deciders(tables, record, read),
        order=() if phase == layout.ALLOCATE else _row(read["order"], seats),
        pickers=_row(read["pickers"], seats)[read["picked"] :] if phase == layout.ORDER else (),
        stocks=_rows(read["stocks"], places, 4) if phase == layout.MOVE else (),
        entered=bool(read["entered"]),
        oldest=read["oldest"],
        scores=_row(read["scores"], seats),
        boxes=boxes,
        spent=tuple(cubes - sum(out) - sum(box) for out, box in pairs),
        armies=armies,
        temples=_rows(read["temples"], seats, layout.REGIONS),
        cities=_cities(tables, read["cities"].tolist()),
        laid_temples=tuple(map(_places, _row(read["laid_temples"], seats))),
        laid_cities=tuple(map(_places, _row(read["laid_cities"], seats))),
        temples_left=_row(read["temples_left"], seats),
        cities_left=_row(read["cities_left"], seats),
        winners=_places(fast_ends.winners(tables, record)) if is_over else (),
        ending=game_ends.ENDINGS[0 if read["entered"] else 1] if is_over else "",
    )


def _row(numbers: Any, stop: int) -> Row:
    return tuple(numbers[:stop].tolist())


def _rows(numbers: Any, stop: int, end: int) -> tuple[Row, ...]:
    return tuple(map(tuple, numbers[:stop, :end].tolist()))


@cache
def _places(mask: int) -> Row:
    return tuple(place for place in range(layout.PLACES) if mask >> place & 1)


def _deciders(tables: Record, record: Record, read: dict[str, Any]) -> Row:
    if read["phase"] in (layout.ALLOCATE, layout.REDISTRIBUTE):
        seats = range(int(tables.seats))
        return tuple(seat for seat in seats if fast_deciders.decides(tables, record, seat))
    return () if read["phase"] == layout.OVER else (read["seat"],)


def _cities(tables: Record, owned: list[list[int]]) -> tuple[Row, ...]:
    found = []
    for region, places in enumerate(tables.places.tolist()):
        owners = [NOBODY] * (places - 1)
        for seat, mine in enumerate(owned):
            for place in _places(mine[region]):
                owners[place - 1] = seat
        found.append(tuple(owners))
    return tuple(found)
