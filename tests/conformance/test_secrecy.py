"""Secret simultaneous choices: none is known until the last one is made, and none is lost."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from satrap.core.errors import SatrapError
from satrap.core.game import AnyGame, Choices, Event, Seat, sample
from satrap.core.match import Match, PlayEntry
from satrap.core.record import AnyMatch, format_record, make_record, parse_record, replay
from satrap.core.text import Names, Text, text
from tests.conformance.games import ALL_GAMES, new_match, seed_of
from tests.conformance.sealing import Leak, Lost, check, fork, moments, observers, script
from tests.conformance.test_match import every_action

AnyKind = type[Match[Any, Any, Any]]


def has_secret_choices(game: AnyGame) -> bool:
    return any(True for _ in moments(new_match(game, 1), random.Random(1)))


GAMES = [
    (game, preset) for game in ALL_GAMES if has_secret_choices(game) for preset in game.presets
]
ids = [f"{game.id}-{preset}" for game, preset in GAMES]


def test_there_are_games_with_secret_choices() -> None:
    assert len(GAMES) > 2


def check_match(match: AnyMatch, number: int, kind: AnyKind = Match, most: int = 100) -> int:
    """Check every secret choice of a match, each with a script; return how many were checked."""
    generator, pool = random.Random(number), tries(match.game)
    checked = 0
    for _ in moments(match, random.Random(number)):
        observer = generator.choice(observers(match))
        doings = script(generator, match.waiting(), generator.randrange(12))
        check(fork(match, kind), fork(match, kind), observer, doings, pool)
        checked += 1
        if checked == most:
            break
    return checked


@cache
def tries(game: AnyGame) -> list[object]:
    """Return some actions of all kinds, and one that no game knows."""
    pool = every_action(game, 1)
    return [*random.Random(1).sample(pool, min(len(pool), 30)), "nonsense"]


@pytest.mark.parametrize(("game", "preset"), GAMES, ids=ids)
def test_no_observer_learns_what_others_have_sealed(game: AnyGame, preset: str) -> None:
    checked = sum(check_match(new_match(game, number, preset), number) for number in range(6))
    assert checked >= 18


@pytest.mark.parametrize(("game", "preset"), GAMES, ids=ids)
def test_a_saved_match_holds_nothing_that_is_sealed(game: AnyGame, preset: str) -> None:
    match = new_match(game, 3, preset)
    for _ in moments(match, random.Random(3)):
        before = format_record(make_record(match, seed_of(3)))
        for seat in match.waiting()[1:]:
            match.play(seat, next(iter(match.legal(seat))))
            data = format_record(make_record(match, seed_of(3)))
            assert data == before
            assert replay(game, parse_record(data)).ready() == ()
            assert match.ready()


@pytest.mark.parametrize(("game", "preset"), GAMES, ids=ids)
def test_an_undo_replays_whatever_was_sealed_at_that_moment(game: AnyGame, preset: str) -> None:
    """Sealed choices are not in the log, so nothing in the log may depend on them."""
    undos = 0
    for number in range(12):
        match, generator = new_match(game, number, preset), random.Random(number)
        while match.waiting() and match.ply < 40:
            seat = generator.choice(match.waiting())
            match.play(seat, sample(match.legal(seat), generator))
            if match.ready() and match.ply and generator.random() < 0.3:
                match.undo(match.line[-1].seats[0], forget=True)
                undos += 1
        again = replay(game, parse_record(format_record(make_record(match, seed_of(number)))))
        assert again.entries == match.entries
        assert again.state == match.state
    assert undos > 5


# Planted leaks: each of these must be found.


@dataclass(frozen=True)
class Whispered:
    """An event that reveals a sealed choice."""

    choice: str

    def seen_by(self, observer: int) -> Whispered:
        return self

    def is_news_to(self, observer: int) -> bool:
        return False

    def text(self, names: Names) -> Text:
        return text("gain", name=self.choice, points=1)


class TellsTooEarly(Match[Any, Any, Any]):
    """An event reveals a choice as soon as it is sealed."""

    def _seal(self, seat: Seat, action: Any) -> None:
        ply = self.ply
        super()._seal(seat, action)
        if self.ply == ply:
            moment = self.line[-1]
            self.line[-1] = replace(moment, events=(*moment.events, Whispered(str(action))))


class LogsTooEarly(Match[Any, Any, Any]):
    """A choice enters the log as soon as it is sealed."""

    def _seal(self, seat: Seat, action: Any) -> None:
        ply = self.ply
        super()._seal(seat, action)
        if self.ply == ply:
            self.entries.append(PlayEntry(((seat, str(action)),)))


class CountsByChoice(Match[Any, Any, Any]):
    """Whether a seat counts as ready depends on its choice."""

    def ready(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in super().ready() if len(str(self.sealed(seat))) % 2)


class OrdersByChoice(Match[Any, Any, Any]):
    """The order of the ready seats depends on their choices."""

    def ready(self) -> tuple[Seat, ...]:
        return tuple(sorted(super().ready(), key=lambda seat: str(self.sealed(seat))))


class RefusesByChoice(Match[Any, Any, Any]):
    """A refusal names the others' choices."""

    def _reason(self, seat: Seat, action: Any) -> Text:
        others = [str(each) for other, each in self._sealed.items() if other != seat]
        return text("gain", name=", ".join(others), points=0)


