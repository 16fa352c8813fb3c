"""No turn ends by itself: a press that would end it waits for “End turn”, and can be taken back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import PHONE, Person
from tests.browser.tables import CARDS, SECRETS, SURELY, end_turn, seat_bots, until, view_of
from tests.server.api.people import Guest

TOUCH: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True}
# One action is left: Ana takes a card.
ONE_ACTION: dict[str, Any] = {
    "walls": ["b2-c3", "c3-d3", "d3-e3"],
    "alexander": "e3",
    "display": ["temple", "temple"],
    "hands": [["amphora", "lyre"], ["temple"]],
    "turn": {"phase": "act", "actions": 1},
}
# One army stands on the only site for which Ana has a cube.
ONE_SITE: dict[str, Any] = {
    "turn": {"region": 2, "phase": "build", "seat": 0, "order": [1, 0]},
    "armies": [{"hellespontine_phrygia": 1}, {"phrygia": 1}],
    "boxes": [[0, 0, 1, 0], [0, 0, 4, 4]],
    "spent": [13, 6],
}


def sit_down(house: House, visit: Visit, game: str, position: dict[str, Any], **rest: Any) -> Any:
    guest = Guest(house, "Ana")
    starter: dict[str, Any] = {"starter": 0} if game == CARDS else {}
    table = seat_bots(guest, game, "recruit", position=position, **starter)
    return visit(guest=guest, **rest).go(f"/table/{table}")


def waits(person: Person, ply: int, key: str = "web-last-action", **values: int) -> None:
    """See that the last action waits, and says so."""
    expect(person.page.locator(".now .prompt")).to_have_text(person.words(key, **values))
    expect(person.page.locator(".end")).to_have_text(person.words("web-end-turn"))
    person.page.wait_for_timeout(700)  # nothing happens by itself
    assert view_of(person)["match"]["ply"] == ply


@pytest.mark.parametrize("rest", [{}, TOUCH], ids=["mouse", "touch"])
def test_the_last_card_waits_for_the_end_of_the_turn(
    house: House, visit: Visit, rest: dict[str, Any]
) -> None:
    ana = sit_down(house, visit, CARDS, ONE_ACTION, **rest)
    ply = until(ana, lambda view: view["match"]["legal"])["match"]["ply"]
    card = ana.page.locator("[data-spot^=display].glow").first
    card.click()
    waits(ana, ply)
    expect(ana.page.locator("[data-spot^=hand-]")).to_have_count(3)  # it is shown as done
    expect(ana.page.locator(".glow")).to_have_count(0)  # and nothing else can be pressed
    ana.button("web-undo").click()
    expect(ana.page.locator(".end.last")).to_have_count(0)
    expect(ana.page.locator("[data-spot^=hand-]")).to_have_count(2)
    card.click()
    waits(ana, ply)
    end_turn(ana)
    until(ana, lambda view: view["match"]["view"]["turn"]["number"] > 1)


@pytest.mark.parametrize("rest", [{}, TOUCH], ids=["mouse", "touch"])
def test_a_turn_with_an_action_left_ends_only_after_a_question(
    house: House, visit: Visit, rest: dict[str, Any]
) -> None:
    ana = sit_down(house, visit, CARDS, ONE_ACTION, **rest)
    ply = until(ana, lambda view: view["match"]["legal"])["match"]["ply"]
    question = ana.page.get_by_text(ana.words("web-end-early"))
    quiet, end = ana.page.locator(".end.early"), ana.page.locator(".end:not([aria-disabled=true])")
    expect(quiet).to_be_visible()
    end.click()
    expect(question).to_be_visible()
    expect(ana.button("web-end-anyway")).to_be_focused()
    ana.page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    assert view_of(ana)["match"]["ply"] == ply
    ana.page.locator("[data-spot^=display].glow").first.click()
    waits(ana, ply)
    expect(quiet).to_have_count(0)
    ana.button("web-undo").click()
    end.click()
    ana.press("web-end-anyway")
    until(ana, lambda view: view["match"]["view"]["turn"]["number"] > 1)


def test_the_last_province_is_shown_as_taken(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, CARDS, ONE_ACTION)
    ply = until(ana, lambda view: view["match"]["legal"])["match"]["ply"]
    ana.page.locator("[data-choice][data-province]").click()
    ana.page.locator("[data-bubble] [data-choice=confirm]").click()
    waits(ana, ply)
    expect(ana.page.locator("[data-bubble]")).to_have_count(0)
    expect(ana.page.locator("[data-spot^=hand-]")).to_have_count(1)
    end_turn(ana)
    until(ana, lambda view: view["match"]["ply"] > ply)


def test_what_the_last_province_pays_is_foreseen(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, CARDS, ONE_ACTION)
    levy = ana.page.locator("[data-chip='0'] .levy b")
    expect(levy).to_have_text("+0")
    ana.page.locator("[data-choice][data-province]").click()
    ana.page.locator("[data-bubble] [data-choice=confirm]").click()
    expect(ana.page.locator(".end.last")).to_be_visible()
    expect(levy).to_have_text("+2")


@pytest.mark.parametrize("rest", [{}, TOUCH], ids=["mouse", "touch"])
def test_a_card_drawn_last_lies_face_down_in_the_hand(
    house: House, visit: Visit, rest: dict[str, Any]
) -> None:
    ana = sit_down(house, visit, CARDS, {**ONE_ACTION, "deck": ["horse"] * 9}, **rest)
    ply = until(ana, lambda view: view["match"]["legal"])["match"]["ply"]
    unseen = ana.page.locator("[data-spot=unseen]")
    expect(unseen).to_have_count(0)
    ana.page.locator("[data-spot=deck].glow").click()
    expect(unseen).to_be_visible()
    waits(ana, ply, "web-alx-last-drawn")
    ana.button("web-undo").click()
    expect(unseen).to_have_count(0)


# A levy of two points would be the hundredth.
ALMOST: dict[str, Any] = {
    **ONE_ACTION,
    "guards": [["c2d"], []],
    "scores": [98, 3],
}


def test_the_hundredth_point_says_that_it_wins(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, CARDS, ALMOST)
    ply = until(ana, lambda view: view["match"]["legal"])["match"]["ply"]
    ana.page.locator("button.levy").click()
    waits(ana, ply, "web-alx-last-wins", points=100)


def test_the_last_building_waits_for_the_end_of_the_turn(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, SECRETS, ONE_SITE)
    ply = until(ana, lambda view: view["match"]["legal"])["match"]["ply"]
    ana.page.locator("[data-plate=hellespontine_phrygia] [data-plot=temple] .plus").click()
    waits(ana, ply)
    plot = ana.page.locator("[data-plate=hellespontine_phrygia] [data-plot=temple]")
    expect(plot.locator(".plus")).to_have_count(0)  # it is shown as laid
    expect(plot.locator(".piece")).to_have_count(1)
    expect(plot.locator(".built")).to_have_count(0)  # its points are counted after the turn
    expect(ana.page.locator(".score").first).to_have_text("0")
    expect(ana.page.locator("[data-tag='temple hellespontine_phrygia']")).to_be_visible()
    expect(ana.page.locator("[data-box=temple] .lifted")).to_have_count(1)
    expect(ana.page.locator("[data-box=temple] .left")).to_contain_text("×9")
    ana.page.wait_for_timeout(SURELY)  # after the table has opened
    ana.page.keyboard.press("e")
    until(ana, lambda view: view["match"]["ply"] > ply)
