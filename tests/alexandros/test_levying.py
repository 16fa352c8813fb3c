"""EN, Levy taxes; The game ends: one card, and every seat scores."""

from __future__ import annotations

import pytest

from satrap.core.errors import MatchOver
from satrap.core.game import Json
from satrap.games.alexandros.events import TaxesLevied
from tests.alexandros.boards import (
    PRESETS,
    RED,
    YELLOW,
    AlexandrosMatch,
    acting,
    cut,
    dump,
    ended,
    events_of,
    hand,
    legal,
    options_of,
    play,
    ribbon,
    strip,
    why_not,
)

editions = pytest.mark.parametrize("preset", PRESETS)
# Three provinces: Red's worth 3, Yellow's worth 4, Blue's worth 2, each held by one guard.
LAND = ribbon("T..." + "H...." + "L..")
OF_RED, OF_YELLOW, OF_BLUE = strip(1), strip(5), strip(10)


def scores(*points: int, seat: int = RED, card: str = "temple", **rest: Json) -> AlexandrosMatch:
    """Each seat has one guard on the board and these points; the seat in turn has the card."""
    players = len(points)
    hands: list[list[str]] = [[] for _ in points]
    hands[seat] = [card, "amphora"]
    position: Json = {"walls": [cut(4), cut(9)], "hands": hands, "deck": ["soldier"] * 4}
    position["guards"] = [[OF_RED], [OF_YELLOW], [OF_BLUE]][:players]
    position["scores"] = list(points)
    return acting(LAND, players=players, seat=seat, **(position | rest))


@editions
def test_a_levy_costs_a_card_that_matches_an_own_guard(preset: str) -> None:
    match = scores(0, 0, 0, preset=preset)
    assert options_of(match, "levy") == {"temple"}
    play(match, "levy temple")
    assert dump(match)["discard"] == ["temple"]
    assert hand(match, RED) == ["amphora"]


@editions
def test_every_seat_scores_without_a_card_and_cannot_refuse(preset: str) -> None:
    match = scores(0, 0, 0, preset=preset)
    (levied,) = events_of(play(match, "levy temple"), TaxesLevied)
    assert isinstance(levied, TaxesLevied)
    assert levied.gains == (3, 4, 2)
    assert dump(match)["scores"] == [3, 4, 2]
    assert [len(cards) for cards in dump(match)["hands"]] == [1, 0, 0]


@editions
def test_only_once_in_a_turn_but_again_in_the_next(preset: str) -> None:
    """Edge 16."""
    match = scores(0, 0, 0, preset=preset, turn={"levied": True})
    assert not options_of(match, "levy")
    assert why_not(match, "levy temple") == "levied-already"
    again = scores(0, 0, 0, preset=preset, turn={"number": 4})
    assert options_of(again, "levy") == {"temple"}


@editions
def test_a_levy_needs_a_guard_on_the_symbol_of_the_card(preset: str) -> None:
    match = scores(0, 0, 0, card="horse", preset=preset)
    assert not options_of(match, "levy"), "the horse is Yellow's"
    assert why_not(match, "levy horse") == "levy-no-guard"
    assert why_not(match, "levy lyre") == "card-not-held"


@editions
def test_without_a_guard_on_the_board_nobody_levies_or_scores(preset: str) -> None:
    """Edge 6."""
    match = scores(0, 0, 0, preset=preset, guards=[[], [OF_YELLOW], [OF_BLUE]])
    assert not options_of(match, "levy")
    other = scores(0, 0, 0, preset=preset, guards=[[], [OF_YELLOW], []], seat=YELLOW, card="horse")
    play(other, "levy horse")
    assert dump(other)["scores"] == [0, 4, 0]


@editions
def test_two_guards_earn_no_tax(preset: str) -> None:
    land = ribbon("T..H" + ".....")
    guards: Json = [[strip(1), strip(4)], []]
    match = acting(land, preset=preset, walls=[cut(4)], guards=guards, hands=[["horse"], []])
    play(match, "levy horse")
    assert dump(match)["scores"] == [0, 0], "a levy that scores nothing is legal"


