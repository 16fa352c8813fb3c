"""Judge every turn of a match: what each seat did, and what would have been best."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import pairwise, takewhile
from typing import Any, NamedTuple

from msgspec.structs import replace

from satrap.analysis.budget import plan
from satrap.analysis.picking import is_much, praised, turning
from satrap.analysis.results import VERSION, Analysis, Judged, Point, Progress, Told
from satrap.analysis.telling import DIGITS, named_by, tell_better, tell_played
from satrap.bots.advice import Adviser, Estimate, Phrase, Suggestion, Verdict
from satrap.core.canonical import digest
from satrap.core.game import OPEN, AnyGame, Observer, Seat
from satrap.core.record import AnyMatch, Record, format_record, replay
from satrap.core.text import Text, people
from satrap.core.turns import turns_of

LOOKED_AT_AGAIN = 10  # of what seems to have lost most


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
    judge.look_again()
    verdicts = judge.verdicts
    best = praised(verdicts, judge.points)
    found = Analysis(VERSION, judge.points, verdicts, turning(verdicts), best)
    yield Progress(len(turns), len(turns), found)


def _lost(verdict: Verdict) -> float:
    return round(max(0.0, verdict.best.chance - verdict.played.chance), DIGITS)


def _corrected(judged: Judged, one: Estimate, other: Estimate) -> Judged:
    """Return a verdict with the numbers of a second look."""
    played, best = (
        replace(told, chance=round(chance, DIGITS), error=round(error, DIGITS))
        for told, (chance, error) in zip((judged.played, judged.best), (one, other), strict=True)
    )
    lost = round(max(0.0, best.chance - played.chance), DIGITS)
    is_sure = is_much(lost, played.error, best.error)
    return replace(judged, played=played, best=best, lost=lost, is_sure=is_sure)


class TurnSpan(NamedTuple):
    """A turn: from a ply to where others decide, or the match ends."""

    number: int
    ply: int
    end: int


class Choice(NamedTuple):
    """A seat that had a choice in a turn."""

    turn: TurnSpan
    seat: Seat


class Played:
    """What a seat decided in a turn."""

    def __init__(self, match: AnyMatch, ply: int, end: int, seat: Seat) -> None:
        self.seat, self.end = seat, end
        self.plies = [at for at in range(ply, end) if seat in match.line[at + 1].seats]
        moments = [match.line[at + 1] for at in self.plies]
        self.actions = tuple(each.actions[each.seats.index(seat)] for each in moments)


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

    def look_again(self) -> None:
        """Look longer at what seems to have lost most: the best of many may only seem better."""
        for at in turning(self.verdicts, LOOKED_AT_AGAIN):
            self.verdicts[at] = self._again(self.verdicts[at])

    def _again(self, judged: Judged) -> Judged:
        """Compare two lines from where they part."""
        played, best = (self._parsed(told) for told in (judged.played, judged.best))
        alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(played, best)))  # noqa: B905
        turn = next(Played(self.match, each.ply, each.end, judged.seat)
                    for each in self.turns if each.ply == judged.ply)  # fmt: skip
        if alike >= min(len(played), len(best), len(turn.plies)):
            return judged  # one is part of the other, or the turn was broken off before
        ply = turn.plies[alike]
        dice, view = self._dice(f"{ply}/{turn.seat}/again"), self.match.view(turn.seat, ply)
        found = self.adviser.compare(view, played[alike:], best[alike:], dice)
        return _corrected(judged, *found) if found else judged

    def _parsed(self, told: Told) -> list[Any]:
        game, setup = self.match.game, self.match.setup
        return [game.parse_action(setup, each) for each in (told.action, *told.then)]

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
        turn, name = Played(self.match, ply, end, seat), people(self.match.setup.seats)[seat]
        verdict = self._verdict(turn, 0)
        done, better, lost = verdict.played, verdict.best, _lost(verdict)
        whole = replace(done, phrases=self._phrases(turn, len(turn.actions)))
        played = best = tell_played(whole, self._label(turn, whole), name)
        if better is not done:
            best = tell_better(better, self._label(turn, better), name, whole.phrases)
        sure = better.is_clear and is_much(lost, done.error, better.error)
        usual = None if verdict.usual is None else round(verdict.usual, DIGITS)
        return Judged(ply, seat, played, best, lost, sure, usual)

    def _label(self, turn: Played, line: Suggestion) -> Text:
        game, view = self.match.game, self.match.view(turn.seat, turn.plies[0])
        action = game.parse_action(self.match.setup, line.action)
        return named_by(line) or game.label(view, action)

    def _verdict(self, turn: Played, begin: int) -> Verdict:
        """Judge a turn from one of its decisions on; what came after luck, by itself."""
        ply = turn.plies[begin]
        view, rest = self.match.view(turn.seat, ply), turn.actions[begin:]
        verdict = self.adviser.judge(view, rest, self._dice(f"{ply}/{turn.seat}"))
        then = begin + verdict.count
        if not verdict.count or not self._has_more(turn, then):
            return verdict
        later = self._verdict(turn, then)
        if _lost(later) <= _lost(verdict):
            return replace(verdict, usual=later.usual if verdict.usual is None else verdict.usual)
        return self._after(turn, then, later)

    def _has_more(self, turn: Played, begin: int) -> bool:
        """Say whether anything worth a word came after the first decisions."""
        said, whole = (self._phrases(turn, count) for count in (begin, len(turn.actions)))
        return len(said) < len(whole)

    def _after(self, turn: Played, begin: int, verdict: Verdict) -> Verdict:
        """Return a verdict on the rest of a turn as one on the whole."""
        first, *then = map(str, turn.actions[:begin])
        said = self._phrases(turn, begin)
        played, best = (
            replace(
                line,
                action=first,
                then=(*then, line.action, *line.then),
                phrases=(*said, *line.phrases),
            )
            for line in (verdict.played, verdict.best)
        )
        best = played if verdict.best is verdict.played else best
        return replace(verdict, played=played, best=best)

    def _phrases(self, turn: Played, count: int) -> tuple[Phrase, ...]:
        """Tell the first decisions of a turn."""
        ply, last = turn.plies[0], (*turn.plies, turn.end)[count]
        before, after = (self.match.view(turn.seat, at) for at in (ply, last))
        events = [event for each in self.match.line[ply + 1 : last + 1] for event in each.events]
        return self.adviser.phrases(before, after, turn.actions[:count], events)

    def _dice(self, purpose: str) -> random.Random:
        return random.Random(f"{self.mark}/{purpose}")
