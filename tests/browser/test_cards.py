"""Touching the board: a place says what is there, and a line of the log shows its place."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.people import PHONE, Person
from tests.browser.playing import Hands
from tests.browser.tables import CARDS, SECRETS, my_turn, seat_bots, until, view_of
from tests.server.api.people import Guest

TOUCH: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True}


def sit_down(
    house: House, visit: Visit, game: str, position: dict[str, Any] | None = None, **rest: Any
) -> Person:
    guest = Guest(house, "Ana")
    starter: dict[str, Any] = {"starter": 0} if game == CARDS else {}
    if position:
        starter["position"] = position
    table = seat_bots(guest, game, "companion", **starter)
    return visit(guest=guest, **rest).go(f"/table/{table}")


def card(person: Person) -> Locator:
    return person.page.locator("foreignObject .card")


def test_the_plate_of_a_province_tells_what_stands_there(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, SECRETS, **TOUCH)
    thrace = ana.page.get_by_role("button", name="Thrace, ")
    expect(thrace).to_be_visible()
    expect(thrace).to_have_accessible_name(re.compile(r"Thrace, no\. 5, .*Macedonia \(free\)"))


@pytest.mark.parametrize("game", (CARDS, SECRETS))
def test_a_line_of_the_log_shows_its_place(house: House, visit: Visit, game: str) -> None:
    ana = sit_down(house, visit, game, settings={"confirm": "off"})
    log = ana.page.get_by_role("list", name=ana.words("web-panel-log"))
    hands, lines = Hands(ana), log.get_by_role("button")
    ana.open_tab("log")
    while not lines.count():
        seen = hands.awaited()
        hands.press(hands.liked(seen))
        hands.wire.settle()
    shown = ana.page.locator(".looked")
    expect(shown).to_have_count(0)
    lines.last.hover()
    expect(shown.first).to_be_visible()
    ana.page.mouse.move(5, 5)
    expect(shown).to_have_count(0)
    log.press("ArrowUp")
    expect(shown.first).to_be_visible()


# Walls close off Cyzicus (an amphora and a lyre); Ana can claim it.
CLOSED: dict[str, Any] = {
    "walls": ["b2-c3", "c3-d3", "d3-e3"],
    "alexander": "e3",
    "display": ["temple", "temple"],
    "hands": [["amphora", "lyre"], ["temple"]],
    "turn": {"phase": "act"},
}


def shield(person: Person) -> Locator:
    provinces = person.page.get_by_role("list", name=person.words("web-alx-provinces"))
    return provinces.get_by_role("button", name="Cyzicus")


def bubble(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name="Cyzicus")


def test_a_province_is_claimed_where_it_lies(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, CARDS, position=CLOSED)
    shield(ana).click()
    expect(bubble(ana)).to_contain_text(ana.words("web-alx-worth", value=2))
    slots = bubble(ana).locator(".slot")
    expect(slots).to_have_count(2)
    kinds = [str(slot.get_attribute("class")) for slot in slots.all()]
    assert sorted(kind.split()[1] for kind in kinds) == ["card", "guard"]
    guard = bubble(ana).locator(".slot.guard")
    where = guard.get_attribute("aria-label")
    bubble(ana).locator(".slot.card").click()
    expect(guard).to_have_count(1)  # it has moved
    assert guard.get_attribute("aria-label") != where
    bubble(ana).get_by_role("button", name=ana.words("web-alx-another-guard")).click()
    expect(guard).to_have_count(2)
    before = view_of(ana)["match"]["ply"]
    bubble(ana).get_by_role("button", name=ana.words("web-alx-occupy-now"), exact=True).click()
    expect(bubble(ana)).to_have_count(0)
    view = until(ana, lambda view: view["match"]["ply"] > before)["match"]["view"]
    assert [part["owner"] for part in view["provinces"] if not part["is_open"]] == [0]


def test_nothing_is_sent_before_a_claim_is_paid(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, CARDS, position=CLOSED)
    before = view_of(ana)["match"]["ply"]
    shield(ana).press("Enter")
    expect(bubble(ana)).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(bubble(ana)).to_have_count(0)
    assert view_of(ana)["match"]["ply"] == before


def test_a_claim_says_that_two_guards_earn_no_tax(house: House, visit: Visit) -> None:
    poor = {**CLOSED, "hands": [["temple"], ["temple"]]}
    ana = sit_down(house, visit, CARDS, position=poor)
    shield(ana).click()
    expect(bubble(ana).locator(".slot.guard")).to_have_count(2)
    expect(bubble(ana)).to_contain_text(ana.words("web-alx-untaxed", count=2))


def test_the_bubble_of_a_claim_keeps_off_what_a_finger_pressed(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, CARDS, position=CLOSED, **TOUCH)
    shield(ana).tap()
    expect(bubble(ana)).to_be_visible()
    ana.page.wait_for_timeout(600)  # the camera moves
    told, pressed = bubble(ana).bounding_box(), shield(ana).bounding_box()
    assert told and pressed
    assert pressed["y"] + pressed["height"] <= told["y"]


def test_a_card_of_the_hand_shows_where_it_would_serve(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, CARDS, position=CLOSED)
    expect(shield(ana)).to_be_visible()
    expect(ana.page.locator(".serves")).to_have_count(0)
    ana.page.locator("[data-spot=hand-lyre]").hover()
    expect(ana.page.locator(".serves")).to_have_count(1)
    ana.page.mouse.move(5, 300)
    expect(ana.page.locator(".serves")).to_have_count(0)


# A soldier leads to one space, a lyre in hand to another.
OPEN: dict[str, Any] = {
    "alexander": "e6",
    "display": ["soldier", "soldier"],
    "hands": [["lyre"], ["temple"]],
}


def corners(person: Person) -> Locator:
    return person.page.locator("g.corner")


def test_a_march_is_one_press(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, CARDS, position=OPEN)
    match = my_turn(ana)["match"]
    only = [march for march in match["view"]["marches"] if march["ways"] == 1]
    point, walls = only[0]["point"], only[0]["walls"]
    corner = ana.page.locator(f"[data-corner={point}]")
    corner.hover()
    expect(ana.page.locator(".tip")).to_contain_text(ana.words("web-alx-walls-new", walls=walls))
    expect(ana.page.locator(".slot.raised").first).to_be_visible()
    corner.click()
    if ana.page.locator("g.corner.asked").count():
        ana.page.locator(".slot.raised").first.click()
    view = until(ana, lambda view: view["match"]["view"]["turn"]["phase"] == "act")
    assert view["match"]["view"]["alexander"] == point


def test_a_card_narrows_where_alexander_can_march(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, CARDS, position=OPEN)
    expect(corners(ana).first).to_be_visible()
    every = corners(ana).count()
    ply = view_of(ana)["match"]["ply"]
    lyre = ana.page.locator("[data-spot=hand-lyre]")
    lyre.click()
    expect(lyre).to_have_attribute("aria-pressed", "true")
    assert 0 < corners(ana).count() < every
    lyre.click()
    expect(corners(ana)).to_have_count(every)
    assert view_of(ana)["match"]["ply"] == ply


def test_what_comes_under_a_mouse_at_rest_tells_nothing(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, CARDS, position=OPEN, size=PHONE)
    match = my_turn(ana)["match"]
    there, other = match["view"]["marches"][0]["point"], corners(ana).last
    expect(other).not_to_have_attribute("data-corner", there)
    box = other.locator(".dot").bounding_box()
    assert box
    ana.page.locator(f"[data-corner={there}]").press("Enter")
    if ana.page.locator("g.corner.asked").count():
        ana.page.locator(".slot.raised").first.press("Enter")
    until(ana, lambda view: view["match"]["ply"] > match["ply"])
    expect(corners(ana)).to_have_count(0)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ana.page.mouse.move(x, y)
    while view_of(ana)["match"]["ply"] > match["ply"]:
        ana.page.keyboard.press("u")
        ana.page.wait_for_timeout(100)
    expect(other).to_be_visible()
    expect(ana.page.locator("g.corner:hover")).to_have_count(1)  # it lies under the mouse
    expect(ana.page.locator(".tip")).to_have_count(0)
    ana.page.mouse.move(x + 2, y)
    expect(ana.page.locator(".tip")).to_be_visible()


def test_a_thumb_that_slides_away_marches_nowhere(house: House, visit: Visit) -> None:
    ana = sit_down(house, visit, CARDS, position=OPEN, **TOUCH)
    box = corners(ana).first.locator(".dot").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ply, client = view_of(ana)["match"]["ply"], ana.context.new_cdp_session(ana.page)
    touch(client, "touchStart", x, y)
    expect(ana.page.locator(".tip")).to_be_visible()
    touch(client, "touchMove", x + 150, y + 160)
    expect(ana.page.locator(".tip")).to_have_count(0)
    touch(client, "touchEnd")
    ana.page.wait_for_timeout(200)
    assert view_of(ana)["match"]["ply"] == ply
    ana.page.touchscreen.tap(x, y)
    until(ana, lambda view: view["match"]["ply"] > ply or ana.page.locator("g.asked").count())


def touch(client: CDPSession, kind: str, *at: float) -> None:
    points = [{"x": at[0], "y": at[1]}] if at else []
    client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
