"""Standings: who is where, and why. Whoever dropped out comes after those who stayed.

With equal points, these decide one after the other: head to head (if all of them have met), the
points of the opponents together (Buchholz), wins, the share of the scores at the own tables. Who is
equal even then shares the place.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, pairwise
from typing import Any, Literal, NamedTuple

from satrap.server.cups.past import Sitting
from satrap.server.cups.points import WHOLE


class Played(NamedTuple):
    """A table that is over. A free round has one player."""

    sitting: Sitting
    ranks: Sequence[int]
    points: Sequence[int]  # in parts of a point
    scores: Sequence[int]  # of the game


Break = Literal["met", "buchholz", "wins", "share"]
Values = Mapping[int, Any]
Key = Callable[[Sequence[int]], Values]


class Line(NamedTuple):
    """A line of the standings; points are in parts of a point."""

    player: int
    place: int
    points: int
    buchholz: int
    wins: int
    share: Fraction  # of the scores at the own tables


class Tie(NamedTuple):
    """Why one of two neighbours with equal points is ahead of the other."""

    ahead: int
    behind: int
    by: Break
    more: Fraction
    less: Fraction


def standings(
    players: Sequence[int],
    played: Sequence[Played],
    dropped: Collection[int] = (),
    level: Mapping[int, int] | None = None,
) -> list[Line]:
    """Return the standings. `level` comes before points: in a knockout, how far somebody got."""
    facts = {player: _line(player, played) for player in players}
    lines = list[Line]()
    for tied in _level_on_points(facts, dropped, level or {}):
        for group in _break([tied], _breaks(facts, played)):
            place = len(lines) + 1
            lines += [facts[player]._replace(place=place) for player in group]
    return lines


def ties(
    players: Sequence[int],
    played: Sequence[Played],
    dropped: Collection[int] = (),
    level: Mapping[int, int] | None = None,
) -> list[Tie]:
    """Return what has decided between neighbours in the standings whose points are equal."""
    facts = {player: _line(player, played) for player in players}
    found = list[Tie]()
    for tied in _level_on_points(facts, dropped, level or {}):
        groups: list[tuple[list[int], Tie | None]] = [
            (tied, None)
        ]  # and why they come after those before them
        for by, key in _breaks(facts, played).items():
            groups = [part for group in groups for part in _parts(*group, by, key(group[0]))]
        for (before, _), (after, why) in pairwise(groups):
            if why:
                found.append(why._replace(ahead=before[-1], behind=after[0]))
    return found


def _parts(
    group: list[int], why: Tie | None, by: Break, values: Values
) -> list[tuple[list[int], Tie | None]]:
    """Divide equals by a tie-break, each part with why it comes after the one before it."""
    parts = _split(group, values)
    more = [Fraction(values[part[0]]) for part in parts]
    reasons = [Tie(0, 0, by, *each) for each in pairwise(more)]
    return list(zip(parts, [why, *reasons], strict=True))


def _level_on_points(
    facts: Mapping[int, Line], dropped: Collection[int], level: Mapping[int, int]
) -> list[list[int]]:
    """Return those who are equal before any tie-break, the best first."""
    everybody = list(facts)
    stays = {each: (each not in dropped, level.get(each, 0)) for each in everybody}
    points = {each: facts[each].points for each in everybody}
    return [part for group in _split(everybody, stays) for part in _split(group, points)]


def _breaks(facts: Mapping[int, Line], played: Sequence[Played]) -> dict[Break, Key]:
    """Return what decides between equals, in this order."""
    return {
        "met": lambda group: head_to_head(group, played),
        "buchholz": lambda group: {player: facts[player].buchholz for player in group},
        "wins": lambda group: {player: facts[player].wins for player in group},
        "share": lambda group: {player: facts[player].share for player in group},
    }


def _break(groups: list[list[int]], keys: Mapping[Break, Key]) -> list[list[int]]:
    """Divide groups of equals by one tie-break after the other."""
    for key in keys.values():
        groups = [part for group in groups for part in _split(group, key(group))]
    return groups


def _split(group: Sequence[int], by: Values) -> list[list[int]]:
    """Divide a group of equals by what decides between them; more is better."""
    values = sorted({by[player] for player in group}, reverse=True)
    return [[player for player in group if by[player] == value] for value in values]


def _line(player: int, played: Sequence[Played]) -> Line:
    own = [each for each in played if player in each.sitting]
    points = total(player, played)
    wins = sum(each.ranks[each.sitting.index(player)] == 0 for each in own)
    return Line(player, 0, points, buchholz(player, played), wins, _share(player, own))


def total(player: int, played: Sequence[Played]) -> int:
    """Return the points of a player so far."""
    return sum(each.points[each.sitting.index(player)] for each in played if player in each.sitting)


def buchholz(player: int, played: Sequence[Played]) -> int:
    """Return the points of all opponents together; a free round counts like an equal opponent."""
    found = 0
    for each in played:
        if player in each.sitting:
            others = [other for other in each.sitting if other != player] or [player]
            found += sum(total(other, played) for other in others)
    return found


def head_to_head(group: Sequence[int], played: Sequence[Played]) -> dict[int, int]:
    """Return what each of some equals made of their meetings; nothing if not all have met."""
    made = dict.fromkeys(group, 0)
    for one, other in combinations(group, 2):
        met = [each for each in played if one in each.sitting and other in each.sitting]
        if not met:
            return dict.fromkeys(group, 0)
        for each in met:
            ahead = each.ranks[each.sitting.index(other)] - each.ranks[each.sitting.index(one)]
            made[one] += WHOLE if ahead > 0 else WHOLE // 2 if ahead == 0 else 0
            made[other] += WHOLE if ahead < 0 else WHOLE // 2 if ahead == 0 else 0
    return made


def _share(player: int, own: Sequence[Played]) -> Fraction:
    tables = [each for each in own if len(each.sitting) > 1]
    everything = sum(sum(each.scores) for each in tables)
    mine = sum(each.scores[each.sitting.index(player)] for each in tables)
    return Fraction(mine, everything) if everything > 0 else Fraction(0)
