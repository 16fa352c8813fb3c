"""Ratings recover the strengths that games were simulated with, and say how sure they are."""

from __future__ import annotations

import random
from math import sqrt
from statistics import fmean, pstdev

import pytest

from satrap.arena.games import ArenaGame
from satrap.arena.ratings import Rating, ahead, rate, widening
from satrap.arena.table import rows

TRUE = {"weak": 1300.0, "fair": 1500.0, "strong": 1700.0}
NAMES = tuple(TRUE)


def game(lineup: tuple[str, ...], scores: tuple[int, ...], deal: int) -> ArenaGame:
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return ArenaGame(lineup, deal, scores, winners, [[10, 30] for _ in lineup])


def drawn(deals: int, dice: random.Random) -> list[ArenaGame]:
    """Draw random games between all pairs, with odds that follow from the strengths."""
    games = []
    for deal in range(deals):
        for one in NAMES:
            for other in NAMES:
                if one != other:
                    odds = 10 ** ((TRUE[one] - TRUE[other]) / 400)
                    won = dice.random() < odds / (1 + odds)
                    games.append(game((one, other), (1, 0) if won else (0, 1), deal))
    return games


def test_strengths_are_found_again() -> None:
    found = rate(NAMES, drawn(400, random.Random(1)))
    for name, rating in found.items():
        assert abs(rating.value - TRUE[name]) < 30


@pytest.mark.parametrize("deals", [3, 7, 40])
def test_intervals_hold_the_truth_nearly_always(deals: int) -> None:
    held = 0
    for seed in range(20):
        for name, rating in rate(NAMES, drawn(deals, random.Random(seed)), seed).items():
            held += rating.low <= TRUE[name] <= rating.high
    assert held >= 54  # of 60; 57 are expected


@pytest.mark.parametrize("deals", [2, 3, 5, 10, 30])
def test_few_deals_tell_little_of_their_spread(deals: int) -> None:
    """For normally distributed numbers, the interval contains the mean 95 times in 100."""
    held, tries, dice = 0, 4000, random.Random(deals)
    for _ in range(tries):
        drawn = [dice.gauss(0, 1) for _ in range(deals)]
        spread = 1.96 * pstdev(drawn) / sqrt(deals)  # of the mean, if drawn again
        held += abs(fmean(drawn)) < widening(deals) * spread
    assert held / tries == pytest.approx(0.95, abs=0.015)


def test_more_games_make_intervals_narrower() -> None:
    few, many = (rate(NAMES, drawn(deals, random.Random(2)))["fair"] for deals in (10, 200))
    assert few.high - few.low > 3 * (many.high - many.low)


def test_who_always_wins_is_not_rated_without_doubt() -> None:
    games = [game(("strong", "weak"), (1, 0), deal) for deal in range(10)]
    found = rate(("strong", "weak"), games)
    assert found["strong"].low > found["weak"].high
    assert found["strong"].high - found["strong"].low > 100


def test_games_of_one_deal_are_not_taken_for_many() -> None:
    """Forty games of one deal say less than forty deals."""
    once = [game(("strong", "weak"), (1, deal % 4 == 0), deal) for deal in range(40)]
    often = [game(("strong", "weak"), (1, deal // 20), deal // 20) for deal in range(40)]
    sure, unsure = (rate(("strong", "weak"), games)["strong"] for games in (once, often))
    assert unsure.high - unsure.low > 2 * (sure.high - sure.low)


def test_two_deals_that_agree_prove_nothing() -> None:
    games = [
        game(("strong", "weak"), (number < 13, number >= 13), deal)
        for deal in range(2)
        for number in range(20)
    ]
    found = rate(("strong", "weak"), games)
    assert found["strong"].low < found["weak"].high


def test_equal_points_count_half_and_twins_not_at_all() -> None:
    found = ahead(game(("a", "b", "a"), (5, 5, 9), 0))
    assert found == {("a", "b"): 1.5, ("b", "a"): 0.5}


@pytest.mark.parametrize("scores", [(7, 3, 3, 1), (1, 3, 3, 7)])
def test_a_row_counts_wins_shares_margins_and_times(scores: tuple[int, ...]) -> None:
    found = {row.bot: row for row in rows(("a", "b"), [game(("a", "b", "b", "a"), scores, 0)])}
    assert found["a"].games == 2
    assert found["a"].wins == 1
    assert found["a"].share == 2.0
    assert found["a"].margin == -found["b"].margin == pytest.approx(2 / 3)
    assert (found["a"].typical, found["a"].slow) == (30, 30)
    assert isinstance(found["b"].rating, Rating)
    assert found["b"].wins == 0
