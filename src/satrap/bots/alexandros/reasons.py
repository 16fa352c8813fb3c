"""Why a plan in Alexandros is good: what it brings more of than there was, or than others do."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from satrap.bots.alexandros.fast import plans
from satrap.bots.alexandros.fast.features import BEGIN, COUNT, END, NAMES, SCORE, TURN, describe
from satrap.bots.alexandros.fast.glance import WORK, finish_turn
from satrap.bots.alexandros.reasons_deeds import Course, deeds_of
from satrap.bots.alexandros.reasons_stakes import stake_of, stakes_of, within_reach
from satrap.bots.alexandros.searcher import Search
from satrap.core.text import Text, text
from satrap.games.alexandros import actions
from satrap.games.alexandros.actions import AnyAction
from satrap.games.alexandros.fast.codes import OVER
from satrap.games.alexandros.fast.layout import MOST_ACTIONS, SEATS
from satrap.games.alexandros.fast.steps.game_ends import winners
from satrap.games.alexandros.view import View

WORLDS: Final = 6  # in which the end of the turn is examined
FAINT: Final = 0.02  # anything worth less than this is no reason
DEEDS: Final = (
    "claims",
    "levies",
    "closes",
    "cuts",
    "back",
    "cards",
    "walls",
)  # weighty ones first
_CORNER, _CARD, _CLAIM = ("closes", "cuts", "walls"), ("cards",), ("claims",)
FIRST: Final[
    Mapping[type, tuple[str, ...]]
] = {  # what is said about the next decision, if it can be
    actions.ChooseSpace: _CORNER,
    actions.ChoosePoint: _CORNER,
    actions.TakeStep: _CORNER,
    actions.DrawCard: _CARD,
    actions.TakeCard: _CARD,
    actions.Occupy: _CLAIM,
    actions.TakeOver: _CLAIM,
    actions.AddGuard: _CLAIM,
    actions.Pay: _CLAIM,
    actions.LevyTaxes: ("levies",),
    actions.TakeBackGuard: ("back",),
}
PROMISES: Final = {  # which deeds explain a feature best
    "score": ("levies",),
    "land": ("claims", "back"),
    "income": ("claims", "back"),
    "hope": ("closes", "cards"),
    "spoils": ("cards",),
    "hand": ("cards",),
}
Numbers = NDArray[np.float64]


class Reasons:
    """The reasons for each plan of a search: weighted features at the end of the turn."""

    def __init__(self, view: View, search: Search, count: int) -> None:
        self._view, self._search, self._seat = view, search, search.seat
        self._ends = np.zeros((count, SEATS, COUNT))
        self._wins = np.zeros(count)
        for at in range(count):
            for world in range(WORLDS):
                self._look(at, world)
        self._ends /= WORLDS
        self._begun = np.zeros((SEATS, COUNT))
        describe(search.tables, search.worlds[0], self._begun, search.scratch)
        weights = search.weights
        self._weights: Numbers = (weights[BEGIN] + weights[END]) / 2
        self._weights[TURN] = 0.0

    def _look(self, at: int, world: int) -> None:
        """Carry out a plan in a world, and add the features at the end of the turn."""
        search = self._search
        tables, states, chance, scratch = (
            search.tables,
            search.states,
            search.chance,
            search.scratch,
        )
        out, trail = np.zeros((2, MOST_ACTIONS), np.int32), np.zeros(plans.LENGTH, np.int32)
        features, chances = np.zeros((SEATS, COUNT)), np.zeros(SEATS)
        states[WORK] = search.worlds[world % len(search.worlds)]
        state, plan = states[WORK], search.plans[at]
        number = int(state.number)
        plans.shuffle_deck(state, chance)
        plans.follow(tables, state, plan, plan.length, out[0], chance, scratch)
        if state.phase != OVER and state.number == number:
            finish_turn(
                tables, states, search.weights, features, chances, out, trail, chance, scratch
            )
        if states[WORK].phase == OVER:
            self._wins[at] += winners(tables, states[WORK]) >> self._seat & 1
        describe(tables, states[WORK], features, scratch)
        self._ends[at] += features

    def of(
        self, at: int, plan: Sequence[AnyAction], course: Course, said: Container[Text] = ()
    ) -> Text:
        """Return the strongest reason that was not yet said: what a plan does, or promises."""
        if self._wins[at] > WORLDS / 2:
            return text("advice-alexandros-wins")
        name, seat = self._strongest(at)
        deeds = deeds_of(course, self._seat)
        promised = PROMISES.get(name, ()) if seat == self._seat else (f"against-{seat}",)
        found = [
            deeds[each]
            for each in (*FIRST.get(type(plan[0]), ()), *promised, *DEEDS)
            if each in deeds
        ]
        promises = [self._promise(at, *each) for each in self._ranked(at)]
        new = [each for each in (*found, *promises) if each not in said]
        return (new or found or promises)[0]

    def _promise(self, at: int, name: str, seat: int) -> Text:
        """Say what a plan promises if there is nothing that it is sure to do."""
        if name == NAMES[SCORE] and seat == self._seat:
            before = int(self._search.worlds[0].scores[seat])
            gained = round(float(self._ends[at, seat, SCORE])) - before
            return text("advice-alexandros-score", points=max(1, gained))
        if name and seat != self._seat:
            return text("advice-alexandros-against", name=self._view.config.setup.seats[seat])
        return text(f"advice-alexandros-{name or 'quiet'}")

    def matters(self, at: int, courses: Sequence[Course]) -> Text:
        """Return what the choice is about; the courses are those of good plans, the best first."""
        if self._wins.max() > WORLDS / 2:
            return text("matters-alexandros-wins")
        name, seat = self._strongest(at)
        stakes = stakes_of(self._view, self._seat)
        about = name if seat == self._seat else f"against-{seat}"
        best, *others = [stake_of(course, self._seat) for course in courses]
        reach = within_reach(self._view, self._seat)
        for said in (best, stakes.get(about), *others, reach, *stakes.values()):
            if said:
                return said
        if seat != self._seat:
            return text("matters-alexandros-against", name=self._view.config.setup.seats[seat])
        return text(f"matters-alexandros-{name or 'quiet'}")

    def _strongest(self, at: int) -> tuple[str, int]:
        """Return which feature of which seat makes the most difference; none if all are faint."""
        return self._ranked(at)[0]

    def _ranked(self, at: int) -> list[tuple[str, int]]:
        """Return the features that make a difference, of which seat; the strongest first."""
        others = np.delete(self._ends, at, axis=0) if len(self._ends) > 1 else self._ends
        usual = (others.mean(axis=0) + self._begun) / 2
        gains = self._weights * (self._ends[at] - usual)
        worth = -gains / (self._view.config.seats - 1)
        worth[self._seat] = gains[self._seat]
        best = np.argsort(-worth, axis=None, kind="stable")
        found = [
            np.unravel_index(place, worth.shape) for place in best if worth.flat[place] > FAINT
        ]
        return [(NAMES[int(each)], int(seat)) for seat, each in found] or [("", self._seat)]
