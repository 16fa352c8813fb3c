"""The pairings of a tournament, for each format. Pure: the same question has the same answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from satrap.server.cups.grouping import Group, groups
from satrap.server.cups.past import Past, Round, Sitting, meetings
from satrap.server.cups.seating import seat

PASSES: Final = 4  # through all rounds, to even out who meets whom


def swiss(
    players: Sequence[int],
    past: Sequence[Round],
    points: Mapping[int, int],
    most: int,
    seed: str,
) -> list[Sitting]:
    """Return the tables of the next round: no meeting twice if possible, and equal points."""
    dice, before = Random(f"{seed}/{len(past)}"), Past(past, most)
    found = groups(players, before, points, most, dice)
    found.sort(key=lambda group: (len(group) == 1, -sum(points[each] for each in group)))
    return seat([found], before, dice)[0]


def round_robin(players: Sequence[int], most: int, rounds: int, seed: str) -> list[list[Sitting]]:
    """Return all rounds: meetings as equal as possible, and seats."""
    dice = Random(seed)
    lot = list(players)
    dice.shuffle(lot)
    found = _circle(lot, rounds) if most == 2 else _evened(lot, most, rounds, dice)
    return seat(found, Past((), most), dice)


def _circle(players: Sequence[int], rounds: int) -> list[list[Group]]:
    """Return rounds for two at a table: the circle method is already perfect."""
    circle: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    found = []
    for _ in range(rounds):
        half = len(circle) // 2
        across = zip(circle[:half], reversed(circle[half:]), strict=True)
        found.append([tuple(sorted(p for p in pair if p is not None)) for pair in across])
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return [sorted(each, key=len, reverse=True) for each in found]


def _evened(players: Sequence[int], most: int, rounds: int, dice: Random) -> list[list[Group]]:
    """Return rounds found one by one, then each found again beside the others while it helps."""
    none, found = dict.fromkeys(players, 0), list[list[Group]]()
    for _ in range(rounds):
        found.append(groups(players, Past(found, most), none, most, dice))
    for _ in range(PASSES):
        before = unevenness(found, most)
        for number in range(rounds):
            others = [*found[:number], *found[number + 1 :]]
            again = groups(players, Past(others, most), none, most, dice)
            made = [*found[:number], again, *found[number + 1 :]]
            found = made if unevenness(made, most) < unevenness(found, most) else found
        if unevenness(found, most) == before:
            break
    return found


def unevenness(rounds: Sequence[Round], most: int) -> tuple[int, int]:
    """Say how unequally smaller tables and meetings are distributed; less is better."""
    smaller = Past(rounds, most).smaller
    again = sum(count * (count - 1) for count in meetings(rounds).values())
    return sum(count * count for count in smaller.values()), again


def knockout(players: Sequence[int], past: Sequence[Round], most: int, seed: str) -> list[Sitting]:
    """Return the tables of the next round for those still in, the best first.

    The best are kept apart. With two at a table, free rounds go to the best, all in the first
    round.
    """
    free = _free(len(players)) if most == 2 else 0
    alone, rest = players[:free], players[free:]
    tables = -(-len(rest) // most)
    found = [tuple(rest[n] for n in _snake(at, tables, len(rest))) for at in range(tables)]
    dice = Random(f"{seed}/{len(past)}")
    seated = seat([found], Past(past, most), dice)[0] if found else []
    return [*seated, *((player,) for player in alone)]


def _free(players: int) -> int:
    """Return how many have a free round, so that a power of two is left."""
    return (1 << (players - 1).bit_length()) - players


def _snake(table: int, tables: int, players: int) -> list[int]:
    """Return the places in the order of strength that sit at a table: there and back again."""
    places, at = list[int](), 0
    while at * tables < players:
        place = at * tables + (table if at % 2 == 0 else tables - 1 - table)
        if place < players:
            places.append(place)
        at += 1
    return places
