"""Every invariant notices the fault it is there to catch."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from satrap.core.frozen import put
from satrap.games.alexander_the_great import GAME, invariants
from satrap.games.alexander_the_great.events import CITY, TEMPLE
from satrap.games.alexander_the_great.numbers import NOBODY, Phase
from satrap.games.alexander_the_great.state import Gain, State, unseal_state
from tests.alexander_the_great.boards import ANA, BEN, begin, middle, play, together

Spoil = Callable[[State], None]


def moving() -> State:
    """Return a sound state in which Ana marches and Ben's armies wait in their box."""
    match = begin(players=2)
    together(match, "split 0 5 5 5", "split 0 5 5 5")
    play(match, "move start a1 3", "move a1 b1 1 1t1c")
    return sound(unseal_state(match.state))


def building() -> State:
    match = middle("build", armies=[{"a1": 2, "f1": 1}, {"b1": 1}], boxes=[(2, 2), (2, 2)])
    return sound(unseal_state(match.state))


def splitting() -> State:
    match = begin(players=2)
    together(match, "split 0 5 5 5", "split 0 5 5 5")
    play(match, "stop", "stop")
    return sound(unseal_state(match.state))


def ordering() -> State:
    match = begin(players=3)
    together(match, "split 2 5 4 4", "split 1 5 5 4", "split 0 5 5 5")
    return sound(unseal_state(match.state))


def over() -> State:
    turn = {"ending": "three_turns"}
    return sound(unseal_state(middle("over", armies=[{}, {}], turn=turn).state))


def start() -> State:
    return sound(unseal_state(begin().state))


def sound(state: State) -> State:
    assert GAME.invariants(state) == []
    return state


def spoil(**changes: object) -> Spoil:
    """Return a function that sets some fields of the table or of the turn."""

    def change(state: State) -> None:
        for name, value in changes.items():
            part = state.table if hasattr(state.table, name) else state.turn
            setattr(part, name, value)

    return change


def lose_a_cube(state: State) -> None:
    state.table.spent = put(state.table.spent, BEN, -1)


def hide_an_army(state: State) -> None:
    state.turn.stocks = ((0, 0, 0, 0), *state.turn.stocks[1:])


def swap_cubes(box: str) -> Spoil:
    def change(state: State) -> None:
        first, *rest = state.table.boxes
        moved = first._replace(temple=first.temple - 1, **{box: 1})
        state.table.boxes = (moved, *rest)

    return change


GAINED = (Gain(1, ANA, "province", "a1", 2),)
NOWHERE = (0,) * 36
CITY_IN_A1 = (BEN, *(NOBODY,) * 35)

FAULTS: dict[str, list[tuple[Callable[[], State], Spoil]]] = {
    "negative": [
        (moving, lose_a_cube),
        (moving, spoil(scores=(-1, 0))),
        (moving, spoil(temples=((-1, *NOWHERE[1:]), NOWHERE))),
    ],
    "no-such-seat": [
        (moving, spoil(oldest=2)),
        (moving, spoil(cities=(2, *(NOBODY,) * 35))),
        (moving, spoil(seat=2)),
        (ordering, spoil(seat=NOBODY)),
        (building, spoil(seat=NOBODY)),
    ],
    "cubes": [
        (moving, spoil(spent=(3, 0))),
        (splitting, spoil(spent=(0, 1))),
        (start, spoil(spent=(0, 1))),
    ],
    "built": [
        (moving, spoil(temples=((11, *NOWHERE[1:]), NOWHERE))),
        (moving, spoil(cities=(ANA,) * 9 + (NOBODY,) * 27)),
    ],
    "no-temple-site": [(moving, spoil(temples=((*NOWHERE[:5], 1, *NOWHERE[6:]), NOWHERE)))],
    "no-city-site": [(moving, spoil(cities=put((NOBODY,) * 36, 4, ANA)))],
    "score-sheet": [
        (moving, spoil(scores=(2, 0))),
        (moving, spoil(gains=GAINED)),
    ],
    "no-army": [
        (building, spoil(laid_temples=(2, 0))),
        (building, spoil(laid_cities=(0, 1))),
        (building, spoil(laid_temples=(1 << 6, 0))),
    ],
    "temple": [
        (building, spoil(laid_temples=(1 << 5, 0))),
        (splitting, spoil(laid_temples=(1, 0))),
    ],
    "city": [(building, spoil(laid_cities=(1 << 5, 0)))],
    "city-stands": [
        (building, spoil(laid_cities=(1, 0), cities=CITY_IN_A1)),
    ],
    "nobody-decides": [
        (over, spoil(phase=Phase.REDISTRIBUTE)),
    ],
    "turn": [
        (moving, spoil(round=4, number=4)),
        (moving, spoil(round=2)),
        (moving, spoil(round=0)),
        (start, spoil(round=2, number=2)),
        (ordering, spoil(round=2, number=2)),
        (splitting, spoil(round=1)),
        (moving, spoil(ending="three_turns")),
        (over, spoil(ending="")),
        (over, spoil(ending="boredom")),
    ],
    "entered-early": [
        (start, spoil(entered=True)),
        (splitting, spoil(entered=True)),
    ],
    "order-early": [
        (start, spoil(order=(0, 1))),
        (start, spoil(pickers=(0, 1))),
    ],
    "order": [
        (moving, spoil(order=(0, 0))),
        (moving, spoil(order=(0,))),
        (moving, spoil(order=(NOBODY, 1))),
        (ordering, spoil(pickers=(0, 1))),
        (over, spoil(order=())),
    ],
    "picker-unclear": [
        (moving, spoil(order=(0, NOBODY), pickers=(1,))),
        (ordering, spoil(order=(0, 1, 2), pickers=())),
    ],
    "picker-other": [
        (ordering, spoil(seat=1)),
        (ordering, spoil(order=(1, 2, NOBODY), pickers=(0,))),
    ],
    "box-emptied": [
        (moving, swap_cubes("order")),
        (moving, swap_cubes("army")),
        (moving, spoil(order=(1, 0))),
        (splitting, swap_cubes("army")),
    ],
    "steps": [(moving, spoil(stocks=((2, 0, 0),) * 7))],
    "armies-unlike": [(moving, hide_an_army)],
}
CASES = [(message, *case) for message, cases in FAULTS.items() for case in cases]


@pytest.mark.parametrize(("key", "make", "change"), CASES)
def test_a_fault_is_noticed(key: str, make: Callable[[], State], change: Spoil) -> None:
    state = make()
    change(state)
    assert f"unsound-atg-{key}" in [each.key for each in invariants.broken(state)]


def messages() -> list[str]:
    """Return every message that the invariants can report."""
    source = Path(invariants.__file__).read_text(encoding="utf-8")
    found = re.findall(r'"unsound-atg-([\w{}-]+)"', source)
    return [key for each in found for key in ((TEMPLE, CITY) if each == "{kind}" else (each,))]


def test_every_invariant_has_a_fault() -> None:
    assert set(messages()) == set(FAULTS)


def test_points_of_a_position_need_no_history() -> None:
    match = begin(scores=[9, 4])
    assert GAME.invariants(match.state) == []
