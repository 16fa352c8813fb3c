"""4.1.2 and 5.6: before another turn in a region, the cubes left are split again, in secret.

They are split between temples and cities only; armies and the order of play stay as they are.
"""

from __future__ import annotations

from satrap.core.chance import Chance
from satrap.core.decisions import Decision
from satrap.core.game import Choices, Event
from satrap.core.text import Text, text
from satrap.games.alexander_the_great import events
from satrap.games.alexander_the_great.actions import AnyAction, Resplit
from satrap.games.alexander_the_great.numbers import CUBES, NOBODY, Phase
from satrap.games.alexander_the_great.resources import Boxes
from satrap.games.alexander_the_great.state import Known, State, deciders, pool


def legal(known: Known) -> Choices[AnyAction]:
    """Return every split, most temples first."""
    cubes = pool(known.config, known.table, known.seat)
    return tuple(Resplit(temple, cubes - temple) for temple in range(cubes, -1, -1))


def why_not(known: Known, action: AnyAction) -> Text | None:
    """Return why this is not a split of the cubes left."""
    assert isinstance(action, Resplit)
    if action in legal(known):
        return None
    cubes = pool(known.config, known.table, known.seat)
    return text("atg-resplit-all", total=action.temple + action.city, cubes=cubes)


def apply(state: State, splits: tuple[AnyAction, ...], chance: Chance, told: list[Event]) -> None:
    """Lift all screens together; then all march on. A seat with nothing to split keeps nothing."""
    config, table = state.config, state.table
    seats = deciders(config, table, state.turn)
    boxes, spent = list(table.boxes), list(table.spent)
    for seat, split in zip(seats, splits, strict=True):
        assert isinstance(split, Resplit)
        boxes[seat] = Boxes(0, 0, split.temple, split.city)
        spent[seat] = CUBES - sum(table.armies[seat]) - split.temple - split.city
        told.append(events.Redistributed(seat, split.temple, split.city))
    table.boxes, table.spent = tuple(boxes), tuple(spent)
    state.turn.phase, state.turn.seat = Phase.NEXT, NOBODY


REDISTRIBUTE = Decision((Resplit,), legal, why_not, apply)
