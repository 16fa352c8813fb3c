"""Hints: thought out aside, from what the seat that asks may know and nothing else."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Annotated, Any
from weakref import WeakValueDictionary

from msgspec import Meta, Struct

from satrap.analysis.judging import numbers_of
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

HINT = "hint"  # what the queue calls it
MOST_KEPT = 500  # answers to questions that may come again
CANDIDATES = 3
MATTERS, BEST = 1, 3  # depths
Key = tuple[str, int, str]  # of a hint: the match, the ply, and how it looks


class HintLine(Struct, frozen=True):
    """Something to do; with what it promises and why, if the hint is as deep as that."""

    action: Annotated[str, Meta(description="in notation: what you could `play` now")]
    label: Annotated[Text, Meta(description="what a button for the action says")]
    then: Annotated[list[str], Meta(description="how the turn would go on")]
    chance: Annotated[float | None, Meta(description="to win, from 0 to 1")]
    error: Annotated[float | None, Meta(description="half of the 95 % interval of `chance`")]
    margin: Annotated[float | None, Meta(description="points over the best other seat, foreseen")]
    reason: Text | None


class Hint(Struct, frozen=True):
    """Help with a decision of your seat.

    Depth 1 says what matters. Depth 2 names up to three good candidates, and not which is the best.
    Depth 3 is the best line with its reason.
    """

    ply: Annotated[int, Meta(description="the ply of the decision that it is about")]
    depth: int
    matters: Text
    lines: list[HintLine]


class Question(Struct, frozen=True):
    """What somebody has to decide, as the seat sees it."""

    game: AnyGame
    setup: Setup
    ply: int
    view: Any
    mark: str  # the same for whatever looks the same to the seat


def question(table: Table, seat: Seat) -> Question:
    """Return what a seat asks about."""
    match = table.running()
    view = match.view(seat)
    mark = digest([match.game.dump_view(view), seat])
    return Question(match.game, match.setup, match.ply, view, mark)


def hint_of(asked: Question, advice: Advice, depth: int) -> Hint:
    """Return as much of some advice as a depth tells."""
    return Hint(asked.ply, depth, advice.matters, _lines(asked, advice.lines, depth))


def _lines(asked: Question, lines: Sequence[Suggestion], depth: int) -> list[HintLine]:
    if depth == MATTERS:
        return []
    if depth == BEST:
        return [_whole(asked, line) for line in lines[:1]]
    return [_bare(asked, line) for line in sorted(candidates(lines), key=_places(asked))]


def candidates(lines: Sequence[Suggestion]) -> Sequence[Suggestion]:
    """Return the lines that may well be the best; where that is one alone, the three best."""
    best = lines[0]
    near = [line for line in lines if best.chance - line.chance <= max(best.error, line.error)]
    return (near if len(near) > 1 else lines)[:CANDIDATES]


def _places(asked: Question) -> Any:
    """Return where a line has its place in a list that does not tell the best."""
    legal = asked.game.legal_in(asked.view)
    if isinstance(legal, Described):  # too long for a list
        return lambda line: line.action
    order = {str(action): number for number, action in enumerate(legal)}
    return lambda line: order[line.action]


def _bare(asked: Question, line: Suggestion) -> HintLine:
    return HintLine(line.action, _label(asked, line), [], None, None, None, None)


def _whole(asked: Question, line: Suggestion) -> HintLine:
    chance, error, margin = numbers_of(line)
    then, reason = list(line.then), line.reason
    return HintLine(line.action, _label(asked, line), then, chance, error, margin, reason)


def _label(asked: Question, line: Suggestion) -> Text:
    action = asked.game.parse_action(asked.setup, line.action)
    return asked.game.label(asked.view, action)


class Hints:
    """Thinks for people, about one question of each at a time, where bots search."""

    def __init__(self, lanes: Lanes) -> None:
        self._lanes, self._pace = lanes, Pace(LONG)
        self._is_open = True
        self._aside = ThreadPoolExecutor(1, thread_name_prefix="preparing")
        self._busy: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._kept: OrderedDict[Key, Advice] = OrderedDict()

    async def advice(self, owner: Owner, match: str, asked: Question) -> Advice:
        """Return what there is to say; who asks again, however deep, gets the same again."""
        key = (match, asked.ply, asked.mark)
        async with self._busy.setdefault(owner.person, asyncio.Lock()):
            if key not in self._kept:
                await self._prepare(asked.game.id)
                work = partial(advise, asked.game.id, asked.view, asked.mark)
                self._keep(key, await self._lanes.do(owner, HINT, self._pace, work))
            return self._kept[key]

    async def _prepare(self, game: str) -> None:
        """Wait for machine code. A server that stops makes none, also not while it thinks."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._aside, prepare_aside, game, lambda: self._is_open)
        if not self._is_open:
            raise Unavailable("server-unavailable")

    def _keep(self, key: Key, advice: Advice) -> None:
        self._kept[key] = advice
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def stop(self) -> None:
        """Think of nothing new."""
        self._is_open = False
        self._aside.shutdown(wait=False, cancel_futures=True)
