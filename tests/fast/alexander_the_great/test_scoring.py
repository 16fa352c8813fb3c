"""Positions that random play seldom reaches, in both engines: sites, pieces, awards."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from satrap.core.game import Json
from satrap.games.alexander_the_great import GAME, numbers
from satrap.games.alexander_the_great.board import Board
from tests.alexander_the_great.boards import LAND, middle
from tests.fast.alexander_the_great.pair import make_ready
from tests.fast.alexander_the_great.positions import finish, pair_of, play


@pytest.fixture(autouse=True, scope="module")
def ready() -> None:
    """Compile first."""
    make_ready()


@pytest.mark.parametrize("scope", ["first", "any"])
@pytest.mark.parametrize("rule", ["second_plus_one", "max_base"])
def test_sites_with_every_number_of_cubes(rule: str, scope: str) -> None:
    """Up to five contenders, alone, tied, and too poor to pay."""
    generator = random.Random(rule)
    seen = Counter[str]()
    for _ in range(80):
        seats = generator.choice(GAME.seats)
        laid = [["a1"] if generator.random() < 0.6 else [] for _ in range(seats)]
        cubes = [(generator.choice((0, 0, 1, 2, 5)), generator.randint(0, 3)) for _ in range(seats)]
        match = middle(
            "build",
            armies=[{"a1": 1, "e1": 1} for _ in range(seats)],
            boxes=cubes,
            seat=seats - 1,
            laid_temples=laid,
            laid_cities=laid,
            options={"contested_price": rule, "tie_scope": scope},
        )
        pair = pair_of(match)
        play(pair, "confirm")
        seen.update(pair.seen)
    assert min(seen["not built: a tie"], seen["not built: no cubes"]) > 3
    assert seen["city for 2, contested"] > 3
    assert ("city for 1, contested" in seen) == (rule == "second_plus_one")


def test_pieces_run_out() -> None:
    temples = [{"a1": 9}, {"b2": 8, "c3": 1}]
    cities = dict.fromkeys(("a2", "b2", "c2", "d2", "a3", "b3", "c3"), 0)
    for seat in range(2):
        pair = pair_of(
            middle(
                "build",
                armies=[{"a1": 3, "b1": 3}, {"a1": 3, "c1": 3}],
                boxes=[(4, 4), (4, 4)],
                seat=seat,
                temples=temples,
                cities=cities,
            )
        )
        play(pair, "temple a1", "city a1")
        finish(pair)


def _spread(generator: random.Random, seats: int, board: Board) -> dict[str, Json]:
    """Return random buildings all over the board."""
    temples = [province.id for province in board.provinces if province.temple]
    cities = [province.id for province in board.provinces if province.city]
    owned = Counter[int]()
    owners = {}
    for name in cities:
        seat = generator.randint(-1, seats - 1)
        if seat >= 0 and owned[seat] < numbers.CITIES:
            owners[name] = seat
            owned[seat] += 1
    standing = [
        dict(Counter(generator.choices(temples, k=generator.randint(0, 10)))) for _ in range(seats)
    ]
    return {"cities": owners, "temples": standing}


@pytest.mark.parametrize("campaign", ["full", "short"])
@pytest.mark.parametrize("halving", ["per_award", "total"])
def test_final_awards(campaign: str, halving: str) -> None:
    generator, seen = random.Random(f"{campaign}/{halving}"), Counter[str]()
    last = 6 if campaign == "full" else 4
    for _ in range(40):
        seats = generator.choice(GAME.seats)
        match = middle(
            "build",
            armies=[{"start": 1} for _ in range(seats - 1)] + [{f"a{last}": 1}],
            seat=seats - 1,
            turn={"region": last, "round": 3, "number": 3},
            options={"campaign": campaign, "halving": halving},
            **_spread(generator, seats, LAND),
        )
        pair = pair_of(match)
        finish(pair)
        seen.update(pair.seen)
    assert min(seen["award for city, board"], seen["award for temple, region"]) > 5
    assert ("Halved" in seen) == ((campaign, halving) == ("short", "total"))
