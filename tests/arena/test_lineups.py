"""Who sits where: no bot is favoured by its seat or its opponents."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from satrap.arena.lineups import lineups

BOTS = ("a", "b", "c", "d", "e", "f")


@pytest.mark.parametrize(("count", "seats"), [*product(range(2, 7), range(2, 6))])
def test_every_bot_sits_everywhere_as_often_as_any_other(count: int, seats: int) -> None:
    found = lineups(BOTS[:count], seats)
    assert len(found) == len(set(found))
    for seat in range(seats):
        times = Counter(lineup[seat] for lineup in found)
        assert set(times) == set(BOTS[:count])
        assert len(set(times.values())) == 1


@pytest.mark.parametrize(("count", "seats"), [*product(range(3, 7), range(2, 6))])
def test_every_bot_meets_every_other_as_often(count: int, seats: int) -> None:
    met: Counter[tuple[str, str]] = Counter()
    for lineup in lineups(BOTS[:count], seats):
        met.update((one, other) for one, other in product(lineup, lineup) if one < other)
    assert len(met) == count * (count - 1) // 2
    assert len(set(met.values())) == 1


def test_two_bots_at_four_seats_share_the_table() -> None:
    found = lineups(("a", "b"), 4)
    assert len(found) == 6
    assert all(sorted(lineup) == ["a", "a", "b", "b"] for lineup in found)
