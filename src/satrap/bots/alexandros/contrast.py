"""Why a plan in Alexandros is better than another: what differs right after it, or soon.

Both plans are followed in the same imagined worlds, as far as the search looks ahead. Of all that
differs in favour of the better one, what weighs most is put into words, with both numbers. More
cards in hand or guards in reserve alone explain nothing: they may have been spent well.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from satrap.bots.advice import lead_text
from satrap.bots.alexandros.fast.features import BEGIN, END, NAMES, TURN, progress
from satrap.bots.alexandros.following import (
    FACTS,
    LAND,
    SCORE,
    TAXES,
    Followed,
    Numbers,
    follow,
)
from satrap.bots.alexandros.phrases import gains_text
from satrap.bots.alexandros.reasons_deeds import Course
from satrap.bots.alexandros.searcher import Search
from satrap.core.game import Seat
from satrap.core.text import Names, Text, people, text
from satrap.games.alexandros.events import TaxesLevied
from satrap.games.alexandros.fast.codes import LEVY, VERB
from satrap.games.alexandros.places import place_text
from satrap.games.alexandros.provinces import place
from satrap.games.alexandros.tables import bits
from satrap.games.alexandros.view import View

TRIES: Final = 32
SHARE: Final = 0.2  # of the difference: less than that explains nothing
CERTAIN: Final = 1e-9
MARKED: Final = {SCORE: 2, TAXES: 2, LAND: 3}  # a smaller difference explains nothing
OFTEN: Final = 0.2  # of the tries: what happens so much more often is worth saying
KEY = "better-alexandros"
FOLLOWS = f"{KEY}-follows"  # said if nothing can be counted
ABOUT: Final = {  # what can be counted about each feature
    "score": SCORE,
    "land": LAND,
    "income": TAXES,
    "hope": LAND,
    "spoils": LAND,
    "ready": TAXES,
    "eve": TAXES,
}


class Contrast:
    """Compares plans of a search."""

    def __init__(self, view: View, search: Search) -> None:
        self._view, self._search, self._seat = view, search, search.seat
        late = progress(search.tables, search.worlds[0])
        weights = search.weights
        self._weights: Numbers = (1 - late) * weights[BEGIN] + late * weights[END]
        self._weights[TURN] = 0.0
        self._names = people(view.config.setup.seats)

    def of(self, best: int, played: int, course: Course) -> Text | None:
        """Say what the best has over what was played, whose course is given.

        Return None if that is nothing that can be counted.
        """
        one, other = (follow(self._search, at, TRIES) for at in (best, played))
        ends, levy = self._ending(one, other), self._levied(best, course)
        for said in (ends, levy, *self._differences(one, other, course.after)):
            if said is not None:
                return said
        return None

    def _ending(self, one: Followed, other: Followed) -> Text | None:
        """Say that the match is soon won, or lost, much more often."""
        name = self._names[self._seat]
        for key, best, played, gap in (
            ("wins", one.wins, other.wins, one.wins - other.wins),
            ("losses", one.losses, other.losses, other.losses - one.losses),
        ):
            if gap >= OFTEN:
                shares = {"best": round(100 * best), "played": round(100 * played)}
                return text(f"{KEY}-{key}", name=name, **shares)
        return None

    def _levied(self, best: int, course: Course) -> Text | None:
        """Say that a levy brought somebody else as much, if the better plan has none."""
        plan = self._search.plans[best]
        if any(code // VERB == LEVY for code in plan.codes[: plan.length]):
            return None
        return paid_others(self._names, self._seat, course)

    def _lost(self, one: Followed, other: Followed, after: View) -> Text | None:
        """Name the land that what was played leaves to others, if the better plan does not."""
        others = [seat for seat in range(self._view.config.seats) if seat != self._seat]
        found: list[tuple[float, Text]] = []
        for part in after.table.provinces:
            if part.owner != self._seat or not part.guards:
                continue
            space = next(iter(bits(part.guards)))
            rival = max(others, key=lambda seat: other.held[seat, space])
            share = float(other.held[rival, space])
            if share - float(one.held[others, space].sum()) >= OFTEN:
                where = place_text(place(self._view.config.tables, part))
                values: dict[str, Any] = {"name": self._names[rival], "percent": round(100 * share)}
                said = text(f"{KEY}-lost", place=where, value=part.value, **values)
                found.append((share * part.value, said))
        return max(found, key=lambda each: each[0])[1] if found else None

    def _differences(self, one: Followed, other: Followed, after: View) -> Iterator[Text | None]:
        """Put what differs in favour of the better plan into words, the weightiest first."""
        seats = self._view.config.seats
        gains = (self._weights * (one.features - other.features))[:seats]
        worth = -gains / (seats - 1)
        worth[self._seat] = gains[self._seat]
        least = SHARE * worth[worth > 0].sum()
        for place_in in np.argsort(-worth, axis=None, kind="stable"):
            seat, each = np.unravel_index(place_in, worth.shape)
            if worth[seat, each] <= least:
                return
            fact = ABOUT.get(NAMES[each])
            if fact is None:
                continue
            if fact in (LAND, TAXES):
                yield self._lost(one, other, after)
            yield self._now(one, other, int(seat), fact)
            yield self._fact(one.later, other.later, int(seat), fact, "later")

    def _now(self, one: Followed, other: Followed, seat: int, fact: int) -> Text | None:
        """Say how a fact differs when the turn is over, if that is certain."""
        rows = [seat, self._seat] if fact in (SCORE, TAXES) else [seat]
        numbers = np.concatenate([one.now[rows, fact], other.now[rows, fact]])
        is_sure = bool(np.all(np.abs(numbers - np.round(numbers)) < CERTAIN))
        return self._fact(one.now, other.now, seat, fact, "now") if is_sure else None

    def _fact(self, best: Numbers, played: Numbers, seat: int, fact: int, when: str) -> Text | None:
        """Give a fact after both plans, if it is in favour of the better one."""
        if fact in (SCORE, TAXES):
            return self._both(best, played, seat, fact, when)
        more, less = round(best[seat, fact]), round(played[seat, fact])
        if (more - less if seat == self._seat else less - more) < MARKED[fact]:
            return None
        values = {"name": self._names[seat], "best": more, "played": less}
        return text(f"{KEY}-{FACTS[fact]}-{when}", **values)

    def _both(self, best: Numbers, played: Numbers, seat: int, fact: int, when: str) -> Text | None:
        """Compare points or taxes with those of a rival, after both plans."""
        me, others = self._seat, [each for each in range(len(self._names)) if each != self._seat]
        rival = max(others, key=lambda each: played[each, fact]) if seat == me else seat
        mine, theirs = round(best[me, fact]), round(best[rival, fact])
        before, was = round(played[me, fact]), round(played[rival, fact])
        if (mine - theirs) - (before - was) < MARKED[fact]:
            return None
        if fact == SCORE:
            leads = {"ahead": lead_text(mine - theirs), "was": lead_text(before - was)}
            return text(f"{KEY}-{FACTS[fact]}-{when}", other=self._names[rival], **leads)
        names = {"name": self._names[me], "other": self._names[rival]}
        numbers = {"mine": mine, "theirs": theirs, "before": before, "rival": was}
        return text(f"{KEY}-{FACTS[fact]}-{when}", **names, **numbers)


def paid_others(names: Names, seat: Seat, course: Course) -> Text | None:
    """Say that a levy brought somebody else as much as whoever levied."""
    for event in course.told:
        if isinstance(event, TaxesLevied):
            others = [other for other in range(len(event.gains)) if other != seat]
            rival = max(others, key=lambda other: event.gains[other])
            if event.gains[rival] >= event.gains[seat]:
                gains = gains_text(names, event)
                return text(f"{KEY}-levy", other=names[rival], gains=gains)
    return None
