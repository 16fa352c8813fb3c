"""Advice on Alexander the Great: turns and splits are tried out as the strongest bot does it."""

from __future__ import annotations

import random
from collections.abc import Container, Sequence
from typing import Any

import numpy as np
from msgspec.structs import replace

from satrap.bots.advice import SURE, Advice, Estimate, Phrase, Suggestion, Verdict
from satrap.bots.alexander_the_great import split_advice
from satrap.bots.alexander_the_great.fast.trials import new_trials
from satrap.bots.alexander_the_great.phrases import phrases_of
from satrap.bots.alexander_the_great.reasons import FOLLOWS, Reasons
from satrap.bots.alexander_the_great.searcher import Budget, Search
from satrap.bots.alexander_the_great.turn_lines import note_played, turn_actions
from satrap.core.game import Event
from satrap.core.text import Text, text
from satrap.games.alexander_the_great.actions import AnyAction
from satrap.games.alexander_the_great.fast.bridge import code_of
from satrap.games.alexander_the_great.numbers import Phase
from satrap.games.alexander_the_great.state import Known, deciders
from satrap.games.alexander_the_great.view import View, known_in

THOROUGH = Budget(rounds=6000, draws=800, splits=16000, kept=20)
QUICK = Budget(rounds=2000, draws=400, splits=4000, kept=12)
LOOKS = 8  # at each drafted turn: those that promise little need an error too
CHOICES = 8


class MarchAdviser:
    """Advises on Alexander the Great, with the full effort or a part of it."""

    def __init__(self, part: int = 1) -> None:
        self.thorough, self.quick = _part(THOROUGH, part), _part(QUICK, part)

    def lighter(self, part: int) -> MarchAdviser:
        """Return an adviser that takes a part of the effort."""
        return MarchAdviser(part)

    def advise(self, view: View, generator: random.Random) -> Advice:
        """Rank what the viewing seat could do now."""
        search = _search(view, _own(view), self.thorough, generator)
        if search.is_secret:
            return split_advice.advise(search)
        found = _tried(search, ())
        reasons = Reasons(view, search.known.seat, found)
        lines, said = list[Suggestion](), set[Text]()
        for at in _firsts(search, found):
            line = _line(search, found[at], reasons, at, said)
            if line.reason not in said:
                lines.append(line)
                said.add(line.reason)
        return Advice(tuple(lines[:CHOICES]), reasons.matters(_order(search, found)[0]))

    def judge(self, view: View, played: Sequence[AnyAction], generator: random.Random) -> Verdict:
        """Compare the decisions of a turn, from the view on, with the best there was."""
        search = _search(view, _own(view), self.thorough, generator)
        if search.is_secret:
            return split_advice.judge(search, code_of(search.known, played[0]))
        found = _tried(search, played)
        at, reasons = len(found) - 1, Reasons(view, search.known.seat, found)
        best = _order(search, found)[0]
        mine = _line(search, found[at], reasons, at)
        better = _line(search, found[best], reasons, best)
        usual = _usual(search, found) if view.turn.phase != Phase.ORDER else None
        if (better.action, better.then) == (mine.action, mine.then):
            return Verdict(mine, mine, _chances(search, found[at]), usual)
        why = reasons.against(best, at)
        better = replace(better, reason=why or text(FOLLOWS), is_clear=why is not None)
        return Verdict(mine, better, _chances(search, found[best]), usual)

    def compare(
        self,
        view: View,
        played: Sequence[AnyAction],
        better: Sequence[AnyAction],
        generator: random.Random,
    ) -> tuple[Estimate, Estimate] | None:
        """Try only two turns, far more often; splits were all tried alike."""
        search = _search(view, _own(view), self.thorough, generator)
        if search.is_secret:
            return None
        found = new_trials(2)
        for trial, line in zip(found, (played, better), strict=True):
            note_played(search.known, trial, line)
        search.try_all(found)
        return _estimate(search, found[0]), _estimate(search, found[1])

    def phrases(
        self, before: View, after: View, played: Sequence[AnyAction], events: Sequence[Event]
    ) -> tuple[Phrase, ...]:
        """Tell what a seat did."""
        return phrases_of(before, played)

    def chances(self, view: View, generator: random.Random) -> tuple[float, ...]:
        """Return how likely each seat is to win; only splits are ever hidden."""
        seat = deciders(view.config, view.table, view.turn)[0]
        known = Known(view.config, view.table, view.turn, seat)
        search = _search(view, known, self.quick, generator)
        if search.is_secret:
            return split_advice.chances(search, search.mixing())
        found = _tried(search, ())
        return _chances(search, found[_order(search, found)[0]])


def _part(budget: Budget, part: int) -> Budget:
    """Return a part of a budget: fewer regions, marches and splits."""
    rounds, draws, splits, kept = budget
    return Budget(rounds // part, draws // part, splits // part, kept)


def _own(view: View) -> Known:
    known = known_in(view)
    assert known is not None, "only who decides is advised"
    return known


def _search(view: View, known: Known, budget: Budget, generator: random.Random) -> Search:
    return Search(view, known, budget, generator, LOOKS)


def _tried(search: Search, played: Sequence[AnyAction]) -> Any:
    """Return turns that were tried out; the one that was played is the last."""
    found = search.drafts()
    if played:
        found = np.append(found, np.zeros(1, found.dtype)).view(np.recarray)
        note_played(search.known, found[-1], played)
    search.try_all(found)
    return found


def _order(search: Search, found: Any) -> list[int]:
    """Return the numbers of the turns, the best first."""
    won = found.won[:, search.known.seat] / found.visits
    return sorted(range(len(found)), key=lambda at: (-won[at], -at))


def _usual(search: Search, found: Any) -> float:
    """Return how likely the seat is to win with an ordinary turn: half of all are worse."""
    return float(np.median(found.won[:-1, search.known.seat] / found.visits[:-1]))


def _firsts(search: Search, found: Any) -> list[int]:
    """Return the number of the best turn for each different next decision, the best first."""
    kept: dict[int, int] = {}
    for at in _order(search, found):
        kept.setdefault(int(found[at].action), at)
    return list(kept.values())


def _chances(search: Search, trial: Any) -> tuple[float, ...]:
    return tuple(float(won / trial.visits) for won in trial.won[: search.known.config.seats])


def _line(
    search: Search, trial: Any, reasons: Reasons, at: int, said: Container[Text] = ()
) -> Suggestion:
    """Return a turn as a suggestion, with its actions in notation."""
    plan = turn_actions(search.known, trial)
    action, *then = map(str, plan)
    margin = float(trial.lead / trial.visits)
    reason, phrases = reasons.of(at, plan, said), phrases_of(search.view, plan)
    return Suggestion(action, tuple(then), *_estimate(search, trial), margin, reason, phrases)


def _estimate(search: Search, trial: Any) -> Estimate:
    """Return how likely a turn is to win."""
    chance = trial.won[search.known.seat] / trial.visits
    spread = np.sqrt(max(0.0, trial.squares / trial.visits - chance**2) / trial.visits)
    return Estimate(float(chance), float(SURE * spread))


ADVISER = MarchAdviser()
