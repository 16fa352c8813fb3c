"""Hints: computed in a separate process, only from what the seat that asks may know."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Annotated, Any
from weakref import WeakValueDictionary

from msgspec import Meta, Struct

from satrap.analysis.telling import numbers_of
from satrap.arena.preparing import prepare_aside
from satrap.bots.advice import Advice, Suggestion
from satrap.core.canonical import digest
from satrap.core.game import AnyGame, Described, Seat, Setup
from satrap.core.text import Text
from satrap.server.deciding import advise
from satrap.server.errors import Unavailable
from satrap.server.fairness import Owner
from satrap.server.lanes import LONG, Lanes, Pace
from satrap.server.tables.table import Table

HINT = "hint"  # the kind of job
MOST_KEPT = 500  # answers to questions that may come again
CANDIDATES = 3
NEAR = 0.05  # of the chance to win: what lacks more is not about as good
FAIR = 0.15  # what lacks less stands beside the best, so that there is something to choose
MATTERS, BEST = 1, 3  # depths
Key = tuple[str, int, str]  # of a hint: the match, the ply, and the mark of the question


class HintLine(Struct, frozen=True):
    """A suggested action and why it is good; its chances are given only at depth 3."""

    action: Annotated[str, Meta(description="an action that you could `play` now, in notation")]
    label: Annotated[Text, Meta(description="the text of a button for this action")]
    plays: Annotated[
        list[str],
        Meta(
            description="all that you could `play` in one command: `action` and what completes it"
        ),
    ]
    then: Annotated[list[str], Meta(description="how the turn would go on, in notation")]
    chance: Annotated[float | None, Meta(description="the chance of winning, from 0 to 1")]
    error: Annotated[
        float | None, Meta(description="half the width of the 95 % interval around `chance`")
    ]
    margin: Annotated[
        float | None, Meta(description="the expected lead over the best other seat, in points")
    ]
    reason: Text | None


class Hint(Struct, frozen=True):
    """Help with a decision of your seat.

    Depth 1 says what matters. Depth 2 names up to three moves that are about as good as the best,
    each with its reason, without ranking them. Depth 3 gives the best line with its chances.
    """

    ply: Annotated[int, Meta(description="the ply of the decision that the hint is about")]
    depth: int
    matters: Text
    lines: list[HintLine]


class Question(Struct, frozen=True):
    """What somebody has to decide, as the seat sees it."""

    game: AnyGame
    setup: Setup
    ply: int
    view: Any
    mark: str  # the same whenever things look the same to the seat


def question(table: Table, seat: Seat) -> Question:
    """Return the question of a seat."""
    match = table.running()
    view = match.view(seat)
    mark = digest([match.game.dump_view(view), seat])
    return Question(match.game, match.setup, match.ply, view, mark)


def hint_of(asked: Question, advice: Advice, depth: int) -> Hint:
    """Return as much of some advice as a depth reveals."""
    return Hint(asked.ply, depth, advice.matters, _lines(asked, advice.lines, depth))


def _lines(asked: Question, lines: Sequence[Suggestion], depth: int) -> list[HintLine]:
    if depth == MATTERS:
        return []
    if depth == BEST:
        return [_whole(asked, line) for line in lines[:1]]
    return [_bare(asked, line) for line in sorted(candidates(lines), key=_places(asked))]


def candidates(lines: Sequence[Suggestion]) -> Sequence[Suggestion]:
    """Return the lines that may well be the best; if that is only one, the next one too."""
    best = lines[0]
    gaps = [min(NEAR, max(best.error, line.error)) for line in lines]
    near = zip(lines, gaps, strict=True)
    found = [line for line, gap in near if best.chance - line.chance <= gap][:CANDIDATES]
    if len(found) > 1:
        return found
    return [line for line in lines[:2] if best.chance - line.chance <= FAIR]


def _places(asked: Question) -> Any:
    """Return a sort key for lines that does not give away the best."""
    legal = asked.game.legal_in(asked.view)
    if isinstance(legal, Described):  # too long to list
        return lambda line: line.action
    order = {str(action): number for number, action in enumerate(legal)}
    return lambda line: order[line.action]


def _bare(asked: Question, line: Suggestion) -> HintLine:
    return HintLine(
        line.action, _label(asked, line), _plays(line), [], None, None, None, line.reason
    )


def _whole(asked: Question, line: Suggestion) -> HintLine:
    chance, error, margin = numbers_of(line)
    plays, then, label = _plays(line), list(line.then), _label(asked, line)
    return HintLine(line.action, label, plays, then, chance, error, margin, line.reason)


def _plays(line: Suggestion) -> list[str]:
    return [line.action, *line.then][: line.parts]


def _label(asked: Question, line: Suggestion) -> Text:
    if line.label is not None:
        return line.label
    action = asked.game.parse_action(asked.setup, line.action)
    return asked.game.label(asked.view, action)


class Hints:
    """Thinks for people, one question per person at a time, on the threads where bots search."""

    def __init__(self, lanes: Lanes) -> None:
        self._lanes, self._pace = lanes, Pace(LONG)
        self._is_open = True
        self._aside = ThreadPoolExecutor(1, thread_name_prefix="preparing")
        self._busy: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._kept: OrderedDict[Key, Advice] = OrderedDict()

    async def advice(self, owner: Owner, match: str, asked: Question) -> Advice:
        """Return advice on a question; asking again, at any depth, returns the same."""
        key = (match, asked.ply, asked.mark)
        async with self._busy.setdefault(owner.person, asyncio.Lock()):
            if key not in self._kept:
                await self._prepare(asked.game.id)
                work = partial(advise, asked.game.id, asked.view, asked.mark)
                self._keep(key, await self._lanes.do(owner, HINT, self._pace, work))
            return self._kept[key]

    async def _prepare(self, game: str) -> None:
        """Wait for machine code; raise Unavailable if the server stops in between."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._aside, prepare_aside, game, lambda: self._is_open)
        if not self._is_open:
            raise Unavailable("server-unavailable")

    def _keep(self, key: Key, advice: Advice) -> None:
        self._kept[key] = advice
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def stop(self) -> None:
        """Start no more work."""
        self._is_open = False
        self._aside.shutdown(wait=False, cancel_futures=True)
