"""What any rating has to obey, for all matches and all ratings before them."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from satrap.server.ratings.match import Entrant, Player, is_too_easy, rate
from satrap.server.ratings.model import MEAN, NEW, SIGMA, Rating, chance, rated

RATINGS = st.builds(
    Rating, st.floats(500, 2500, allow_nan=False), st.floats(20, SIGMA, allow_nan=False)
)
FIELDS = st.integers(2, 5).flatmap(
    lambda n: st.tuples(
        st.lists(RATINGS, min_size=n, max_size=n),
        st.lists(st.integers(1, n), min_size=n, max_size=n),
    )
)
LITTLE = 1e-6


def players(count: int) -> list[Player]:
    return [Player(f"p{number}") for number in range(count)]


def test_two_tied_winners_of_five_are_equal_and_above_third() -> None:
    one, other, third, *_ = rated([NEW] * 5, [1, 1, 3, 4, 5])
    assert one == other and one.mu > third.mu > NEW.mu - LITTLE


def test_the_default_model_rates_two_tied_winners_below_third() -> None:
    model = PlackettLuce(mu=MEAN, sigma=SIGMA, beta=SIGMA / 2, tau=4)
    found = model.rate([[model.rating()] for _ in range(5)], ranks=[1, 1, 3, 4, 5])
    ((one,), (other,), (third,), *_) = found
    assert one.mu == other.mu < third.mu  # why it is not used


@given(FIELDS)
def test_the_order_of_seats_is_irrelevant(field: tuple[list[Rating], list[int]]) -> None:
    ratings, places = field
    plain = rated(ratings, places)
    for order in list(permutations(range(len(places))))[:24]:
        mixed = rated([ratings[seat] for seat in order], [places[seat] for seat in order])
        for seat, found in zip(order, mixed, strict=True):
            assert found == pytest.approx(plain[seat], abs=LITTLE)


@given(st.integers(2, 5), RATINGS)
def test_ties_of_equals_are_equal(count: int, rating: Rating) -> None:
    for found in rated([rating] * count, [1] * count):
        assert found.mu == pytest.approx(rating.mu)


@given(FIELDS.filter(lambda field: len(field[0]) > 2), RATINGS, st.integers(1, 5))
def test_equals_who_tie_stay_equal_whoever_else_plays(
    field: tuple[list[Rating], list[int]], equal: Rating, place: int
) -> None:
    ratings, places = [equal, equal, *field[0][2:]], [place, place, *field[1][2:]]
    one, other, *_ = rated(ratings, places)
    assert one == pytest.approx(other)


@given(RATINGS, RATINGS)
def test_a_tie_brings_unequals_closer_and_does_not_swap_them(one: Rating, other: Rating) -> None:
    weak, strong = sorted((one, other), key=lambda each: each.mu)
    low, high = rated([weak, strong], [1, 1])
    assert low.mu >= weak.mu - LITTLE and high.mu <= strong.mu + LITTLE
    if weak.sigma == strong.sigma:
        assert low.mu <= high.mu + LITTLE


@given(FIELDS)
def test_uncertainty_shrinks_with_play(field: tuple[list[Rating], list[int]]) -> None:
    for before, after in zip(field[0], rated(*field), strict=True):
        assert after.sigma <= before.sigma


def test_who_plays_much_is_known_well() -> None:
    one, other = NEW, NEW
    for match in range(40):
        one, other = rated([one, other], [1 + match % 2, 2 - match % 2])
    assert one.margin < NEW.margin / 4 and not one.is_provisional and NEW.is_provisional


@given(FIELDS)
def test_a_win_never_lowers_and_a_loss_never_raises(
    field: tuple[list[Rating], list[int]],
) -> None:
    ratings, places = field
    for before, after, place in zip(ratings, rated(ratings, places), places, strict=True):
        if place < min(places) + 1 and places.count(place) == 1:
            assert after.mu >= before.mu - LITTLE
        if place == max(places) and places.count(place) == 1:
            assert after.mu <= before.mu + LITTLE


def test_four_hundred_points_are_odds_of_ten_to_one() -> None:
    assert chance(Rating(1900, 0), Rating(1500, 0)) == pytest.approx(10 / 11)
    assert chance(NEW, NEW) == 0.5


# People who leave


LEFT = st.integers(3, 5).flatmap(
    lambda n: st.tuples(st.permutations(range(1, n + 1)), st.integers(0, n - 1), RATINGS, RATINGS)
)
UNEQUAL = st.integers(3, 5).flatmap(
    lambda n: st.tuples(
        st.lists(RATINGS, min_size=n, max_size=n),
        st.lists(st.integers(1, n), min_size=n, max_size=n),
        st.integers(0, n - 1),
        RATINGS,
        RATINGS,
    )
)


@given(UNEQUAL)
def test_who_the_leaver_was_is_all_one_to_others_of_any_strength(
    field: tuple[list[Rating], list[int], int, Rating, Rating],
) -> None:
    ratings, places, gone, another, bot = field
    who = players(len(places))
    heir = Player("", "companion")
    entrants = [Entrant(each, place) for each, place in zip(who, places, strict=True)]
    entrants[gone] = Entrant(who[gone], places[gone], has_left=True, heir="companion")
    before = dict(zip(who, ratings, strict=True)) | {heir: bot}
    after, other = rate(entrants, before), rate(entrants, before | {who[gone]: another})
    stayed = [each for each in who if each != who[gone]]
    seats = [*(before[each] for each in stayed), bot]
    reached = [place for seat, place in enumerate(places) if seat != gone]
    for player, found in zip(stayed, rated(seats, [*reached, places[gone]]), strict=False):
        assert after[player] == other[player] == found  # as if the bot had always sat there


@given(UNEQUAL)
def test_of_two_equals_a_leaver_helps_neither(
    field: tuple[list[Rating], list[int], int, Rating, Rating],
) -> None:
    ratings, places, gone, equal, bot = field
    who = players(len(places))
    before = dict(zip(who, ratings, strict=True)) | {Player("", "companion"): bot}
    one, other = [seat for seat in range(len(who)) if seat != gone][:2]
    before |= {who[one]: equal, who[other]: equal}
    entrants = [Entrant(each, place) for each, place in zip(who, places, strict=True)]
    entrants[gone] = Entrant(who[gone], places[gone], has_left=True, heir="companion")
    after = rate(entrants, before)
    apart = after[who[one]].mu - after[who[other]].mu
    wanted = places[other] - places[one]  # whoever came out ahead is ahead
    assert abs(apart) < LITTLE if wanted == 0 else apart * wanted > -LITTLE


@given(LEFT)
def test_a_leaver_neither_helps_nor_hurts_the_order_of_the_others(
    left: tuple[list[int], int, Rating, Rating],
) -> None:
    places, gone, rating, bot = left
    who = players(len(places))
    before = dict.fromkeys(who, NEW) | {Player("", "companion"): bot}
    entrants = [Entrant(each, place) for each, place in zip(who, places, strict=True)]
    others = [each for each in entrants if each.player != who[gone]]
    wanted = [each.player for each in sorted(others, key=lambda each: each.place)]
    entrants[gone] = Entrant(who[gone], places[gone], has_left=True, heir="companion")
    strong = rate(entrants, before | {who[gone]: rating})
    weak = rate(entrants, before | {who[gone]: Rating(900, 60)})
    for found in (strong, weak, rate(others, before)):
        assert sorted(wanted, key=lambda each: -found[each].mu) == wanted
    assert all(strong[each] == weak[each] for each in wanted)  # whoever it was that left


@given(LEFT)
def test_who_leaves_loses_even_if_the_bot_wins(
    left: tuple[list[int], int, Rating, Rating],
) -> None:
    places, gone, rating, bot = left
    who = players(len(places))
    before = dict.fromkeys(who, NEW) | {Player("", "satrap"): bot, who[gone]: rating}
    entrants = [Entrant(each, place) for each, place in zip(who, places, strict=True)]
    entrants[gone] = Entrant(who[gone], 1, has_left=True, heir="satrap")
    after = rate(entrants, before)
    assert after[who[gone]].mu < rating.mu + LITTLE
    assert Player("", "satrap") not in after  # the position was not its own


def test_the_others_are_rated_against_the_bot_that_took_over() -> None:
    ana, ben = players(2)
    left = [Entrant(ana, 1), Entrant(ben, 2, has_left=True, heir="hegemon")]
    bot = Player("", "hegemon")
    weak = rate(left, {ana: NEW, ben: NEW, bot: Rating(1200, 60)})
    strong = rate(left, {ana: NEW, ben: NEW, bot: Rating(2200, 60)})
    assert strong[ana].mu > weak[ana].mu and strong[ben] == weak[ben]


def test_giving_up_against_one_is_a_win_for_the_other() -> None:
    ana, ben = players(2)
    after = rate([Entrant(ana, 1), Entrant(ben, 2, has_left=True)], {ana: NEW, ben: NEW})
    assert after[ana] == rated([NEW, NEW], [1, 2])[0] and after[ben].mu < MEAN


def test_a_match_that_was_broken_off_rates_only_those_who_left() -> None:
    ana, ben = players(2)
    gone = Entrant(ben, 1, has_left=True)
    after = rate([Entrant(ana, 1), gone], {ana: NEW, ben: NEW}, is_whole=False)
    assert list(after) == [ben] and after[ben].mu < MEAN


def test_the_seats_of_one_level_share_a_rating() -> None:
    (ana,), bot = players(1), Player("", "recruit")
    entrants = [Entrant(ana, 2), Entrant(bot, 1), Entrant(bot, 3)]
    after = rate(entrants, {ana: NEW, bot: NEW})
    first, _, last = rated([NEW] * 3, [1, 2, 3])
    assert after[bot].mu == pytest.approx((first.mu + last.mu) / 2)


def test_beating_only_bots_that_are_far_weaker_proves_nothing() -> None:
    ana, ben = players(2)
    bot, sure = Player("", "recruit"), {ana: Rating(2000, 50), ben: NEW}
    alone = [Entrant(ana, 1), Entrant(bot, 2)]
    assert is_too_easy(alone, sure | {bot: Rating(1200, 50)})
    assert not is_too_easy(alone, sure | {bot: Rating(1900, 50)})
    assert not is_too_easy([*alone, Entrant(ben, 3)], sure | {bot: Rating(1200, 50)})
