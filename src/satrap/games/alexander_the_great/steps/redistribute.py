"""4.1.2 and 5.6: before another turn in a region the cubes left are split again, in secret.

Only between temples and cities; armies stay where they are, and the order of play stays.
"""

from __future__ import annotations

from satrap.core.game import Event
from satrap.core.text import Text, text
from satrap.games.alexander_the_great import events
from satrap.games.alexander_the_great.actions import AnyAction, Resplit
from satrap.games.alexander_the_great.resources import CUBES, Boxes
from satrap.games.alexander_the_great.state import Known, State, deciders, pool


def legal(known: Known) -> tuple[Resplit, ...]:
    """Return every split, most temples first."""
    cubes = pool(known.config, known.table, known.seat)
    return tuple(Resplit(temple, cubes - temple) for temple in range(cubes, -1, -1))


def why_not(known: Known, action: AnyAction) -> Text | None:
    """Return why this is no split of the cubes left."""
    assert isinstance(action, Resplit)
    if action in legal(known):
        return None
    cubes = pool(known.config, known.table, known.seat)
    return text("atg-resplit-all", total=action.temple + action.city, cubes=cubes)


def apply(state: State, splits: tuple[AnyAction, ...], told: list[Event]) -> None:
    """Lift all screens at once; who had nothing to split has nothing."""
    config, table = state.config, state.table
    seats = deciders(config, table, state.turn)
    boxes, spent = list(table.boxes), list(table.spent)
    for seat, split in zip(seats, splits, strict=True):
        assert isinstance(split, Resplit)
        boxes[seat] = Boxes(0, 0, split.temple, split.city)
        spent[seat] = CUBES - sum(table.armies[seat]) - split.temple - split.city
        told.append(events.Redistributed(seat, split.temple, split.city))
    table.boxes, table.spent = tuple(boxes), tuple(spent)
