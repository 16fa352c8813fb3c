"""5.4: after its march a seat lays down temples and cities where its armies stand.

No cube is needed to try. All attempts are open, so later seats see them, and none is taken back
(ruling ATG-20).
"""

from __future__ import annotations

from collections.abc import Iterator

from satrap.core.chance import Chance
from satrap.core.decisions import Decision
from satrap.core.frozen import put
from satrap.core.game import Choices, Event
from satrap.core.text import Text, named, text
from satrap.games.alexander_the_great import events
from satrap.games.alexander_the_great.actions import AnyAction, Confirm, LayCity, LayTemple
from satrap.games.alexander_the_great.numbers import NOBODY, Phase
from satrap.games.alexander_the_great.state import Known, State, cities_left, known, temples_left
from satrap.games.alexander_the_great.tables import SYMBOL

_CONFIRM = Confirm()


def legal(known: Known) -> Choices[AnyAction]:
    """Return the attempts by the number of their province, temples first; then confirm."""
    return (*attempts(known), _CONFIRM)


def attempts(known: Known) -> Iterator[LayTemple | LayCity]:
    """Yield every temple and city that can still be laid down."""
    table, seat, board = known.table, known.seat, known.config.tables.board
    for place, number in enumerate(known.ground.provinces, start=1):
        if not table.armies[seat][place]:
            continue
        province = board.provinces[number]
        laid = table.laid_temples[seat] >> number & 1
        if province.temple and not laid and temples_left(table, seat):
            yield LayTemple(province.id)
        laid = table.laid_cities[seat] >> number & 1
        is_open = province.city and table.cities[number] == NOBODY
        if is_open and not laid and cities_left(table, seat):
            yield LayCity(province.id)


def can_go_on(state: State) -> bool:
    """Say whether anything can still be laid down."""
    return any(True for _ in attempts(known(state)))


def is_last(known: Known) -> bool:
    """Say whether the next attempt is the last one possible, so that it ends the turn."""
    table, seat, left = known.table, known.seat, tuple(attempts(known))
    if len({type(attempt) for attempt in left}) != 1:
        return False  # nothing, or temples and cities
    pieces = temples_left if isinstance(left[0], LayTemple) else cities_left
    return len(left) == 1 or pieces(table, seat) == 1


def why_not(known: Known, action: AnyAction) -> Text | None:
    """Return why nothing can be laid down there."""
    if action in legal(known):
        return None
    assert isinstance(action, LayTemple | LayCity)
    tables, table, is_temple = known.config.tables, known.table, isinstance(action, LayTemple)
    number = tables.provinces[action.province]
    where = events.place_text(known.config.place(action.province))
    place = known.ground.place_of.get(action.province, SYMBOL)
    if not place:
        return text("atg-other-region", place=where, region=named(known.ground.name))
    if not table.armies[known.seat][place]:
        return text("atg-no-army", place=where)
    kind = events.TEMPLE if is_temple else events.CITY
    if not getattr(tables.board.provinces[number], kind):
        return text(f"atg-no-site-{kind}", place=where)
    if not is_temple and table.cities[number] != NOBODY:
        return text("atg-city-stands", place=where)
    laid = table.laid_temples if is_temple else table.laid_cities
    if laid[known.seat] >> number & 1:
        return text(f"atg-laid-{kind}", place=where)
    return text(f"atg-none-left-{kind}")


def apply(state: State, actions: tuple[AnyAction, ...], chance: Chance, told: list[Event]) -> None:
    """Lay down a temple or a city, or leave the attempts as they are."""
    (action,) = actions
    if isinstance(action, Confirm):
        state.turn.phase = Phase.NEXT
        return
    assert isinstance(action, LayTemple | LayCity)
    table, seat = state.table, state.turn.seat
    number = state.config.tables.provinces[action.province]
    if isinstance(action, LayTemple):
        table.laid_temples = put(table.laid_temples, seat, table.laid_temples[seat] | 1 << number)
    else:
        table.laid_cities = put(table.laid_cities, seat, table.laid_cities[seat] | 1 << number)
    kind = events.TEMPLE if isinstance(action, LayTemple) else events.CITY
    mark = state.ground.places[state.ground.place_of[action.province]]
    told.append(events.Laid(seat, kind, mark))


BUILD = Decision((LayTemple, LayCity, Confirm), legal, why_not, apply)