@editions
def test_all_guards_on_the_board_can_levy(preset: str) -> None:
    """Edge 5."""
    land = ribbon("T.." + "H.." + "L.." + "S..")
    guards: Json = [[strip(n) for n in (1, 4, 7, 10)], []]
    walls = [cut(3), cut(6), cut(9)]
    match = acting(land, preset=preset, walls=walls, guards=guards, hands=[["soldier"], []])
    play(match, "levy soldier")
    assert dump(match)["scores"] == [8, 0]


def test_the_score_sheet_tells_where_the_points_came_from() -> None:
    match = scores(0, 0, 0)
    play(match, "levy temple")
    lines = [(tax["seat"], tax["province"], tax["points"]) for tax in dump(match)["taxes"]]
    assert lines == [(0, OF_RED, 3), (1, OF_YELLOW, 4), (2, OF_BLUE, 2)]


# A hundred points: ruling ALX-10, option end100.


@editions
def test_a_hundred_points_end_the_match_at_once_after_the_whole_levy(preset: str) -> None:
    """Edge 11, edge 16: the second action is lost, but everybody has scored."""
    match = scores(97, 10, 10, preset=preset)
    play(match, "levy temple")
    assert ended(match) == "hundred"
    assert dump(match)["scores"] == [100, 14, 12]
    with pytest.raises(MatchOver):
        match.play_text(RED, "draw")


@editions
def test_ninety_nine_points_end_nothing(preset: str) -> None:
    match = scores(96, 10, 10, preset=preset)
    play(match, "levy temple")
    assert not ended(match)
    assert dump(match)["scores"] == [99, 14, 12]


@editions
def test_another_seat_can_reach_the_hundred(preset: str) -> None:
    """Edge 11: a seat that is not in turn."""
    match = scores(10, 97, 10, preset=preset)
    play(match, "levy temple")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores) == ((YELLOW,), (13, 101, 12))


@editions
def test_several_can_pass_the_hundred_and_the_most_points_win(preset: str) -> None:
    """Edge 11: scores are not cut at 100."""
    match = scores(98, 99, 98, preset=preset)
    play(match, "levy temple")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores) == ((YELLOW,), (101, 103, 100))


@pytest.mark.parametrize(
    ("value", "points", "is_over"),
    [
        ("after_levy", [101, 103, 100], True),
        ("first_to_reach", [101, 99, 98], True),
        ("end_of_turn", [101, 103, 100], False),
    ],
)
def test_every_value_of_end100(value: str, points: list[int], is_over: bool) -> None:
    """Ruling ALX-10."""
    match = scores(98, 99, 98, options={"end100": value})
    play(match, "levy temple")
    assert dump(match)["scores"] == points
    assert (match.outcome is not None) == is_over
    if not is_over:
        play(match, "draw")
    assert ended(match) == "hundred"


def test_the_first_to_reach_is_looked_for_clockwise_from_the_seat_in_turn() -> None:
    """Ruling ALX-10: Yellow levies, Blue comes next and reaches 100, Red scores nothing more."""
    match = scores(99, 10, 98, seat=YELLOW, card="horse", options={"end100": "first_to_reach"})
    play(match, "levy horse")
    assert match.outcome is not None
    assert match.outcome.scores == (99, 14, 100)
    assert match.outcome.winners == (2,)


def test_the_first_to_reach_lets_all_score_while_nobody_reaches() -> None:
    match = scores(10, 10, 10, options={"end100": "first_to_reach"})
    play(match, "levy temple")
    assert dump(match)["scores"] == [13, 14, 12]


def test_the_whole_turn_is_finished_under_end_of_turn() -> None:
    match = scores(98, 99, 98, options={"end100": "end_of_turn"})
    play(match, "levy temple")
    assert "draw" in legal(match)
    play(match, "draw")
    assert match.outcome is not None
    assert len(hand(match, RED)) == 2


@editions
def test_a_red_wall_and_a_hundred_points_in_one_turn(preset: str) -> None:
    """Edge 11."""
    match = scores(98, 10, 10, preset=preset, turn={"ending": "red_wall"})
    play(match, "levy temple")
    assert ended(match) == "hundred", "immediately: the other action is lost"


@editions
def test_equal_points_share_the_win(preset: str) -> None:
    """Ruling ALX-14, edge 11."""
    match = scores(98, 97, 10, preset=preset)
    play(match, "levy temple")
    assert match.outcome is not None
    assert match.outcome.winners == (RED, YELLOW)
    assert match.outcome.scores == (101, 101, 12)
