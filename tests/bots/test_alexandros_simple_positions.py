"""The bot `simple` of Alexandros in clear cases.

The bot plays Red, who holds the west, worth 3; Yellow holds the middle, worth 4; next to it,
land worth 6 is free.
"""

from __future__ import annotations

import random

from satrap.bots.alexandros.simple import Simple
from tests.alexandros.boards import (
    RED,
    YELLOW,
    AlexandrosMatch,
    acting,
    begin,
    cut,
    dump,
    parts,
    ribbon,
    strip,
)
from tests.bots.three_lands import FREE, LAND, OF_RED, OF_YELLOW, WALLS, table


def choice(match: AlexandrosMatch, seed: int = 0) -> str:
    """Return the bot's choice for the seat in turn."""
    (seat,) = match.waiting()
    return str(Simple().choose(match.view(seat), match.legal(seat), random.Random(seed)))


def turn(match: AlexandrosMatch) -> list[str]:
    """Let the bot play until the seat in turn has changed or the match is over."""
    (seat,), chosen = match.waiting(), []
    while match.waiting() == (seat,):
        chosen.append(choice(match))
        match.play_text(seat, chosen[-1])
    return chosen


def test_it_levies_when_that_wins_at_once() -> None:
    match = table(scores=[97, 50])
    assert "levy temple" in turn(match)
    assert match.outcome and match.outcome.winners == (RED,)


def test_it_does_not_levy_when_that_loses_at_once() -> None:
    assert "levy temple" not in turn(table(scores=[97, 99], actions=1))


def test_it_does_not_levy_when_behind_in_taxes() -> None:
    match = table(guards=[[FREE], [OF_RED, OF_YELLOW]], hands=[["lyre", "lyre"], []])
    assert "levy lyre" not in turn(match)


def test_it_levies_when_far_ahead_in_taxes() -> None:
    match = table(guards=[[OF_RED, FREE], [OF_YELLOW]], hands=[["temple", "temple"], []])
    assert "levy temple" in turn(match)


def test_it_occupies_a_free_province_of_good_value() -> None:
    match = table()
    assert f"occupy {FREE}" in turn(match)
    assert parts(match)[FREE] == (7, 6, RED)


def test_it_takes_a_province_over_when_it_can_pay() -> None:
    match = table(guards=[[], [FREE]], hands=[["lyre", "lyre", "soldier"], []])
    assert f"takeover {FREE}" in turn(match)


def test_in_the_last_turn_only_points_count() -> None:
    """Land that will never be taxed is left alone; a levy that helps is not."""
    match = table(turn={"ending": "red_wall", "actions": 1}, guards=[[OF_RED], []])
    assert turn(match) == ["levy temple"]


def test_it_sets_down_no_more_guards_than_it_lacks_cards() -> None:
    match = acting(
        ribbon("TTH....." + "...."), walls=[cut(8)], hands=[["temple"], []], deck=["lyre"] * 6
    )
    assert turn(match)[-1] == "pay"
    assert len(dump(match)["guards"][RED]) == 2


def test_it_guards_the_space_that_alexander_would_march_to() -> None:
    land, cards = ribbon("..L...L..." + "...."), [["lyre"], []]
    match = acting(land, walls=[cut(10)], alexander="a7", hands=cards, deck=["horse"] * 6)
    turn(match)
    assert dump(match)["guards"][RED] == [strip(7)]


def test_it_gives_the_loser_nothing_to_come_back_with() -> None:
    gift = {"loser": YELLOW, "cards": ["temple", "soldier", "lyre"], "given": []}
    match = begin(
        LAND,
        players=3,
        walls=WALLS,
        guards=[[OF_RED], [FREE], []],
        turn={"phase": "give", "actions": 1, "gift": gift},
    )
    assert choice(match) == "give soldier"


def test_it_closes_no_land_that_only_the_next_seat_can_claim() -> None:
    """A march to b7 would cut off the west, for which Yellow has the cards."""
    cards = ["lyre", "lyre", "horse", "horse"]
    known = [{"known": [0] * 5, "tokens": []}, {"known": [0, 0, 2, 2, 0], "tokens": []}]
    match = begin(
        ribbon("LLHHT......." + "STTHHLLAATT"),
        alexander="a6",
        hands=[[], cards],
        traces=known,
        eras=[{"cards": [0, 0, 2, 2, 6], "seen": [0, 0, 2, 2, 0]}],
        drawn=[[[0] * 5], [[0] * 5]],
        deck=["soldier"] * 6,
        turn={"phase": "point", "marching": {"targets": [strip(13)], "space": strip(13)}},
    )
    assert {choice(match, seed) for seed in range(20)} <= {"point a7", "point a8"}
