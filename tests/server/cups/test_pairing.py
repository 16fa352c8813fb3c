"""Pairings: nobody sits twice in a round, and nothing that can be avoided happens again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from satrap.server.cups.pairing import knockout, round_robin, swiss, unevenness
from satrap.server.cups.past import Past, Round, meetings
from satrap.server.cups.points import WHOLE, points
from satrap.server.cups.sizes import sizes
from tests.server.cups.checking import AGAIN

FIELDS = [(5, 2), (8, 2), (9, 4), (11, 3), (12, 5), (14, 4)]


def played(
    players: int, most: int, rounds: int, seed: int = 1
) -> Iterator[tuple[Round, list[int]]]:
    """Play a Swiss with results drawn by lot; yield each round, and the points before it."""
    dice, past, made = Random(seed), list[Round](), dict.fromkeys(range(players), 0)
    for _ in range(rounds):
        tables = swiss(range(players), past, made, most, f"seed {seed}")
        yield tables, list(made.values())
        past.append(tables)
        for table in tables:
            ranks = list(range(len(table)))
            dice.shuffle(ranks)
            for player, brought in zip(table, points(ranks), strict=True):
                made[player] += brought


def fewest_again(players: Sequence[int], past: Past, most: int) -> int:
    """Return how few meet again at best, by trying everything."""

    def least(left: frozenset[int], wanted: tuple[int, ...]) -> int:
        if not wanted:
            return 0
        first, found = min(left), 10**6
        for size in set(wanted):
            rest = list(wanted)
            rest.remove(size)
            for others in combinations(sorted(left - {first}), size - 1):
                again = sum(past.met[pair] for pair in combinations(sorted((first, *others)), 2))
                if again < found:
                    found = min(found, again + least(left - {first, *others}, tuple(rest)))
        return found

    return least(frozenset(players), tuple(sizes(len(players), most)))


@pytest.mark.parametrize("players, most", FIELDS)
def test_everybody_sits_once_in_a_round_at_a_table_of_the_right_size(
    players: int, most: int
) -> None:
    for tables, _ in played(players, most, 4):
        assert sorted(player for table in tables for player in table) == list(range(players))
        assert sorted(map(len, tables), reverse=True) == sizes(players, most)


@pytest.mark.parametrize("players, most", FIELDS)
def test_nobody_is_at_a_smaller_table_twice_before_the_others(players: int, most: int) -> None:
    past = list[Round]()
    for tables, _ in played(players, most, 5):
        past.append(tables)
        smaller = Past(past, most).smaller
        times = [smaller[player] for player in range(players)]
        assert max(times) - min(times) <= 1


@pytest.mark.parametrize("players, most", [(6, 2), (7, 2), (8, 2), (8, 3), (8, 4)])
def test_as_few_meet_again_as_possible(players: int, most: int) -> None:
    past = list[Round]()
    for tables, _ in played(players, most, 5):
        before, now = Past(past, most), meetings([tables])
        again = sum(before.met[pair] for pair in now)
        if players % most == 0:  # otherwise, sharing the smaller tables comes first
            assert again == fewest_again(range(players), before, most)
        past.append(tables)


def test_equals_meet_in_a_swiss() -> None:
    for tables, made in played(32, 2, 5):
        apart = [abs(made[one] - made[other]) for one, other in tables]
        assert max(apart) <= WHOLE


def test_in_a_swiss_everybody_begins_about_equally_often() -> None:
    past = [tables for tables, _ in played(16, 2, 5)]
    sat = Past(past, 2).sat
    assert all(abs(sat[player, 0] - sat[player, 1]) <= 3 for player in range(16))
    assert sum(abs(sat[player, 0] - sat[player, 1]) > 1 for player in range(16)) <= 2


@pytest.mark.parametrize("players", [4, 7, 12])
def test_in_a_round_robin_for_two_everybody_meets_everybody_once(players: int) -> None:
    rounds = players - 1 if players % 2 == 0 else players
    past = round_robin(range(players), 2, rounds, "seed")
    assert set(meetings(past).values()) == {1}
    assert len(meetings(past)) == players * (players - 1) // 2
    sat = Past(past, 2).sat
    assert all(abs(sat[player, 0] - sat[player, 1]) <= 1 for player in range(players))


def test_sixteen_at_tables_of_four_meet_once_each_in_five_rounds() -> None:
    past = round_robin(range(16), 4, 5, "x")
    assert Counter(meetings(past).values()) == {1: 120}


@pytest.mark.parametrize("players, most, rounds", [(12, 4, 4), (9, 3, 4), (12, 3, 6)])
def test_in_a_round_robin_for_more_meetings_are_nearly_equal(
    players: int, most: int, rounds: int
) -> None:
    past = round_robin(range(players), most, rounds, "seed")
    met = meetings(past)
    counts = Counter(met[pair] for pair in combinations(range(players), 2))
    seldom = rounds * (most - 1) // (players - 1)
    usual = counts[seldom] + counts[seldom + 1]
    assert usual >= 0.8 * sum(counts.values())
    assert max(counts) <= seldom + 2
    sat = Past(past, most).sat
    for player in range(players):
        times = [sat[player, seat] for seat in range(most)]
        assert max(times) - min(times) <= 1


@pytest.mark.parametrize("most, rounds", [(3, 6), (4, 4), (5, 3)])
@pytest.mark.parametrize("seed", ["one", "two"])
def test_twelve_meet_as_equally_as_possible(most: int, rounds: int, seed: str) -> None:
    past = round_robin(range(12), most, rounds, seed)
    smaller, again = unevenness(past, most)
    assert again <= AGAIN[most] and max(meetings(past).values()) <= 3
    assert smaller in (0, 12 * rounds**2), "tables have the same size"
    sat = Past(past, most).sat
    for player in range(12):
        times = [sat[player, seat] for seat in range(len(past[0][0]))]
        assert max(times) - min(times) <= 1


@pytest.mark.parametrize("players, most, rounds", [(16, 3, 5), (16, 4, 4), (20, 5, 4)])
def test_in_a_swiss_everybody_has_each_seat_about_equally_often(
    players: int, most: int, rounds: int
) -> None:
    past = [tables for tables, _ in played(players, most, rounds)]
    sat, least = Past(past, most).sat, min(len(table) for tables in past for table in tables)
    for player in range(players):
        times = [sat[player, seat] for seat in range(least)]
        assert max(times) - min(times) <= 2 and max(times) <= -(-rounds // most) + 1


def test_the_same_seed_gives_the_same_pairings() -> None:
    assert list(played(14, 4, 3)) == list(played(14, 4, 3))
    assert list(played(14, 4, 3)) != list(played(14, 4, 3, seed=2))


def test_sixty_four_are_paired_in_tables_of_five_without_meeting_again() -> None:
    past = [tables for tables, _ in played(64, 5, 3)]
    assert set(meetings(past).values()) == {1}


def test_in_a_knockout_the_best_have_free_rounds_and_meet_late() -> None:
    first = knockout(range(6), (), 2, "seed")
    assert {frozenset(table) for table in first} == {
        frozenset({2, 5}),
        frozenset({3, 4}),
        frozenset({0}),
        frozenset({1}),
    }
    second = knockout([0, 1, 2, 3], [first], 2, "seed")
    assert {frozenset(table) for table in second} == {frozenset({0, 3}), frozenset({1, 2})}


def test_a_knockout_at_larger_tables_spreads_the_best() -> None:
    tables = knockout(range(13), (), 4, "seed")
    assert sorted(map(len, tables)) == [3, 3, 3, 4]
    assert all(len(set(table) & {0, 1, 2, 3}) == 1 for table in tables)
