"""A course: what happens at two tables that some observers must not be able to tell apart.

Each table has a model of its match, played by the engine alone: it knows what is legal,
and whether the two worlds really differ at a moment.
"""

from __future__ import annotations

import copy
import random
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from satrap.core.errors import SatrapError
from satrap.core.game import PUBLIC, AnyGame, Json, Observer, Seat
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch
from tests.server.secrecy.world import NAMES

TABLE = "/api/tables/{table}"


class Step(NamedTuple):
    """One command in each world, or in one only; some must be refused."""

    who: Observer
    commands: tuple[Json | None, Json | None]
    is_refused: bool = False
    path: str = ""  # where it is put, if it is no command to the table


def same(who: Observer, do: str, **rest: Json) -> Step:
    """Return a step that is the same in both worlds."""
    command = {"do": do, **rest}
    return Step(who, (command, command))


class Stop(Exception):
    """From here on chance decides, or everything is revealed: all would see the worlds differ."""


class Course(ABC):
    """Two tables, and what is done there."""

    def __init__(
        self,
        game: AnyGame,
        generator: random.Random,
        preset: str,
        positions: tuple[Json, Json],
        seats: int,
        observers: Sequence[Observer],
    ) -> None:
        self.game, self.generator, self.preset = game, generator, preset
        self.seats, self.positions = range(seats), positions
        self.observers = self._choose_room(list(observers))
        self.is_public = generator.random() < 0.3
        self.clock: Json = None
        self.undone: set[Seat] = set()  # seats that can redo something
        self.is_asked = False  # for an undo
        names = tuple(NAMES[seat] for seat in self.seats)
        self.models: tuple[AnyMatch, AnyMatch] = (
            self._model(names, positions[0]),
            self._model(names, positions[1]),
        )

    def _choose_room(self, observers: list[Observer]) -> list[Observer]:
        """Choose a room without observers, if any, where words differ between the worlds."""
        self.deaf = self.generator.choice(["", "", "", "players", "watchers"])
        if self.deaf == "players" and PUBLIC in observers:
            return [PUBLIC]
        if self.deaf == "watchers" and observers != [PUBLIC]:
            return [each for each in observers if each != PUBLIC]
        self.deaf = ""
        return observers

    def _model(self, names: tuple[str, ...], position: Json) -> AnyMatch:
        setup = self.game.setup(names, preset=self.preset, position=position)
        return Match(self.game, setup, seeded(bytes(32)))

    @property
    def model(self) -> AnyMatch:
        return self.models[0]

    def opening(self, world: int) -> Json:
        """Return the table to open in a world."""
        return {
            "game": self.game.id,
            "preset": self.preset,
            "chairs": [{"who": "open"} for _ in self.seats],
            "is_public": self.is_public,
            "position": self.positions[world],
            "is_teaching": True,  # otherwise it would be dealt again
            "clock": self.clock,
        }

    @abstractmethod
    def steps(self) -> Iterator[Step]:
        """Yield the steps; when one is yielded, the models have already taken it."""

    @abstractmethod
    def is_other(self) -> bool:
        """Say whether what is hidden really differs between the two worlds now."""

    # Playing in both models

    def play(self, seat: Seat, *notations: str) -> Step:
        """Let a seat decide in both worlds."""
        ply = self.model.ply
        for model in self.models:
            model.play_text(seat, *notations)
            if model.outcome or any(moment.draws for moment in model.line[ply + 1 :]):
                raise Stop
        self.undone.clear()
        self.is_asked = False
        return same(seat, "play", plays=list(notations), ply=ply)

    def undo_and_redo(self, seat: Seat) -> Iterator[Step]:
        """Go back one ply and forward again, if the seat may."""
        ply = self.model.ply
        if set(self.model.waiting()) - {seat}:  # another person decides
            return
        if any(model.free_undo(seat) >= ply or model.ready() for model in self.models):
            return
        (action,) = self.model.line[-1].actions
        for model in self.models:
            model.undo(seat, ply - 1)
        self.undone.add(seat)
        yield same(seat, "undo")
        self.play(seat, str(action))
        yield same(seat, "redo")

    def agree_to_undo(self, to: Seat) -> Iterator[Step]:
        """Let everybody agree to go back; what was seen is drawn again."""
        asker, *others = self.generator.sample(self.seats, len(self.seats))
        self.is_asked = True
        yield same(asker, "askundo", to=to)
        for other in others[:-1]:
            yield same(other, "answerundo", agrees=True)
        for model in self.models:
            model.undo(asker, to, forget=True)
        self.undone.clear()
        self.is_asked = False
        yield same(others[-1], "answerundo", agrees=True)

    # Besides the match

    def aside(self) -> Iterator[Step]:
        """Now and then, yield something other than a decision."""
        generator, chance = self.generator, self.generator.random()
        seat, other = generator.sample(self.seats, 2)
        if chance < 0.15:
            yield from self._words(seat)
        elif chance < 0.25:
            self.is_asked = self.model.ply > 0
            if self.is_asked:
                yield same(seat, "askundo", to=generator.randrange(self.model.ply))
                self.is_asked = False
                yield same(other, "answerundo", agrees=False)
        elif chance < 0.3:
            yield same(seat, "abandon")
            yield same(seat, "abandon", wants=False)
        elif chance < 0.5:
            yield from self._in_vain()

    def _words(self, seat: Seat) -> Iterator[Step]:
        speaker = PUBLIC if self.deaf == "watchers" else seat
        if not self.deaf:
            yield same(self.generator.choice([seat, PUBLIC]), "say", words="What now?")
            return
        said = [{"do": "say", "words": words} for words in ("He has two lyres.", "I think so.")]
        yield Step(speaker, (said[0], said[1]))
        yield Step(speaker, (said[1], None))

    def _in_vain(self) -> Iterator[Step]:
        """Let somebody who is not an observer try what is refused, in one world only."""
        others = [seat for seat in self.seats if seat not in self.observers]
        if others:
            seat = self.generator.choice(others)
            wrong = self.refused_play(seat)
            if wrong:
                pair: tuple[Json | None, Json | None] = (wrong, None)
                yield Step(seat, pair if self.generator.random() < 0.5 else pair[::-1], True)

    def refused_play(self, seat: Seat) -> Json | None:
        """Return plays that are refused to a seat in both worlds, if any are found."""
        for _ in range(4):
            legal = list(self._some_legal(seat))
            notations = [self.generator.choice(self.notations)]
            if legal and self.generator.random() < 0.5:
                notations.insert(0, self.generator.choice(legal))
            if all(is_refused(model, seat, notations) for model in self.models):
                return {"do": "play", "plays": notations, "ply": self.model.ply}
        return None

    def peek(self, seat: Seat) -> Json | None:
        """Return plays that continue after something new was shown, which is never allowed."""
        legal = list(self._some_legal(seat))
        self.generator.shuffle(legal)
        for first in legal[:4]:
            trial = _copied(self.model)
            trial.play_text(seat, first)
            is_at_once = trial.ply == self.model.ply or len(trial.line[-1].seats) > 1
            if is_at_once or trial._is_news(trial.ply):
                plays = [first, self.generator.choice([*self.notations, *self.guesses])]
                return {"do": "play", "plays": plays, "ply": self.model.ply}
        return None

    def _some_legal(self, seat: Seat) -> Iterator[str]:
        legal = self.model.legal(seat)
        if seat in self.model.waiting():
            for number, action in enumerate(legal):
                if number < 40:
                    yield str(action)

    guesses: Sequence[str] = ()  # actions that depend on what a seat holds

    @property
    @abstractmethod
    def notations(self) -> Sequence[str]:
        """Return actions of all kinds."""


def is_refused(model: AnyMatch, seat: Seat, notations: Sequence[str]) -> bool:
    """Say whether a match refuses these plays; it is not changed."""
    trial = _copied(model)
    try:
        trial.play_text(seat, *notations)
    except SatrapError:
        return True
    return False


def _copied(model: AnyMatch) -> AnyMatch:
    """Return a copy of a match to try something in."""
    trial = copy.copy(model)
    trial.line, trial.entries = list(model.line), list(model.entries)
    trial._sealed = dict(model._sealed)
    return trial
