"""What a seat's view says beyond what lies open: where its cards lead, what provinces cost it."""

from __future__ import annotations

from satrap.core.game import PUBLIC, Json
from satrap.games.alexandros import GAME
from tests.alexandros.boards import (
    RED,
    YELLOW,
    AlexandrosMatch,
    acting,
    begin,
    cut,
    legal,
    play,
    ribbon,
    strip,
)

# West of the wall two temples, a horse and four open spaces; east of it one lyre.
LAND = ribbon("T.H..T...L..")
TEMPLE, LYRE = strip(1), strip(10)
WALL = cut(7)


def shown(match: AlexandrosMatch, observer: int) -> dict[str, Json]:
    return dict(GAME.dump_view(match.view(observer)))


def test_every_card_that_can_move_alexander_says_where_it_leads() -> None:
    match = begin(LAND)
    reach = shown(match, RED)["reach"]
    assert list(reach) == legal(match)
    for action, spaces in reach.items():
        told = play(begin(LAND), action)
        assert spaces and told


def test_only_who_chooses_the_card_is_told_where_it_leads() -> None:
    match = begin(LAND)
    assert shown(match, YELLOW)["reach"] == {}
    assert "reach" not in shown(match, PUBLIC)
    assert shown(acting(LAND), RED)["reach"] == {}


def test_a_free_province_says_what_the_seat_lacks() -> None:
    match = acting(LAND, walls=[WALL], hands=[["temple", "temple"], []])
    west = shown(match, RED)["costs"][TEMPLE]
    assert west == {"removal": (), "lacking": ("horse",), "is_payable": True}


def test_an_occupied_province_says_what_drives_its_guards_out() -> None:
    guards = [[], [LYRE]]
    match = acting(LAND, walls=[WALL], guards=guards, hands=[["lyre"], []])
    east = next(cost for cost in shown(match, RED)["costs"].values() if cost["removal"])
    assert east == {"removal": ("lyre",) * 2, "lacking": ("lyre",) * 2, "is_payable": False}


def test_what_a_province_costs_is_told_to_the_seat_alone_and_not_of_its_own() -> None:
    match = acting(LAND, walls=[WALL], guards=[[], [LYRE]], hands=[["lyre"], []])
    assert "costs" not in shown(match, PUBLIC)
    assert len(shown(match, RED)["costs"]) == 2
    assert len(shown(match, YELLOW)["costs"]) == 1