class ForbidsEqualChoices(Match[Any, Any, Any]):
    """What another seat has chosen is no longer legal."""

    def legal(self, seat: Seat) -> Choices[Any]:
        others = [each for other, each in self._sealed.items() if other != seat]
        return tuple(action for action in super().legal(seat) if action not in others)


class HurriesOnEqualChoices(Match[Any, Any, Any]):
    """Two equal choices end the wait: all other seats get their first legal action."""

    def _seal(self, seat: Seat, action: Any) -> None:
        super()._seal(seat, action)
        if sorted(map(str, self._sealed.values())).count(str(action)) > 1:
            for other in self.waiting():
                super()._seal(other, next(iter(self.legal(other))))


class GoesOnAfterAll(Match[Any, Any, Any]):
    """The last seat to choose may add actions in one go, and so peek at the others' choices."""

    def _check_unseen(self, mark: int, action: Any, *, is_sealed: bool) -> None:
        return


class ForgetsOnRefusal(Match[Any, Any, Any]):
    """A refused try deletes the sealed choice."""

    def play(self, seat: Seat, *actions: Any) -> tuple[Event, ...]:
        try:
            return super().play(seat, *actions)
        except SatrapError:
            self._sealed.pop(seat, None)
            raise


class SealsBeforeChecking(Match[Any, Any, Any]):
    """If several actions are refused, the good ones before the bad one stay sealed."""

    def play(self, seat: Seat, *actions: Any) -> tuple[Event, ...]:
        for action in actions:
            super().play(seat, action)
        return ()


class KeepsTheFirstChoice(Match[Any, Any, Any]):
    """A change of mind is ignored."""

    def _seal(self, seat: Seat, action: Any) -> None:
        super()._seal(seat, self._sealed.get(seat, action))


PLANTED: list[AnyKind] = [
    TellsTooEarly,
    LogsTooEarly,
    CountsByChoice,
    OrdersByChoice,
    RefusesByChoice,
    ForbidsEqualChoices,
    HurriesOnEqualChoices,
    GoesOnAfterAll,
    ForgetsOnRefusal,
    SealsBeforeChecking,
    KeepsTheFirstChoice,
]


def is_found(game: AnyGame, kind: AnyKind, number: int) -> bool:
    try:
        check_match(new_match(game, number), number, kind, most=2)
    except (Leak, Lost):
        return True
    return False


@pytest.mark.parametrize("kind", PLANTED)
def test_a_planted_leak_is_found(kind: AnyKind) -> None:
    games = {game.id: game for game, _ in GAMES}
    assert any(is_found(game, kind, number) for game in games.values() for number in range(80))
