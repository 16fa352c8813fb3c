"""Secrecy: nothing that a seat must not know changes a byte of what it receives."""

from __future__ import annotations

import random
from typing import Self

import msgspec
import pytest

from satrap.core.canonical import canonical
from satrap.core.game import PUBLIC, Event, Json, Observer, Seat, Step
from satrap.core.happening import Happening
from satrap.core.record import AnyMatch
from satrap.core.text import Names, Text
from satrap.games.alexandros.actions import AnyAction, Pass
from satrap.games.alexandros.events import CardDrawn
from satrap.games.alexandros.game import Alexandros
from satrap.games.alexandros.numbers import Phase
from satrap.games.alexandros.state import State
from satrap.games.alexandros.view import View
from tests.alexandros.worlds import Leak, is_other, other_world
from tests.conformance.games import finished, new_match, play_on
from tests.plain import plain

PAIRS = 24  # worlds compared in each test


def received(match: AnyMatch, observer: Observer) -> list[bytes]:
    """Return every byte that an observer receives, ply by ply."""
    game, names = match.game, match.setup.seats
    got = []
    for ply, moment in enumerate(match.line):
        view = match.view(observer, ply)
        events = [event.seen_by(observer) for event in moment.events]
        legal = game.legal_in(view) if observer >= 0 else ()
        got.append(
            canonical(
                [
                    game.dump_view(view),
                    plain(events),
                    [str(event.text(names)) for event in events],
                    [str(action) for action in legal],
                    [str(game.label(view, action)) for action in legal][:40],
                ]
            )
        )
    return got


def differences(game: Alexandros, numbers: range, preset: str = "standard") -> tuple[int, int]:
    """Return how many pairs of worlds differ, and how many an observer can tell apart."""
    other = told_apart = 0
    for number in numbers:
        match = finished(game, number, preset)
        generator = random.Random(number)
        observer = generator.choice([PUBLIC, *range(len(match.setup.seats))])
        world = other_world(game, match, observer, generator)
        other += is_other(match, world)
        told_apart += received(match, observer) != received(world, observer)
    return other, told_apart


@pytest.mark.parametrize("preset", ["standard", "fr", "de", "en", "it"])
def test_a_seat_cannot_tell_apart_worlds_that_differ_in_what_it_has_not_seen(preset: str) -> None:
    other, told_apart = differences(Alexandros(), range(PAIRS // 4), preset)
    assert told_apart == 0
    assert other >= PAIRS // 4 - 1, "the worlds must really differ"


# Planted leaks: each of these must be found.


class LeaksHandOrder(Alexandros):
    """The view lists all hands, if only as hashes."""

    def dump_view(self, view: View) -> Json:
        data = super().dump_view(view)
        return {**data, "order": _HANDS[id(view.table)]}

    def view(self, state: State, observer: Observer) -> View:
        _HANDS[id(state.table)] = [hash(hand) % 7 for hand in state.hands]
        return super().view(state, observer)


class LeaksDeckOrder(Alexandros):
    """The view carries something computed from the next card of the deck."""

    def dump_view(self, view: View) -> Json:
        return {**super().dump_view(view), "shimmer": _NEXT[id(view.table)]}

    def view(self, state: State, observer: Observer) -> View:
        _NEXT[id(state.table)] = len(state.deck) and state.deck[-1] % 2
        return super().view(state, observer)


class LeaksCount(Alexandros):
    """The view counts the different symbols in each hand."""

    def dump_view(self, view: View) -> Json:
        return {**super().dump_view(view), "kinds": _KINDS[id(view.table)]}

    def view(self, state: State, observer: Observer) -> View:
        _KINDS[id(state.table)] = [sum(map(bool, hand)) for hand in state.hands]
        return super().view(state, observer)


class Numbered(Happening, frozen=True):
    """A drawn card with a number that identifies it."""

    event: CardDrawn
    id: int

    def seen_by(self, observer: Observer) -> Self:
        return msgspec.structs.replace(self, event=self.event.seen_by(observer))

    def text(self, names: Names) -> Text:
        return self.event.text(names)


class LeaksId(Alexandros):
    """Events of drawn cards carry an id that identifies the card."""

    def apply(self, state: State, actions: tuple[AnyAction, ...], chance: object) -> Step[State]:
        step = super().apply(state, actions, chance)  # type: ignore[arg-type]
        events: list[Event] = []
        for event in step.events:
            if isinstance(event, CardDrawn):
                events.append(Numbered(event, hash(event.card) % 1000))
            else:
                events.append(event)
        return Step(step.state, tuple(events))


class LeaksByPlayingItself(Alexandros):
    """A turn ends automatically when the hand has no lyre card, which reveals the hand."""

    def apply(self, state: State, actions: tuple[AnyAction, ...], chance: object) -> Step[State]:
        step = super().apply(state, actions, chance)  # type: ignore[arg-type]
        turn = step.state.turn
        if turn.phase == Phase.ACT and turn.actions == 1 and not step.state.hands[turn.seat][3]:
            rest = super().apply(step.state, (Pass(),), chance)  # type: ignore[arg-type]
            return Step(rest.state, step.events + rest.events)
        return step


class LeaksLegalActions(Alexandros):
    """What a seat may do depends on another seat's hand."""

    def legal_in(self, view: View) -> tuple[AnyAction, ...]:
        legal = super().legal_in(view)
        return legal[: len(legal) - _KINDS[id(view.table)][0] % 2] or legal

    def view(self, state: State, observer: Observer) -> View:
        _KINDS[id(state.table)] = [sum(hand[:2]) for hand in state.hands]
        return super().view(state, observer)


_HANDS: dict[int, list[int]] = {}
_NEXT: dict[int, int] = {}
_KINDS: dict[int, list[int]] = {}


@pytest.mark.parametrize(
    "leaky",
    [
        LeaksHandOrder,
        LeaksDeckOrder,
        LeaksCount,
        LeaksId,
        LeaksByPlayingItself,
        LeaksLegalActions,
    ],
)
def test_a_planted_leak_is_found(leaky: type[Alexandros]) -> None:
    assert any(_is_found(leaky(), number) for number in range(PAIRS))


def _is_found(game: Alexandros, number: int) -> bool:
    match = finished(game, number)
    generator = random.Random(number)
    observer: Seat = generator.randrange(len(match.setup.seats))
    try:
        world = other_world(game, match, observer, generator)
    except Leak:
        return True
    return received(match, observer) != received(world, observer)


def test_errors_tell_nothing_of_hidden_cards() -> None:
    """When a seat tries something, it gets the same reply in all its worlds."""
    game = Alexandros()
    match = finished(game, 3)
    generator = random.Random(3)
    observer = 0
    world = other_world(game, match, observer, generator)
    assert is_other(match, world)
    trial = new_match(game, 4)
    tries: list[AnyAction] = []
    for _ in play_on(trial, random.Random(4), plies=80):
        tries += list(trial.legal(trial.waiting()[0]))[:3] if trial.waiting() else []
    for ply in range(0, match.ply, 7):
        for action in tries[::5]:
            one = game.why_not(match.view(observer, ply), action)
            other = game.why_not(world.view(observer, ply), action)
            assert one == other
