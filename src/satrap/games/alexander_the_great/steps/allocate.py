"""5.1 and 5.2: all seats split their 15 cubes in secret; then all screens are lifted."""

from __future__ import annotations

from satrap.core.chance import Chance
from satrap.core.decisions import Decision
from satrap.core.game import Choices, Event
from satrap.core.text import Text, text
from satrap.games.alexander_the_great import events
from satrap.games.alexander_the_great.actions import AnyAction, Split
from satrap.games.alexander_the_great.numbers import CUBES
from satrap.games.alexander_the_great.resources import Boxes
from satrap.games.alexander_the_great.splits import SPLITS
from satrap.games.alexander_the_great.state import Known, State
from satrap.games.alexander_the_great.steps import choose_turn_order


def legal(known: Known) -> Choices[AnyAction]:
    """Return every split of 15 cubes."""
    return SPLITS


def why_not(known: Known, action: AnyAction) -> Text | None:
    """Return why this is not a split of 15 cubes."""
    assert isinstance(action, Split)
    if action in SPLITS:
        return None
    total = action.order + action.army + action.temple + action.city
    return text("atg-split-all", total=total, cubes=CUBES)


def apply(state: State, splits: tuple[AnyAction, ...], chance: Chance, told: list[Event]) -> None:
    """Lift all screens together; then the order of play is chosen."""
    boxes = []
    for seat, split in enumerate(splits):
        assert isinstance(split, Split)
        boxes.append(Boxes(split.order, split.army, split.temple, split.city))
        told.append(events.Revealed(seat, *boxes[-1]))
    state.table.boxes = tuple(boxes)
    choose_turn_order.begin(state, chance, told)


ALLOCATE = Decision((Split,), legal, why_not, apply)
