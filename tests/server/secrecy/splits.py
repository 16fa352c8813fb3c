"""Alexander the Great: the worlds differ in what others have sealed or prepared, and how often.

In the end everybody seals the same in both worlds, so the match goes on alike.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from satrap.core.game import PUBLIC, Json, Seat, sample
from satrap.core.match import PlayEntry
from tests.conformance.games import finished
from tests.offered import GAMES
from tests.server.secrecy.course import TABLE, Course, Step, Stop

GAME = GAMES["alexander_the_great"]
PRESETS = sorted(GAME.presets)
DOINGS = 14  # steps before everybody has sealed a choice
TRIES = ["split 0 0 0 0", "split 15 1 0 0", "resplit 1 1", "resplit 9 9", "place 6", "stop"]


class Splits(Course):
    """A choice that several seats make at once, and a little of what comes before and after."""

    def __init__(self, number: int) -> None:
        generator = random.Random(f"splits/{number}")
        preset = PRESETS[number // 4 % len(PRESETS)]
        match = finished(GAME, number, preset)
        secret = [n for n, at in enumerate(match.line) if len(GAME.deciders(at.state)) > 1]
        ply = generator.choice(secret)
        self._before = generator.choice([n for n in (0, 0, 1, 2) if ply - n in range(ply + 1)])
        while any(moment.draws for moment in match.line[ply - self._before + 1 : ply + 1]):
            self._before -= 1
        first = ply - self._before
        self._moments = match.line[first + 1 : ply + 1]
        deciders = GAME.deciders(match.line[ply].state)
        self._liars = set(generator.sample(deciders, generator.randint(1, len(deciders))))
        seats = len(match.setup.seats)
        observers = [PUBLIC, *(seat for seat in range(seats) if seat not in self._liars)]
        self._plans: dict[Seat, tuple[str, str]] = {}
        position = GAME.dump_state(match.line[first].state)
        self._notations = TRIES + [
            notation
            for entry in match.entries
            if isinstance(entry, PlayEntry)
            for _, notation in entry.plays
        ]
        super().__init__(GAME, generator, preset, (position, position), seats, observers)

    @property
    def notations(self) -> Sequence[str]:
        return self._notations

    def is_other(self) -> bool:
        one, other = ([model.sealed(seat) for seat in self.seats] for model in self.models)
        return one != other or bool(self._plans)

    def steps(self) -> Iterator[Step]:
        try:
            yield from self._prepare()
            for moment in self._moments:
                for seat, action in zip(moment.seats, moment.actions, strict=True):
                    step = self.play(seat, str(action))
                    self._seal_plans()
                    yield step
            yield from self._seal()
            for _ in range(2):
                if self.model.outcome is None and len(self.model.waiting()) == 1:
                    (seat,) = self.model.waiting()
                    yield self.play(seat, str(sample(self.model.legal(seat), self.generator)))
                    yield from self.undo_and_redo(seat)
        except Stop:
            return

    def _prepare(self) -> Iterator[Step]:
        """Prepare what will be sealed: first in one world only, then something else in each."""
        for seat in (
            sorted(self._liars)[:-1] if len(self._liars) == len(self.seats) else self._liars
        ):
            choices = self.game.coming(self.model.view(seat))
            if not choices or self.generator.random() < 0.2:
                continue
            choice = self.generator.choice(choices)
            one, other = (str(sample(choice, self.generator)) for _ in range(2))
            yield put(seat, [one], None)
            yield put(seat, [], [one])
            self._plans[seat] = (one, other)
            yield put(seat, [one], [other])

    def _seal_plans(self) -> None:
        """Let the models do what the servers do by themselves."""
        for seat, plans in list(self._plans.items()):
            for model, plan in zip(self.models, plans, strict=True):
                action = self.game.parse_action(model.setup, plan)
                if seat in model.waiting() and action in model.legal(seat):
                    model.play(seat, action)
                    self._plans.pop(seat, None)

    def _seal(self) -> Iterator[Step]:
        """Choose, change and withdraw in any order; finally seal the same in both worlds."""
        deciders = self.model.waiting()
        for seat in sorted(self._liars):
            if len(self.model.waiting()) > 1:
                yield self._choose(seat)
        for _ in range(DOINGS):
            yield from self.aside()
            yield from self._do(self.generator.choice(deciders))
        missing = list(self.model.waiting())
        self.generator.shuffle(missing)
        for seat in missing[:-1]:
            yield self._choose(seat)
        if self._before and self.generator.random() < 0.2:
            yield from self.agree_to_undo(self.model.ply - 1)
            raise Stop
        for seat in self.model.ready():
            if seat in self._liars:
                yield self.play(seat, self._any(seat))
        yield self.play(missing[-1], self._any(missing[-1]))

    def _do(self, seat: Seat) -> Iterator[Step]:
        is_in, chance = seat in self.model.ready(), self.generator.random()
        if is_in and chance < 0.15:
            for model in self.models:
                model.withdraw(seat)
            yield same_or_ply(seat, self.model.ply, chance < 0.08)
        elif is_in and chance < 0.25:
            yield Step(seat, ({"do": "leave"}, {"do": "leave"}))
            yield Step(seat, ({"do": "return"}, {"do": "return"}))
        elif is_in and seat in self._liars and chance < 0.7:
            yield self._change_in_one(seat)
        elif is_in or len(self.model.waiting()) > 1:
            yield self._choose(seat)

    def _any(self, seat: Seat) -> str:
        return str(sample(self.model.legal(seat), self.generator))

    def _choose(self, seat: Seat) -> Step:
        """Seal a choice; a liar seals a different one in each world."""
        if seat not in self._liars:
            return self.play(seat, self._any(seat))
        return self._seal_each(seat, [self._any(seat), self._any(seat)])

    def _change_in_one(self, seat: Seat) -> Step:
        """Change one's mind in one world only."""
        choices = [self._any(seat), None]
        self.generator.shuffle(choices)
        return self._seal_each(seat, choices)

    def _seal_each(self, seat: Seat, choices: Sequence[str | None]) -> Step:
        ply, commands = self.model.ply, []
        for model, choice in zip(self.models, choices, strict=True):
            command: Json = None
            if choice is not None:
                model.play_text(seat, choice)
                command = {"do": "play", "plays": [choice], "ply": ply}
            commands.append(command)
        self.undone.clear()
        self.is_asked = False
        return Step(seat, (commands[0], commands[1]))


def put(seat: Seat, one: list[str] | None, other: list[str] | None) -> Step:
    """Return a step that prepares something in each world, or in one only."""
    bodies = tuple(None if plan is None else {"actions": plan} for plan in (one, other))
    return Step(seat, (bodies[0], bodies[1]), path=f"{TABLE}/prepared")


def same_or_ply(seat: Seat, ply: int, names_ply: bool) -> Step:
    """Return a step that withdraws a seat's choice, and names the ply or not."""
    command = {"do": "withdraw", "ply": ply} if names_ply else {"do": "withdraw"}
    return Step(seat, (command, command))
