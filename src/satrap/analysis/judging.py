"""Looks at every turn of a match: what each seat did, and what would have been best."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from itertools import pairwise

from satrap.analysis.results import VERSION, Analysis, Judged, Point, Progress, Told
from satrap.bots.advice import Adviser, Line
from satrap.core.canonical import digest
from satrap.core.game import OPEN, AnyGame, Observer, Seat
from satrap.core.record import AnyMatch, Record, format_record, replay
from satrap.core.text import told
from satrap.core.turns import turns_of

LEAST_LOST = 0.05  # of the chance to win, at a turning point
MOST_TURNING = 6
DIGITS = 4  # of what is told


def analyse(game: AnyGame, record: Record, adviser: Adviser) -> Iterator[Progress]:
    """Look through a match; yield how far it has come; the last one holds the analysis.

    The same record gives the same analysis.
    """
    judge = Judge(replay(game, record), adviser, digest(format_record(record).decode()))
    turns = turns_of(judge.match)
    yield Progress(0, len(turns))
    for number, (ply, end) in enumerate(pairwise([*turns, judge.match.ply]), 1):
        judge.look_at(ply, end)
        yield Progress(number, len(turns))
    judge.look_at_end()
    found = Analysis(VERSION, judge.points, judge.verdicts, turning(judge.verdicts))
    yield Progress(len(turns), len(turns), found)


def turning(verdicts: Sequence[Judged]) -> list[int]:
    """Return the places of those that lost most: much, and more than can be an error."""
    found = [place for place, each in enumerate(verdicts) if _is_turning(each)]
    return sorted(sorted(found, key=lambda place: -verdicts[place].lost)[:MOST_TURNING])


def _is_turning(judged: Judged) -> bool:
    error = math.hypot(judged.played.error, judged.best.error)
    return judged.lost >= LEAST_LOST and judged.lost > error


def numbers_of(line: Line) -> tuple[float, float, float]:
    """Return chance, error and margin of a line as they are told."""
    return round(line.chance, DIGITS), round(line.error, DIGITS), round(line.margin, DIGITS)


class Judge:
    """Gathers the points and the verdicts of a match."""

    def __init__(self, match: AnyMatch, adviser: Adviser, mark: str) -> None:
        self.match, self.adviser, self.mark = match, adviser, mark
        self.points: list[Point] = []
        self.verdicts: list[Judged] = []

    def look_at(self, ply: int, end: int) -> None:
        """Look at a turn: from a ply to where others decide, or the match ends."""
        seats = range(len(self.match.setup.seats))
        known = [self._chances(ply, seat)[seat] for seat in seats]
        self.points.append(Point(ply, known, self._chances(ply, OPEN)))
        deciders = self.match.game.deciders(self.match.line[ply].state)
        self.verdicts += [
            self._judged(ply, end, seat) for seat in deciders if self._chose(ply, end, seat)
        ]

    def look_at_end(self) -> None:
        """Add the result, if there is one."""
        outcome = self.match.outcome
        if outcome is not None:
            share = round(1 / len(outcome.winners), DIGITS)
            seats = range(len(self.match.setup.seats))
            result = [share if seat in outcome.winners else 0.0 for seat in seats]
            self.points.append(Point(self.match.ply, result, result))

    def _chances(self, ply: int, observer: Observer) -> list[float]:
        """Return how likely each seat wins; what looks the same to all is for all the same."""
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

    def _told(self, ply: int, seat: Seat, line: Line) -> Told:
        game, view = self.match.game, self.match.view(seat, ply)
        label = told(game.label(view, game.parse_action(self.match.setup, line.action)))
        chance, error, margin = numbers_of(line)
        return Told(line.action, label, list(line.then), chance, error, margin, told(line.reason))

    def _dice(self, purpose: str) -> random.Random:
        return random.Random(f"{self.mark}/{purpose}")
