"""Advice on Alexandros: whole turns are planned as the strongest bot does it, and compared."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np

from satrap.bots.advice import SURE, Advice, Suggestion, Verdict
from satrap.bots.alexandros.fast import plans
from satrap.bots.alexandros.reasons import Reasons
from satrap.bots.alexandros.searcher import Budget, Search, imagined
from satrap.games.alexandros.actions import AnyAction
from satrap.games.alexandros.fast.bridge import action_of, code_of
from satrap.games.alexandros.fast.codes import BOTH, DRAW, JOKER, MARCH, PAIR, TAKE, VERB
from satrap.games.alexandros.fast.layout import Record, Records
from satrap.games.alexandros.view import View

THOROUGH = Budget(
    worlds=24, marches=256, looks=2, wide=6, best=8, rounds=96, turns=3, tries=5
)  # all plans that are compared are tried in the same worlds
QUICK = Budget(worlds=16, marches=128, looks=2, wide=3, best=3, rounds=16, turns=3, tries=3)
LEAST = Budget(
    worlds=4, marches=32, looks=2, wide=1, best=2, rounds=4, turns=3, tries=2
)  # for the lightest adviser
SCALED = ("worlds", "marches", "wide", "best", "rounds", "tries")
CHOICES = 12  # different next decisions that are compared, at most


class AlexandrosAdviser:
    """Advises on Alexandros, with the full effort or a part of it."""

    def __init__(self, part: int = 1) -> None:
        self.thorough, self.quick = _part(THOROUGH, part), _part(QUICK, part)

    def lighter(self, part: int) -> AlexandrosAdviser:
        """Return an adviser that takes a part of the effort."""
        return AlexandrosAdviser(part)

    def advise(self, view: View, generator: random.Random) -> Advice:
        """Rank what the viewing seat could do now."""
        told = _Told(view, self.thorough, generator)
        told.compare(())
        reasons = told.reasons()
        lines = [told.line(at, reasons) for at in told.order()]
        first = {line.action: line for line in reversed(lines)}
        ranked = sorted(first.values(), key=lambda line: -line.chance)
        return Advice(tuple(ranked), reasons.matters(told.order()[0]))

    def judge(self, view: View, played: Sequence[AnyAction], generator: random.Random) -> Verdict:
        """Compare the decisions of a turn, from the view on, with the best there was."""
        told = _Told(view, self.thorough, generator)
        at = told.compare(tuple(code_of(view.config.tables, action) for action in played))
        best, reasons = told.order()[0], told.reasons()
        mine = told.line(at, reasons)
        better = told.line(best, reasons)
        is_best = best == at or better.then[: len(mine.then)] == mine.then
        is_best = is_best and better.action == mine.action
        return Verdict(mine, mine if is_best else better, told.chances(at if is_best else best))

    def chances(self, view: View, generator: random.Random) -> tuple[float, ...]:
        """Return how likely each seat is to win, as an observer sees it."""
        told = _Told(view, self.quick, generator)
        told.compare(())
        return told.chances(told.order()[0])


def _part(budget: Budget, part: int) -> Budget:
    """Return a part of a budget: fewer worlds, marches, plans and rounds, but as far ahead."""
    if part == 1:
        return budget
    counts = {name: max(getattr(LEAST, name), getattr(budget, name) // part) for name in SCALED}
    return budget._replace(**counts)


class _Told:
    """The plans of a turn, tried in the same worlds."""

    def __init__(self, view: View, budget: Budget, generator: random.Random) -> None:
        self.view, self.budget = view, budget
        worlds = imagined(view, budget.worlds, generator)
        self.search = Search(view, worlds, budget, generator)
        self.count = 0

    def compare(self, played: tuple[int, ...]) -> int:
        """Try the best plans and what was played; return the number of the latter."""
        search, budget = self.search, self.budget
        search.look()
        search.rank(search.count)
        kept = _varied(search.plans[: search.count], budget.best, CHOICES)
        search.plans[: len(kept)] = search.plans[kept].copy()
        self.count = len(kept)
        if played:
            _note(search.plans[self.count], played)
            self.count += 1
        for plan in search.plans[: self.count]:
            plans.forget(plan)
        search.try_plans(0, self.count, budget.rounds, budget.turns)
        return self.count - 1

    def order(self) -> list[int]:
        """Return the numbers of the plans, the best first; what was played precedes its equals."""
        found, seat = self.search.plans[: self.count], self.search.seat
        won = [plan.won[seat] / plan.visits for plan in found]
        return sorted(range(self.count), key=lambda at: (-won[at], -at))

    def chances(self, at: int) -> tuple[float, ...]:
        """Return how likely each seat is to win after a plan."""
        plan = self.search.plans[at]
        return tuple(float(won / plan.visits) for won in plan.won[: self.view.config.seats])

    def reasons(self) -> Reasons:
        """Return the reasons for each plan."""
        return Reasons(self.view, self.search, self.count)

    def line(self, at: int, reasons: Reasons) -> Suggestion:
        """Return a plan as a suggestion, with its actions in notation."""
        plan, tables = self.search.plans[at], self.view.config.tables
        sure = _sure(plan.codes[: plan.length].tolist(), self.search.worlds[0].display.tolist())
        actions = [action_of(tables, code) for code in sure]
        action, *then = map(str, actions)
        chance = plan.won[self.search.seat] / plan.visits
        spread = np.sqrt(max(0.0, plan.squares / plan.visits - chance**2) / plan.visits)
        margin = plan.lead / plan.visits
        return Suggestion(
            action,
            tuple(then),
            float(chance),
            float(SURE * spread),
            float(margin),
            reasons.of(at, actions),
        )


def _varied(found: Records, best: int, most: int) -> list[int]:
    """Return the numbers of the best plans, and of the best with other next decisions."""
    kept, begun = list(range(min(best, len(found)))), {plan.codes[0] for plan in found[:best]}
    for at in range(len(kept), len(found)):
        if found[at].codes[0] not in begun and len(kept) < most:
            begun.add(found[at].codes[0])
            kept.append(at)
    return kept


def _sure(codes: list[int], display: list[int]) -> list[int]:
    """Return the part of a plan that holds in all worlds: up to a blind draw or an unseen card."""
    for at, code in enumerate(codes):
        verb, argument = divmod(code, VERB)
        if verb == DRAW:
            return codes[: at + 1]
        if verb == TAKE and argument not in display:
            return codes[:at]
        if verb in (MARCH, TAKE):
            display.remove(argument)
        elif verb == JOKER and argument // PAIR != BOTH:
            display.remove(argument // PAIR)
        elif verb == JOKER:
            display.clear()
    return codes


def _note(plan: Record, played: tuple[int, ...]) -> None:
    """Note what was played, up to the first card that was drawn: from then on, luck mattered."""
    drawn = [at + 1 for at, code in enumerate(played) if code // VERB == DRAW]
    length = min([len(played), plans.LENGTH, *drawn])
    plan.codes[:length] = played[:length]
    plan.length, plan.march, plan.is_whole = length, 0, 1


ADVISER = AlexandrosAdviser()
