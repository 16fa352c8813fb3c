"""Advice on Alexandros: whole turns are planned as the strongest bot does it, and compared."""

from __future__ import annotations

import random
from collections.abc import Container, Sequence
from itertools import takewhile

import numpy as np
from msgspec.structs import replace

from satrap.bots.advice import SURE, Advice, Estimate, Phrase, Suggestion, Verdict
from satrap.bots.alexandros.contrast import FOLLOWS, Contrast
from satrap.bots.alexandros.fast import plans
from satrap.bots.alexandros.phrases import phrases_of
from satrap.bots.alexandros.reasons import Reasons
from satrap.bots.alexandros.reasons_deeds import Course, course_of
from satrap.bots.alexandros.searcher import Budget, Search, imagined
from satrap.core.game import Event
from satrap.core.text import Text, text
from satrap.games.alexandros.actions import (
    AnyAction,
    ChoosePoint,
    ChooseSpace,
    Joker,
    March,
    Special,
    TakeStep,
)
from satrap.games.alexandros.fast.bridge import action_of, code_of
from satrap.games.alexandros.fast.codes import (
    BOTH,
    DRAW,
    JOKER,
    LEVY,
    MARCH,
    OCCUPY,
    PAIR,
    TAKE,
    TAKE_OVER,
    VERB,
)
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
BEGINS = (March, Joker, Special, ChooseSpace)  # a march: where it ends says more
GOES_ON = (ChooseSpace, ChoosePoint, TakeStep)  # the rest of a march, up to its end
CHOICES = 12  # different next decisions that are compared, at most
AGAIN, FURTHER = 2, 2  # a second look at two lines: times as many worlds, turns further ahead
DEEDS = (LEVY, OCCUPY, TAKE_OVER)  # what a turn can be praised for


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
        reasons, lines, said = told.reasons(), dict[str, Suggestion](), set[Text]()
        for at in told.order():
            line = told.line(at, reasons, said)
            if line.action not in lines and line.reason not in said:
                lines[line.action] = line
                said.add(line.reason)
        courses = [told.course(at) for at in told.order()]
        return Advice(tuple(lines.values()), reasons.matters(told.order()[0], courses))

    def judge(self, view: View, played: Sequence[AnyAction], generator: random.Random) -> Verdict:
        """Compare the decisions of a turn, from the view on, with the best there was."""
        told = _Told(view, self.thorough, generator)
        at = told.compare(_codes(view, played))
        best, reasons = told.order()[0], told.reasons()
        mine, better = told.line(at, reasons), told.line(best, reasons)
        is_best = best == at or better.then[: len(mine.then)] == mine.then
        is_best = is_best and better.action == mine.action
        rest = (told.without(at), int(told.search.plans[at].length))
        if is_best:
            return Verdict(mine, mine, told.chances(at), *rest)
        why = Contrast(view, told.search).of(best, at, told.course(at))
        better = replace(better, reason=why or text(FOLLOWS), is_clear=why is not None)
        return Verdict(mine, better, told.chances(best), *rest)

    def compare(
        self,
        view: View,
        played: Sequence[AnyAction],
        better: Sequence[AnyAction],
        generator: random.Random,
    ) -> tuple[Estimate, Estimate]:
        """Try only two lines, in more worlds and further ahead: land pays late."""
        told = _Told(view, self.thorough._replace(worlds=AGAIN * self.thorough.worlds), generator)
        for plan, line in zip(told.search.plans, (played, better), strict=False):
            _note(plan, _codes(view, line))
        rounds, turns = AGAIN * self.thorough.rounds, self.thorough.turns + FURTHER
        told.search.try_plans(0, 2, rounds, turns)
        return told.estimate(0), told.estimate(1)

    def phrases(
        self, before: View, after: View, played: Sequence[AnyAction], events: Sequence[Event]
    ) -> tuple[Phrase, ...]:
        """Tell what a seat did, whatever cards it drew."""
        return phrases_of(Course(before, after, tuple(events)))

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
        deed = next((code for code in played if code // VERB in DEEDS), None)
        if deed is not None:
            self._keep_without(deed, kept)
        if played:
            _note(search.plans[self.count], played)
            self.count += 1
        for plan in search.plans[: self.count]:
            plans.forget(plan)
        search.try_plans(0, self.count, budget.rounds, budget.turns)
        return self.count - 1

    def _keep_without(self, deed: int, kept: list[int]) -> None:
        """Keep the best plan without a deed too, unless one of those kept is."""
        found = self.search.plans[: self.search.count]
        if any(not _has(plan, deed) for plan in found[: len(kept)]):
            return
        other = next((at for at in range(len(kept), len(found)) if not _has(found[at], deed)), None)
        if other is not None:
            self.search.plans[self.count] = found[other].copy()
            self.count += 1

    def without(self, at: int) -> float | None:
        """Return the best chance to win without the deed of a plan; None if it has none."""
        plan, found = self.search.plans[at], self.search.plans[: self.count]
        for code in plan.codes[: plan.length]:
            if code // VERB in DEEDS:
                others = [each for each in range(len(found)) if not _has(found[each], code)]
                return max([self.estimate(each).chance for each in others], default=1.0)
        return None

    def estimate(self, at: int) -> Estimate:
        """Return how likely a plan is to win."""
        plan = self.search.plans[at]
        chance = plan.won[self.search.seat] / plan.visits
        spread = np.sqrt(max(0.0, plan.squares / plan.visits - chance**2) / plan.visits)
        return Estimate(float(chance), float(SURE * spread))

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

    def actions(self, at: int) -> list[AnyAction]:
        """Return the decisions of a plan that hold in all worlds."""
        plan, tables = self.search.plans[at], self.view.config.tables
        sure = _sure(plan.codes[: plan.length].tolist(), self.search.worlds[0].display.tolist())
        return [action_of(tables, code) for code in sure]

    def course(self, at: int) -> Course:
        """Carry out what is sure of a plan."""
        return course_of(self.view, self.actions(at))

    def line(self, at: int, reasons: Reasons, said: Container[Text] = ()) -> Suggestion:
        """Return a plan as a suggestion, with its actions in notation."""
        plan, actions, course = self.search.plans[at], self.actions(at), self.course(at)
        action, *then = map(str, actions)
        phrases = phrases_of(course)
        return Suggestion(
            action,
            tuple(then),
            *self.estimate(at),
            float(plan.lead / plan.visits),
            reasons.of(at, actions, course, said),
            phrases,
            phrases[0].could if phrases and isinstance(actions[0], BEGINS) else None,
            1 + _goes_on(actions[1:]),
        )


def _goes_on(actions: Sequence[AnyAction]) -> int:
    """Return how many decisions still belong to a march: they reveal nothing but its card."""
    return len(list(takewhile(lambda action: isinstance(action, GOES_ON), actions)))


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
            return codes[: _drawn(codes)]
        if verb == TAKE and argument not in display:
            return codes[:at]
        if verb in (MARCH, TAKE):
            display.remove(argument)
        elif verb == JOKER and argument // PAIR != BOTH:
            display.remove(argument // PAIR)
        elif verb == JOKER:
            display.clear()
    return codes


def _drawn(codes: Sequence[int]) -> int:
    """Return how many codes there are up to the first draws, or all."""
    verbs = [code // VERB for code in codes]
    first = verbs.index(DRAW) if DRAW in verbs else len(verbs)
    return next((at for at in range(first, len(verbs)) if verbs[at] != DRAW), len(verbs))


def _codes(view: View, actions: Sequence[AnyAction]) -> tuple[int, ...]:
    return tuple(code_of(view.config.tables, action) for action in actions)


def _has(plan: Record, deed: int) -> bool:
    """Say whether a plan has a deed; a levy is the same with any card."""
    codes = plan.codes[: plan.length]
    return bool(np.any(codes // VERB == LEVY if deed // VERB == LEVY else codes == deed))


def _note(plan: Record, played: tuple[int, ...]) -> None:
    """Note what was played, up to the cards that were drawn: from then on, luck mattered."""
    length = min(plans.LENGTH, _drawn(played))
    plan.codes[:length] = played[:length]
    plan.length, plan.march, plan.is_whole = length, 0, 1


ADVISER = AlexandrosAdviser()
