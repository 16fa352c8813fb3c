"""Who sits together in a round: the solver divides the players into tables at the least cost.

What costs most comes first: to be at a smaller table again, to meet again, to meet somebody with
other points, and last, with two at a table, to begin more often than the other seat. A small
field is divided at once; in a large one, a few tables at a time are divided again, until that helps
no more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate, combinations, pairwise
from math import comb
from random import Random
from typing import Final

from satrap.server.cups.past import Past, pairs
from satrap.server.cups.points import WHOLE
from satrap.server.cups.sizes import sizes
from satrap.server.cups.solver import Column, choose

Group = tuple[int, ...]
SMALLER: Final = 1_000_000  # for each time before
AGAIN: Final = 20_000  # for each meeting before
APART: Final = 100  # for a point between two players, squared
SEATS: Final = 30  # where somebody would get a seat once more than the other
NOISE: Final = 10  # so that equals are paired by lot
MOST_GROUPS: Final = 2100  # given to the solver at a time
TOGETHER: Final = {3: 4, 4: 3, 5: 2}  # tables that are divided again at a time, by their size
TRIES: Final = 40  # to part those who would meet again


class Costs:
    """What it costs to let some players sit together."""

    def __init__(self, past: Past, points: Mapping[int, int], most: int, dice: Random) -> None:
        self._past, self._points, self._most, self._dice = past, points, most, dice

    def of(self, group: Group) -> int:
        met, points = self._past.met, self._points
        cost = self._dice.randrange(NOISE)
        for one, other in pairs(group):
            apart = points[one] - points[other]
            cost += AGAIN * met[one, other] + APART * apart * apart // (WHOLE * WHOLE)
        if len(group) < self._most:
            cost += SMALLER * sum(self._past.smaller[player] for player in group)
        if len(group) < 2:  # a free round goes to those with few points
            cost += APART * points[group[0]] // WHOLE
        return cost + (self._seats(group) if len(group) == self._most == 2 else 0)

    def _seats(self, group: Group) -> int:
        sat = self._past.sat
        one, other = (sat[player, 0] - sat[player, 1] for player in group)
        return SEATS * min(abs(one), abs(other)) if one * other > 0 else 0


def groups(
    players: Sequence[int], past: Past, points: Mapping[int, int], most: int, dice: Random
) -> list[Group]:
    """Divide the players of a round into tables of at most so many."""
    lot = list(players)
    dice.shuffle(lot)
    ranked = sorted(lot, key=lambda player: -points[player])
    wanted = sizes(len(ranked), most)
    costs = Costs(past, points, most, dice)
    start = _cut(_last(ranked, past, sum(size for size in wanted if size < most)), wanted)
    if sum(comb(len(ranked), size) for size in set(wanted)) <= MOST_GROUPS:
        return _divide(start, costs)
    return _part(_slide(start, costs, TOGETHER[most]), costs, past, TOGETHER[most], dice)


def _divide(tables: Sequence[Group], costs: Costs) -> list[Group]:
    """Let the solver divide the players of some tables again, into as many of each size."""
    players = sorted(player for group in tables for player in group)
    wanted = [len(group) for group in tables]
    found = {
        group: costs.of(group)
        for size in sorted(set(wanted))
        for group in combinations(players, size)
    }
    return _solve(found, players, wanted, tables)


def _slide(tables: Sequence[Group], costs: Costs, width: int) -> list[Group]:
    """Divide neighbours in the standings again, from the top to the bottom."""
    done = list(tables)
    for first in range(max(1, len(done) - width + 1)):
        done[first : first + width] = _divide(done[first : first + width], costs)
    return done


def _part(
    tables: Sequence[Group], costs: Costs, past: Past, width: int, dice: Random
) -> list[Group]:
    """Divide tables where some would meet again, each time with others drawn by lot."""
    done = list(tables)
    for _ in range(TRIES):
        again = [n for n, group in enumerate(done) if any(past.met[pair] for pair in pairs(group))]
        if not again:
            break
        first = dice.choice(again)
        rest = [n for n in range(len(done)) if n != first]
        which = sorted([first, *dice.sample(rest, min(width, len(done)) - 1)])
        for n, group in zip(which, _divide([done[n] for n in which], costs), strict=True):
            done[n] = group
    return done


def _solve(
    found: Mapping[Group, int],
    players: Sequence[int],
    wanted: Sequence[int],
    start: Iterable[Group],
) -> list[Group]:
    """Let the solver choose groups: every player once, and as many of each size as wanted."""
    kinds = sorted(set(wanted))
    row = {player: number for number, player in enumerate(players)}
    last = {size: len(players) + number for number, size in enumerate(kinds)}
    columns = [
        Column(cost, [*(row[player] for player in group), last[len(group)]])
        for group, cost in found.items()
    ]
    number = {group: n for n, group in enumerate(found)}
    needs = [1] * len(players) + [wanted.count(size) for size in kinds]
    every = list(found)
    chosen = [every[n] for n in choose(columns, needs, [number[group] for group in start])]
    return sorted(chosen, key=len, reverse=True)


def _last(ranked: Sequence[int], past: Past, count: int) -> list[int]:
    """Move so many to the end, for the smaller tables: who was there least, then the last ones."""
    places = {player: place for place, player in enumerate(ranked)}
    due = sorted(ranked, key=lambda player: (past.smaller[player], -places[player]))[:count]
    return [*(each for each in ranked if each not in due), *sorted(due, key=places.__getitem__)]


def _cut(ranked: Sequence[int], wanted: Sequence[int]) -> list[Group]:
    """Divide the players as they stand: no good solution, but a possible one."""
    ends = [0, *accumulate(wanted)]
    return [tuple(sorted(ranked[at:end])) for at, end in pairwise(ends)]
