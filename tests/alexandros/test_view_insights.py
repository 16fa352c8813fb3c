"""What a seat's view adds to what is open: where its cards lead, what provinces cost it."""

from __future__ import annotations

from satrap.core.game import PUBLIC, Json
from satrap.games.alexandros import GAME
from satrap.games.alexandros.events import Occupied
from tests.alexandros.boards import (
    RED,
    YELLOW,
    AlexandrosMatch,
    acting,
    begin,
    cut,
    events_of,
    legal,
    play,
    ribbon,
    strip,
)

# West of the wall: two temples, a horse and four open spaces; east of it: one lyre.
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
    assert (west["removal"], west["lacking"], west["is_payable"]) == ([], ["horse"], True)


def test_a_province_says_with_how_many_guards_and_cards_it_would_do() -> None:
    match = acting(LAND, walls=[WALL], hands=[["temple", "temple"], []])
    west = shown(match, RED)["costs"][TEMPLE]
    assert (west["guards"], west["cards"]) == (1, 2)
    told = play(match, f"occupy {strip(3)}", "pay")
    assert len(events_of(told, Occupied)[0].cards) == 2  # type: ignore[attr-defined]


def test_land_that_takes_more_than_anybody_will_pay_is_open() -> None:
    match = acting(ribbon("TAHLS" * 7 + "..L.."), walls=[cut(36)])
    for observer in (RED, PUBLIC):
        assert [part["is_open"] for part in shown(match, observer)["provinces"]] == [True, False]


def test_a_province_says_what_a_levy_would_bring() -> None:
    lone = acting(LAND, walls=[WALL], guards=[[TEMPLE], []])
    assert [part["tax"] for part in shown(lone, PUBLIC)["provinces"]] == [4, 0]
    both = acting(LAND, walls=[WALL], guards=[[TEMPLE, strip(3)], [LYRE]])
    assert [part["tax"] for part in shown(both, PUBLIC)["provinces"]] == [0, 4]


def test_cards_of_the_hand_say_where_they_would_serve() -> None:
    match = acting(LAND, walls=[WALL], hands=[["temple", "temple"], []])
    serves = shown(match, RED)["serves"]
    assert serves == {"temple": [strip(1), strip(6)]}
    assert shown(match, YELLOW)["serves"] == {}
    play(match, f"occupy {strip(3)}")
    assert shown(match, RED)["serves"] == {"temple": [strip(1), strip(6)]}


def test_a_card_serves_where_a_guard_can_levy_taxes_with_it() -> None:
    match = acting(LAND, walls=[WALL], guards=[[LYRE], []], hands=[["lyre", "lyre"], []])
    assert shown(match, RED)["serves"] == {"lyre": [LYRE]}
    play(match, "levy lyre")
    assert shown(match, RED)["serves"] == {"lyre": []}


def test_an_occupied_province_says_what_drives_its_guards_out() -> None:
    guards = [[], [LYRE]]
    match = acting(LAND, walls=[WALL], guards=guards, hands=[["lyre"], []])
    east = next(cost for cost in shown(match, RED)["costs"].values() if cost["removal"])
    assert (east["removal"], east["lacking"]) == (["lyre"] * 2, ["lyre"] * 2)
    assert not east["is_payable"]


def test_what_a_province_costs_is_told_to_the_seat_alone_and_not_of_its_own() -> None:
    match = acting(LAND, walls=[WALL], guards=[[], [LYRE]], hands=[["lyre"], []])
    assert "costs" not in shown(match, PUBLIC)
    assert len(shown(match, RED)["costs"]) == 2
    assert len(shown(match, YELLOW)["costs"]) == 1


def test_without_an_action_left_cards_serve_nowhere() -> None:
    match = acting(
        LAND,
        walls=[WALL],
        guards=[[LYRE], []],
        hands=[["temple", "temple"], []],
        options={"retrieve_cost": "free"},
        deck=["lyre", "lyre", "lyre"],
    )
    assert shown(match, RED)["serves"]["temple"] == [strip(1), strip(6)]
    play(match, "draw", "draw")
    serves = shown(match, RED)["serves"]
    assert serves["temple"] == []
    assert not any(serves.values())
