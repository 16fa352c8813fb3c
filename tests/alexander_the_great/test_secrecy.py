"""Secrecy: nobody learns how another seat splits its cubes until the last seat has split."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from satrap.core.canonical import canonical
from satrap.core.errors import SatrapError
from satrap.core.game import Choices, Event, Json, Seat
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch
from satrap.games.alexander_the_great.actions import AnyAction, Resplit, Split
from satrap.games.alexander_the_great.events import Revealed
from satrap.games.alexander_the_great.game import AlexanderTheGreat
from satrap.games.alexander_the_great.resources import Boxes
from satrap.games.alexander_the_great.splits import Splits
from satrap.games.alexander_the_great.state import State, seal_state, unseal_state
from satrap.games.alexander_the_great.view import View
from tests.alexander_the_great.boards import LAND, NAMES
from tests.conformance.sealing import Leak, Lost, check, fork, observers, script

INTERLEAVINGS = 1_000
BOXES = [[0, 0, 4, 2], [0, 0, 1, 0], [0, 0, 0, 7], [0, 0, 3, 3], [0, 0, 2, 1]]
SPENT = [8, 13, 6, 8, 10]
AGAIN = {
    "boxes": BOXES,
    "spent": SPENT,
    "armies": [{"a1": 1}, {"b1": 1}, {"start": 2}, {"a1": 1}, {"c1": 2}],
    "turn": {"phase": "redistribute", "round": 2, "number": 2, "order": [4, 3, 2, 1, 0]},
}
TRIES = [
    "split 0 0 0 0",
    "split 15 1 0 0",
    "resplit 1 1",
    "resplit 9 9",
    "place 6",
    "stop",
    "confirm",
]


def begin(game: AlexanderTheGreat, number: int, seats: int = 5, **other: Json) -> AnyMatch:
    """Return a match in which everybody splits 15 cubes, or those left."""
    returned = ("remaining", "buildings_return", "all_but_armies")[number // 2 % 3]
    position = AGAIN | other if number % 2 and seats == 5 else None
    options = {"cubes_return": returned}
    setup = game.setup(NAMES[:seats], options=options, board=LAND, starter=0, position=position)
    return Match(game, setup, seeded(bytes(32)))


def tries(match: AnyMatch) -> list[object]:
    """Return actions that are illegal now, and some that always are."""
    return [match.game.parse_action(match.setup, notation) for notation in TRIES]


def check_one(match: AnyMatch, number: int, kind: type[AnyMatch] = Match) -> None:
    generator = random.Random(number)
    observer = generator.choice(observers(match))
    doings = script(generator, match.waiting(), generator.randrange(14))
    check(fork(match, kind), fork(match, kind), observer, doings, tries(match))


@pytest.mark.parametrize("quarter", range(4))
def test_five_seats_split_in_any_order_and_nothing_is_early_or_lost(quarter: int) -> None:
    """The worlds differ in everything that others chose, changed, withdrew or tried in vain."""
    game = AlexanderTheGreat()
    for number in range(quarter, INTERLEAVINGS, 4):
        check_one(begin(game, number // 4), number)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fewer_seats_keep_their_secrets_too(seats: int) -> None:
    for number in range(40):
        check_one(begin(AlexanderTheGreat(), number, seats), number)


def test_what_is_revealed_is_what_was_chosen_last() -> None:
    match = begin(AlexanderTheGreat(), 0, seats=2)
    match.play_text(0, "split 0 5 5 5")
    match.play_text(0, "split 1 6 4 4")
    match.play_text(1, "split 0 15 0 0")
    revealed = [event for event in match.events(1) if isinstance(event, Revealed)]
    assert revealed == [Revealed(0, 1, 6, 4, 4), Revealed(1, 0, 15, 0, 0)]


def test_who_has_nothing_left_to_split_does_not_keep_the_others_waiting() -> None:
    match = begin(AlexanderTheGreat(), 1, boxes=[[0, 0, 0, 0], *BOXES[1:]], spent=[14, *SPENT[1:]])
    assert match.waiting() == (1, 2, 3, 4)
    for number in range(40):
        check_one(match, number)


# Planted leaks: each of these must be found.


class CopiesIntoTheState(Match[State, View, AnyAction]):
    """A sealed split is already in the state."""

    def _seal(self, seat: Seat, action: AnyAction) -> None:
        ply = self.ply
        super()._seal(seat, action)
        if self.ply == ply:
            state = unseal_state(self.state)
            boxes = list(state.table.boxes)
            boxes[seat] = _boxes(action)
            state.table.boxes = tuple(boxes)
            self.line[-1] = replace(self.line[-1], state=seal_state(state))


class CountsTheCubes(Match[State, View, AnyAction]):
    """A seat with an odd number of temple cubes is not listed as ready."""

    def ready(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in super().ready() if not _boxes(self.sealed(seat)).temple % 2)


class LiftsAScreenTooEarly(Match[State, View, AnyAction]):
    """A screen is lifted before the last choice is made."""

    def _seal(self, seat: Seat, action: AnyAction) -> None:
        ply = self.ply
        super()._seal(seat, action)
        if self.ply == ply:
            events = (*self.line[-1].events, Revealed(seat, *_boxes(action)))
            self.line[-1] = replace(self.line[-1], events=events)


def _boxes(action: AnyAction | None) -> Boxes:
    if isinstance(action, Split):
        return Boxes(action.order, action.army, action.temple, action.city)
    return (
        Boxes(0, 0, action.temple, action.city)
        if isinstance(action, Resplit)
        else Boxes(0, 0, 0, 0)
    )


class Remembering(Splits):
    """All splits, remembering the one last asked about."""

    asked = ""

    def __contains__(self, action: object) -> bool:
        self.asked = str(action)
        return super().__contains__(action)

    def describe(self) -> Json:
        return {"last": self.asked}


class RemembersQuestions(AlexanderTheGreat):
    """The list of legal actions reveals what was last asked about."""

    def __init__(self) -> None:
        self.splits = Remembering()

    def legal(self, state: State, seat: Seat) -> Choices[Any]:
        legal = super().legal(state, seat)
        return self.splits if isinstance(legal, Splits) else legal

    def legal_in(self, view: View) -> Choices[Any]:
        legal = super().legal_in(view)
        return self.splits if isinstance(legal, Splits) else legal


KINDS: list[type[AnyMatch]] = [CopiesIntoTheState, CountsTheCubes, LiftsAScreenTooEarly]


@pytest.mark.parametrize("kind", KINDS)
def test_a_match_that_leaks_is_found(kind: type[AnyMatch]) -> None:
    game = AlexanderTheGreat()
    with pytest.raises(Leak):
        for number in range(40):
            check_one(begin(game, number), number, kind)


def test_a_game_that_remembers_what_was_asked_is_found() -> None:
    """Each world needs its own game, otherwise both would see the same."""
    with pytest.raises(Leak):
        for number in range(0, 80, 2):
            generator = random.Random(number)
            one, other = (begin(RemembersQuestions(), number) for _ in range(2))
            observer = generator.choice(observers(one))
            doings = script(generator, one.waiting(), 14)
            check(one, other, observer, doings, tries(one))


class ReplacesOnRefusal(Match[State, View, AnyAction]):
    """A refused try replaces the good choice sealed before it."""

    def play(self, seat: Seat, *actions: AnyAction) -> tuple[Event, ...]:
        try:
            return super().play(seat, *actions)
        except SatrapError:
            if seat in self._sealed:
                self._sealed[seat] = next(iter(self.legal(seat)))
            raise


def test_a_refused_try_that_replaces_a_choice_is_found() -> None:
    with pytest.raises(Lost):
        for number in range(40):
            check_one(begin(AlexanderTheGreat(), number), number, ReplacesOnRefusal)


def test_views_stay_as_they_were_while_choices_are_sealed() -> None:
    """Ruling ATG-14: the whole state is open, so no secret may be in it."""
    match = begin(AlexanderTheGreat(), 0)
    before = [canonical(match.game.dump_view(match.view(each))) for each in observers(match)]
    for seat in (3, 1, 4, 0):
        match.play_text(seat, f"split {seat} 5 5 {5 - seat}")
        after = [canonical(match.game.dump_view(match.view(each))) for each in observers(match)]
        assert after == before
