"""Judge every turn of a match: what each seat did, and what would have been best."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from satrap.analysis.budget import plan
from satrap.analysis.results import VERSION, Analysis, Judged, Point, Progress, Told
from satrap.bots.advice import Adviser, Suggestion
from satrap.core.canonical import digest
from satrap.core.game import OPEN, AnyGame, Observer, Seat
from satrap.core.record import AnyMatch, Record, format_record, replay
from satrap.core.turns import turns_of

LEAST_LOST = 0.05  # of the chance to win, at a turning point
MOST_TURNING = 6
DIGITS = 4  # of the reported numbers


def analyse(
    game: AnyGame, record: Record, adviser: Adviser, budget: int | None = None
) -> Iterator[Progress]:
    """Analyse a match; yield its progress, at the end with the analysis.

    The same record gives the same analysis. With a budget, a long match is examined with less
    effort, and a very long one is judged only at the turns where most was lost.
    """
    judge = Judge(replay(game, record), adviser, digest(format_record(record).decode()))
    turns, choices = judge.turns, judge.choices
    part, count = plan(len(turns), len(record.seats), len(choices), budget)
    judge.adviser = adviser.lighter(part)
    yield Progress(0, len(turns))
    for number, turn in enumerate(turns, 1):
        judge.look_at(turn)
        if count == len(choices):
            judge.judge(judge.choices_in(turn))
        yield Progress(number, len(turns))
    judge.look_at_end()
    for choice in judge.telling(count) if count < len(choices) else ():
        judge.judge([choice])
        yield Progress(len(turns), len(turns))
    found = Analysis(VERSION, judge.points, judge.verdicts, turning(judge.verdicts))
    yield Progress(len(turns), len(turns), found)


def turning(verdicts: Sequence[Judged]) -> list[int]:
    """Return the places of the verdicts that lost most: much, and more than the error."""
    found = [place for place, each in enumerate(verdicts) if _is_turning(each)]
    return sorted(sorted(found, key=lambda place: -verdicts[place].lost)[:MOST_TURNING])


def _is_turning(judged: Judged) -> bool:
    error = math.hypot(judged.played.error, judged.best.error)
    return judged.lost >= LEAST_LOST and judged.lost > error


def numbers_of(line: Suggestion) -> tuple[float, float, float]:
    """Return chance, error and margin of a line, rounded as reported."""
    return round(line.chance, DIGITS), round(line.error, DIGITS), round(line.margin, DIGITS)


class TurnSpan(NamedTuple):
    """A turn: from a ply to where others decide, or the match ends."""

    number: int
    ply: int
    end: int


class Choice(NamedTuple):
    """A seat that had a choice in a turn."""

    turn: TurnSpan
    seat: Seat


class Judge:
    """Collects the points and the verdicts of a match."""

    def __init__(self, match: AnyMatch, adviser: Adviser, mark: str) -> None:
        self.match, self.adviser, self.mark = match, adviser, mark
        self.points: list[Point] = []
        self.verdicts: list[Judged] = []
        spans = pairwise([*turns_of(match), match.ply])
        self.turns = [TurnSpan(number, *span) for number, span in enumerate(spans)]
        self.choices = [choice for turn in self.turns for choice in self.choices_in(turn)]

    def choices_in(self, turn: TurnSpan) -> list[Choice]:
        """Return the seats that had a choice in a turn."""
        seats = self.match.game.deciders(self.match.line[turn.ply].state)
        return [Choice(turn, seat) for seat in seats if self._chose(turn.ply, turn.end, seat)]

    def look_at(self, turn: TurnSpan) -> None:
        """Note how likely each seat was to win when a turn began."""
        seats = range(len(self.match.setup.seats))
        known = [self._chances(turn.ply, seat)[seat] for seat in seats]
        self.points.append(Point(turn.ply, known, self._chances(turn.ply, OPEN)))

    def judge(self, choices: Iterable[Choice]) -> None:
        """Compare what seats chose with the best they could have done."""
        self.verdicts += [self._judged(turn.ply, turn.end, seat) for turn, seat in choices]

    def telling(self, count: int) -> list[Choice]:
        """Return the choices after which their seats' chances fell most, in order of play."""
        return sorted(sorted(self.choices, key=self._gained)[:count])

    def _gained(self, choice: Choice) -> float:
        """Return how much better a seat saw its chance at the next turn."""
        number, seat = choice.turn.number, choice.seat
        after = self.points[min(number + 1, len(self.points) - 1)]
        return after.known[seat] - self.points[number].known[seat]

    def look_at_end(self) -> None:
        """Add the result, if there is one."""
        outcome = self.match.outcome
        if outcome is not None:
            share = round(1 / len(outcome.winners), DIGITS)
            seats = range(len(self.match.setup.seats))
            result = [share if seat in outcome.winners else 0.0 for seat in seats]
            self.points.append(Point(self.match.ply, result, result))

    def _chances(self, ply: int, observer: Observer) -> list[float]:
        """Return how likely each seat is to win; equal views give equal chances."""
        view = self.match.view(observer, ply)
        chances = self.adviser.chances(view, self._dice(f"{ply}/chances"))
        return [round(chance, DIGITS) for chance in chances]

    def _chose(self, ply: int, end: int, seat: Seat) -> bool:
        """Say whether a seat had a choice in a turn."""
        game, line = self.match.game, self.match.line
        states = [line[at].state for at in range(ply, end) if seat in line[at + 1].seats]
        return any(len(game.legal(state, seat)) > 1 for state in states)

    def _judged(self, ply: int, end: int, seat: Seat) -> Judged:
        moments = [moment for moment in self.match.line[ply + 1 : end + 1] if seat in moment.seats]
        played = tuple(moment.actions[moment.seats.index(seat)] for moment in moments)
        view = self.match.view(seat, ply)
        verdict = self.adviser.judge(view, played, self._dice(f"{ply}/{seat}"))
        lost = max(0.0, verdict.best.chance - verdict.played.chance)
        done, best = self._told(ply, seat, verdict.played), self._told(ply, seat, verdict.best)
        return Judged(ply, seat, done, best, round(lost, DIGITS))

    def _told(self, ply: int, seat: Seat, line: Suggestion) -> Told:
        game, view = self.match.game, self.match.view(seat, ply)
        label = game.label(view, game.parse_action(self.match.setup, line.action))
        chance, error, margin = numbers_of(line)
        return Told(line.action, label, list(line.then), chance, error, margin, line.reason)

    def _dice(self, purpose: str) -> random.Random:
        return random.Random(f"{self.mark}/{purpose}")
