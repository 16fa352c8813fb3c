"""Points and tie-breaks, on examples worked out by hand."""

from __future__ import annotations

from fractions import Fraction

from satrap.server.cups.points import WHOLE, points, rank
from satrap.server.cups.standings import Line, Played, Tie, buchholz, standings, ties

HALF = WHOLE // 2


def game(sitting: tuple[int, ...], *scores: int) -> Played:
    """Return a table where the highest score has won."""
    ranks = [sum(other > score for other in scores) for score in scores]
    return Played(sitting, ranks, points(ranks), scores)


def places(lines: list[Line]) -> dict[int, int]:
    return {line.player: line.place for line in lines}


def test_two_share_a_point() -> None:
    assert points([0, 1]) == (WHOLE, 0)
    assert points([0, 0]) == (HALF, HALF)


def test_at_larger_tables_the_steps_are_equal_and_ties_are_shared() -> None:
    assert points([0, 1, 2]) == (WHOLE, HALF, 0)
    assert points([3, 1, 0, 2]) == (0, WHOLE * 2 // 3, WHOLE, WHOLE // 3)
    assert points([0, 0, 2]) == (WHOLE * 3 // 4, WHOLE * 3 // 4, 0)
    assert points([0, 1, 1, 1, 4]) == (WHOLE, HALF, HALF, HALF, 0)


def test_all_points_of_a_table_are_given_out() -> None:
    for seats in range(2, 6):
        for ranks in ([0] * seats, list(range(seats)), [0, *[1] * (seats - 1)]):
            assert sum(points(ranks)) * 2 == WHOLE * seats


def test_a_free_round_brings_a_whole_point() -> None:
    assert points([0]) == (WHOLE,)


def test_winners_come_first_then_scores_and_last_who_gave_up() -> None:
    assert rank([50, 70, 60], winners=[0]) == [0, 1, 2]
    assert rank([70, 70, 60], winners=[0, 1]) == [0, 0, 2]
    assert rank([90, 40, 60], winners=[2], behind=[0]) == [2, 1, 0]


def test_who_won_against_the_other_is_ahead() -> None:
    lines = standings([0, 1, 2, 3], [game((0, 1), 1, 9), game((0, 2), 9, 1), game((1, 3), 1, 9)])
    assert places(lines)[1] < places(lines)[0]


def test_head_to_head_does_not_count_if_some_have_not_met() -> None:
    played = [game((0, 1), 1, 9), game((2, 3), 9, 1), game((0, 3), 9, 1), game((1, 4), 1, 9)]
    lines = {line.player: line for line in standings(range(5), played)}
    assert {player for player in lines if lines[player].points == WHOLE} == {0, 1, 2, 4}
    assert lines[0].buchholz == WHOLE + 0
    assert lines[4].buchholz == WHOLE
    assert lines[1].buchholz == 2 * WHOLE
    assert lines[1].place == 1, "its opponents have most points"


def test_buchholz_is_the_points_of_the_opponents_together() -> None:
    played = [game((0, 1, 2), 30, 20, 10), game((0, 3), 9, 1), game((2, 3), 5, 5)]
    assert buchholz(0, played) == HALF + HALF + HALF
    assert buchholz(3, played) == 2 * WHOLE + HALF


def test_a_free_round_counts_like_an_equal_opponent() -> None:
    alone = Played((0,), [0], points([0]), [0])
    assert buchholz(0, [alone, game((0, 1), 5, 5)]) == WHOLE + HALF + HALF


def test_more_of_the_scores_decides_at_last_and_equals_share_a_place() -> None:
    played = [game((0, 1), 60, 40), game((2, 3), 70, 30), game((4, 5), 60, 40)]
    assert places(standings(range(6), played)) == {2: 1, 0: 2, 4: 2, 1: 4, 5: 4, 3: 6}


def test_whoever_dropped_out_comes_after_those_who_stayed() -> None:
    lines = standings([0, 1, 2], [game((0, 1), 9, 1), game((0, 2), 9, 1)], dropped={0})
    assert places(lines)[0] == 3


def test_in_a_knockout_how_far_somebody_got_counts_first() -> None:
    lines = standings([0, 1], [game((0, 1), 9, 1)], level={0: 1, 1: 2})
    assert [line.player for line in lines] == [1, 0]


def test_each_tie_says_what_has_decided() -> None:
    played = [game((0, 1), 60, 40), game((2, 3), 70, 30), game((4, 5), 60, 40)]
    assert ties(range(6), played) == [
        Tie(2, 0, "share", Fraction(7, 10), Fraction(3, 5)),
        Tie(5, 3, "share", Fraction(2, 5), Fraction(3, 10)),
    ], "who is equal in everything shares a place, and needs no reason"


def test_a_tie_is_decided_by_the_first_that_differs() -> None:
    played = [game((0, 1), 9, 1), game((1, 2), 9, 1)]
    assert ties(range(3), played) == [Tie(0, 1, "met", Fraction(WHOLE), Fraction(0))]
    circle = [game((0, 1), 5, 1), game((1, 2), 5, 1), game((2, 0), 5, 1)]
    assert ties(range(3), circle) == [], "all of them share the place"


def test_what_divides_a_part_again_leaves_why_it_is_behind() -> None:
    played = [game((0, 3), 6, 4), game((1, 4), 6, 4), game((2, 5), 7, 3), game((3, 6), 9, 1)]
    told = [(tie.ahead, tie.behind, tie.by) for tie in ties(range(7), played)]
    assert told[:3] == [(3, 0, "share"), (0, 2, "buchholz"), (2, 1, "share")]


def test_whoever_dropped_out_is_tied_with_nobody_who_stayed() -> None:
    assert ties([0, 1], [game((0, 1), 5, 5)], dropped={0}) == []
    assert ties([0, 1], [game((0, 1), 9, 1)], dropped={0}) == []
