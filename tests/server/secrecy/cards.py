"""Alexandros: the worlds differ in cards that the observers have not seen."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from satrap.core.canonical import canonical
from satrap.core.game import PUBLIC, Observer
from satrap.core.match import PlayEntry
from satrap.core.record import AnyMatch
from satrap.games.alexandros.cards import SYMBOL_OF
from tests.alexandros.worlds import other_world
from tests.conformance.games import new_match, play_on
from tests.offered import GAMES
from tests.plain import plain
from tests.server.secrecy.course import Course, Step, Stop

GAME = GAMES["alexandros"]
PRESETS = sorted(GAME.presets)
PLIES = 20  # of a match, played at a table
LONGEST = 180  # plies from the start


class Cards(Course):
    """Some plies of a match, with two deals."""

    def __init__(self, number: int) -> None:
        generator = random.Random(f"cards/{number}")
        preset = PRESETS[number % len(PRESETS)]
        one = new_match(GAME, number, preset)
        for _ in play_on(one, random.Random(number), generator.randrange(PLIES, LONGEST)):
            pass
        everybody = [PUBLIC, *range(len(one.setup.seats))]
        observer = everybody[number // 2 % len(everybody)]
        other = other_world(GAME, one, observer, generator)
        first = max(0, one.ply - PLIES)
        self._moments = one.line[first + 1 :]
        others = [
            each
            for each in everybody
            if each not in (observer, PUBLIC) and _is_same(one, other, each, first)
        ]
        self._notations = [
            notation
            for entry in one.entries
            if isinstance(entry, PlayEntry)
            for _, notation in entry.plays
        ]
        positions = tuple(GAME.dump_state(each.line[first].state) for each in (one, other))
        seats = len(one.setup.seats)
        observers = sorted({observer, PUBLIC, *others})
        super().__init__(GAME, generator, preset, (positions[0], positions[1]), seats, observers)

    guesses = tuple(f"{verb} {card}" for verb in ("levy", "special") for card in SYMBOL_OF)

    @property
    def notations(self) -> Sequence[str]:
        return self._notations

    def is_other(self) -> bool:
        one, other = (GAME.dump_state(model.state) for model in self.models)
        return bool(one != other)

    def steps(self) -> Iterator[Step]:
        try:
            for moment in self._moments:
                (seat,), (action,) = moment.seats, moment.actions
                yield from self.aside()
                yield self.play(seat, str(action))
                if self.generator.random() < 0.2:
                    yield from self.undo_and_redo(seat)
        except Stop:
            return
        if self.generator.random() < 0.3 and self.model.outcome is None:
            yield from self.agree_to_undo(self.generator.randrange(self.model.ply))


def _is_same(one: AnyMatch, other: AnyMatch, seat: Observer, first: int) -> bool:
    """Say whether a seat sees the same in both matches from a ply on."""

    def seen(match: AnyMatch) -> list[bytes]:
        return [
            canonical(
                [
                    GAME.dump_view(GAME.view(moment.state, seat)),
                    plain([event.seen_by(seat) for event in moment.events]),
                ]
            )
            for moment in match.line[first:]
        ]

    return seen(one) == seen(other)
